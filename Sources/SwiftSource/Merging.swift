/// Why a block of code cannot change a file declaration by declaration.
public struct MergeError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    /// Several declarations of the file have the key.
    case ambiguous(String)
    /// The block declares the same thing twice.
    case repeated(String)
    /// Top-level code, or `#if`: nothing in the file says where it belongs.
    case unnamed(String)
  }

  public var reason: Reason
  /// The line of the block, from 1.
  public var line: Int

  public var description: String {
    switch reason {
    case .ambiguous(let key):
      "the file has '\(key)' more than once; write 'whole' and the whole file"
    case .repeated(let key):
      "the block has '\(key)' twice; write 'whole' and the whole file"
    case .unnamed(let what):
      "\(what) has no name to be found by in the file; write 'whole' and the whole file"
    }
  }
}

extension SwiftText {
  /// The text changed by a block: its declarations replace those with the same key or follow at the
  /// end, its imports join the text's.
  public func merging(_ block: SwiftText) throws(MergeError) -> SwiftText {
    let old = declarations
    let new = block.declarations
    var keys: Set<String> = []
    for declaration in new where declaration.kind != .import {
      guard declaration.kind == .declaration else {
        throw MergeError(reason: .unnamed(declaration.key), line: declaration.line)
      }
      guard keys.insert(declaration.key).inserted else {
        throw MergeError(reason: .repeated(declaration.key), line: declaration.line)
      }
    }

    var edits: [(range: Range<Int>, text: String)] = []
    var additions: [String] = []
    var imports: [String] = []
    for declaration in new {
      let text = block.text(of: declaration)
      let matches = old.filter { $0.key == declaration.key && $0.kind == declaration.kind }
      if declaration.kind == .import {
        if matches.isEmpty { imports.append(text) }
      } else if matches.count > 1 {
        throw MergeError(reason: .ambiguous(declaration.key), line: declaration.line)
      } else if let match = matches.first {
        edits.append((match.range, text))
      } else {
        additions.append(text)
      }
    }
    if !imports.isEmpty {
      let end = old.last { $0.kind == .import }?.range.upperBound
      let lines = imports.joined(separator: "\n")
      let text = end == nil ? lines + "\n\n" : "\n" + lines
      let place = end ?? old.first?.range.lowerBound ?? 0
      edits.append((place..<place, text))
    }
    return applying(edits, adding: additions)
  }

  private func text(of declaration: Declaration) -> String {
    String(decoding: Array(text.utf8)[declaration.range], as: UTF8.self)
  }

  private func applying(
    _ edits: [(range: Range<Int>, text: String)], adding additions: [String]
  ) -> SwiftText {
    let bytes = Array(text.utf8)
    var result = ""
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += String(decoding: bytes[end..<edit.range.lowerBound], as: UTF8.self)
      result += edit.text
      end = edit.range.upperBound
    }
    result += String(decoding: bytes[end...], as: UTF8.self)
    for addition in additions {
      while result.last?.isNewline == true { result.removeLast() }
      result += result.isEmpty ? addition : "\n\n" + addition
    }
    if result.last?.isNewline == false { result += "\n" }
    return SwiftText(result)
  }
}
