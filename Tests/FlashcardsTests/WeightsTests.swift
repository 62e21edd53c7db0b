import Flashcards
import Foundation
import Testing

@Suite struct WeightsTests {
  @Test func `no weights are the defaults`() throws {
    #expect(try Weights([]) == .standard)
    #expect(try Weights(Weights.standard.values) == .standard)
  }

  @Test func `nineteen weights get no saturation and the old decay`() throws {
    let old = Array(Weights.standard.values.prefix(19))
    #expect(try Weights(old).values == old + [0, 0.5])
  }

  @Test func `seventeen weights get their difficulty rescaled`() throws {
    var old = Array(Weights.standard.values.prefix(17))
    old[4] = 5
    old[5] = 1
    old[6] = 0.9
    let values = try Weights(old).values
    #expect(values[4] == 7)
    #expect(agree(values[5], 0.46209812037329684))
    #expect(values[6] == 1.4)
    #expect(Array(values[17...]) == [0, 0, 0, 0.5])
  }

  @Test(arguments: [
    (0, 0.0, "weight w0 is 0.0, which is not from 0.001 to 100.0"),
    (4, 10.5, "weight w4 is 10.5, which is not from 1.0 to 10.0"),
    (20, 0.05, "weight w20 is 0.05, which is not from 0.1 to 0.8"),
    (7, Double.nan, "weight w7 is not a finite number"),
    (8, Double.infinity, "weight w8 is not a finite number"),
  ])
  func `a weight outside its range is refused`(index: Int, value: Double, message: String) {
    var values = Weights.standard.values
    values[index] = value
    let error = #expect(throws: WeightsError.self) { try Weights(values) }
    #expect(error?.description == message)
  }

  @Test(arguments: [1, 16, 18, 20, 22])
  func `another number of weights is refused`(count: Int) {
    let error = #expect(throws: WeightsError.self) {
      try Weights([Double](repeating: 1, count: count))
    }
    #expect(error == .count(count))
  }
}
