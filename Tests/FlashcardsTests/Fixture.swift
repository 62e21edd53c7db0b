import Foundation

/// A file of the folder `Fixtures`, beside the tests.
func fixture(_ name: String, file: String = #filePath) throws -> Data {
  let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
  return try Data(contentsOf: folder.appendingPathComponent("Fixtures/\(name)"))
}

/// Whether two numbers agree to 1e-9, relative to the second.
func agree(_ value: Double, _ reference: Double) -> Bool {
  abs(value - reference) <= 1e-9 * abs(reference)
}
