import Foundation

/// One thing that a person does to a program on stage, as the wire has it.
struct StageCommand: Decodable {
  let command: String
  var label: String?
  var number: Int?
  var text: String?
  var option: String?
  var value: String?
  var milliseconds: Double?
  var columns: Int?
  var rows: Int?
  /// Whether what has just rerun is marked.
  var marks: Bool?
  var view: String?
}

/// What comes of a command.
enum StageReply: Equatable {
  case launched(views: Bool)
  case lines([String])
  case screen(DrawnScreen)
  case failure(String, available: [String])

  /// The reply as a line of JSON.
  var line: String {
    switch self {
    case .launched(let views): #"{"launched":true,"views":\#(views)}"#
    case .lines(let lines): #"{"lines":\#(Self.json(lines))}"#
    case .screen(let screen): Self.json(screen)
    case .failure(let text, let available):
      #"{"failure":\#(Self.json(text)),"available":\#(Self.json(available))}"#
    }
  }

  private static func json<Value: Encodable>(_ value: Value) -> String {
    // Strings and lists of strings always encode.
    guard let data = try? JSONEncoder().encode(value) else { return "null" }
    return String(decoding: data, as: UTF8.self)
  }
}
