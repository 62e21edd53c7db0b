public import Markdown

/// The content of a step, a card's side or an exercise: what is shown, in order.
public struct Section: Hashable, Sendable {
  public var elements: [Element]

  public init(elements: [Element] = []) {
    self.elements = elements
  }
}

/// One thing that a page shows.
public indirect enum Element: Hashable, Sendable {
  /// Prose, a list, a table, a quote: Markdown as it stands.
  case prose(Block)
  /// A block of code; `program` names the program that it is or belongs to.
  case code(CodeElement)
  /// What is hidden until the learner asks.
  case details(Details)
  /// A task list.
  case question(Question)
  /// Code that changes the lesson's project.
  case change(ProjectChange)
  case exercise(Exercise)
}

/// A block of code with what it is.
public struct CodeElement: Hashable, Sendable {
  public var info: BlockInfo
  public var code: CodeBlock
  public var place: Place
  /// The id of the program that this block is, or that this expectation is about.
  public var program: String?

  /// Whether the tutor shows the block at once: expectations and hidden code are kept back.
  public var isShown: Bool {
    switch info.role {
    case .output, .log, .diagnostics, .session: false
    default: !info.isHidden
    }
  }
}

/// A `<details>` block: its summary's first word decides what it is for.
public struct Details: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case hint, solution, answer
    /// Any other summary; shown as text.
    case other(String)
  }

  public var kind: Kind
  public var content: Section
  public var place: Place
}

/// A task list that asks: several right choices, or one.
public struct Question: Hashable, Sendable {
  public struct Choice: Hashable, Sendable {
    public var text: [Block]
    public var isRight: Bool
    /// What whoever picks the choice is told.
    public var reply: [Block]
  }

  public var choices: [Choice]
  public var place: Place

  public var right: [Int] { choices.indices.filter { choices[$0].isRight } }
}

/// A block that changes a file of the lesson's project.
public struct ProjectChange: Hashable, Sendable {
  public var file: String
  public var text: String
  /// Whether the block replaces the file, rather than declarations in it.
  public var isWhole: Bool
  public var place: Place
}

/// A task for the learner, with a starter that fails and a solution that passes.
public struct Exercise: Hashable, Sendable {
  public var id: String
  public var title: String
  /// Why the starter must fail.
  public var reason: String?
  public var content: Section
  public var starter: CodeElement?
  public var solution: CodeElement?
  public var place: Place
}

extension Section {
  /// The hints in their order, wherever they stand.
  public var hints: [Section] { details(of: .hint) }

  /// The answers and solutions in their order.
  public var answers: [Section] { details(of: .answer) + details(of: .solution) }

  /// The questions in their order, those of exercises and details aside.
  public var questions: [Question] {
    elements.compactMap { if case .question(let question) = $0 { question } else { nil } }
  }

  private func details(of kind: Details.Kind) -> [Section] {
    elements.flatMap { element -> [Section] in
      switch element {
      case .details(let details) where details.kind == kind: [details.content]
      case .exercise(let exercise): exercise.content.details(of: kind)
      default: []
      }
    }
  }
}
