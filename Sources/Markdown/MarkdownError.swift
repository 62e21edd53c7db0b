/// Why a text is refused before anything is made of it, and where.
public struct MarkdownError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can be wrong with a text.
  public enum Reason: Hashable, Sendable {
    case invalidUTF8
    case nul
    /// The fence that was opened at the error's place is never closed.
    case unclosedFence(String)
    /// Raw HTML that began at `line` swallows a fence or directive, which a reader would not see.
    case swallowed(String, byHTMLAt: Int)
    /// A comment that is never closed hides all that follows.
    case unclosedComment
    /// A fence that is indented so far that it is code to be shown, and no fence.
    case indentedFence(String)
    /// Quotes and lists stand in each other more than a hundred deep.
    case nestedTooDeep
    /// The text has more marks up to here than a tree can be made of in bounded memory.
    case tooDense
  }

  public var reason: Reason
  public var place: Place

  public init(_ reason: Reason, at place: Place) {
    self.reason = reason
    self.place = place
  }

  public var description: String {
    switch reason {
    case .invalidUTF8:
      "this is not valid UTF-8; save the file as UTF-8"
    case .nul:
      "a NUL byte cannot stand in Markdown; remove it"
    case .unclosedFence(let fence):
      "the fence '\(fence)' is never closed; close it with a line of '\(fence)'"
    case .swallowed(let what, let line):
      "'\(what)' is swallowed by the raw HTML that begins at line \(line); "
        + "put a blank line after the HTML"
    case .unclosedComment:
      "this comment is never closed and hides all that follows; close it with '-->'"
    case .indentedFence(let fence):
      "'\(fence)' is indented by four blanks or more, so it is no fence; indent it less"
    case .nestedTooDeep:
      "quotes and lists stand in each other more than a hundred deep; flatten them"
    case .tooDense:
      "the text has more than a million marks up to this line; split it into several files"
    }
  }
}

/// All that is wrong with a text, in its order; never empty.
public struct MarkdownErrors: Error, Hashable, Sendable {
  public var all: [MarkdownError]

  public init(_ all: [MarkdownError]) {
    self.all = all
  }
}
