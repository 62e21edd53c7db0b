public import SwiftSource
public import Markdown

/// What the compiler made of a module, or said about it.
public struct CompiledModule: Hashable, Sendable {
  /// The module's name, made from its text alone.
  public var name: String
  /// Where the object file is; nil where the compiler refused.
  public var object: String?
  public var messages: [CompilerMessage]
  public var facts: ModuleFacts

  public var errors: [CompilerMessage] { messages.filter { $0.severity == .error } }
}

/// Something the compiler said, placed in the file that the learner or author sees.
public struct CompilerMessage: Hashable, Sendable {
  public var severity: Diagnostic.Severity
  /// Without the tag `[#Group]` that the compiler puts at the end.
  public var text: String
  public var path: String
  public var place: Place
  /// The line within the program's own block, from 1; nil in another file.
  public var line: Int?

  /// The message as a diagnostic.
  public var diagnostic: Diagnostic {
    Diagnostic(path: path, place: place, severity: severity, message: text)
  }
}
