public import SwiftSource

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
