public import Markdown

/// A program that a Markdown file makes a claim about: what is compiled, how, and what must come of it.
public struct Program: Hashable, Sendable {
  /// The program's name in its file: its `name=`, or one made from the block's place.
  public var id: String
  /// The Markdown file, as it is named in messages.
  public var path: String
  /// Where the program's fence begins.
  public var place: Place
  public var claim: Claim
  /// Whether the claim must hold, or must turn out not to.
  public var proof: Proof
  /// The files of the module, the program's own block last.
  public var units: [SourceUnit]
  public var settings: CompilerSettings
  /// How long launch and session may take together.
  public var timeLimit: Duration
  /// Why the program is not verified; nil where it is.
  public var skipReason: String?
  /// Whether the tutor shows the block.
  public var isHidden: Bool
  public var expectations: Expectations

  public init(
    id: String, path: String, place: Place, claim: Claim, proof: Proof = .holds,
    units: [SourceUnit], settings: CompilerSettings = CompilerSettings(),
    timeLimit: Duration = .seconds(10),
    skipReason: String? = nil, isHidden: Bool = false, expectations: Expectations = Expectations()
  ) {
    self.id = id
    self.path = path
    self.place = place
    self.claim = claim
    self.proof = proof
    self.units = units
    self.settings = settings
    self.timeLimit = timeLimit
    self.skipReason = skipReason
    self.isHidden = isHidden
    self.expectations = expectations
  }

  /// What a block says will happen to it.
  public enum Claim: String, Hashable, Sendable {
    /// It compiles, runs, exits with 0 and prints what is expected.
    case runs
    /// It does not compile, for the reasons given.
    case fails
    /// It compiles, prints, and traps.
    case traps
  }

  /// What verification wants to see.
  public enum Proof: Hashable, Sendable {
    /// The program does what is claimed.
    case holds
    /// It does not: a wrong answer, an exercise's starter. The reason, where one is given, is
    /// part of the first error or of the first line that differs.
    case isRefuted(because: String?)
  }
}

/// One file of a program's module, and where its text stands in the Markdown.
public struct SourceUnit: Hashable, Sendable {
  /// The file's name within the module, such as `main.swift`.
  public var name: String
  public var text: String
  /// The file that messages about this text name.
  public var path: String
  /// Where the first line of the text stands in that file; every line is indented alike.
  public var place: Place

  public init(name: String, text: String, path: String, place: Place) {
    self.name = name
    self.text = text
    self.path = path
    self.place = place
  }
}

/// How a module is compiled.
///
/// The defaults are the strict ones of the course.
public struct CompilerSettings: Hashable, Sendable {
  public enum Mode: Int, Hashable, Sendable {
    case swift5 = 5
    case swift6 = 6
  }

  public enum Isolation: String, Hashable, Sendable {
    case nonisolated
    case mainActor = "MainActor"
  }

  public var mode: Mode
  public var defaultIsolation: Isolation
  public var approachableConcurrency: Bool
  /// Whether `import SwiftUI` is implied, as for every block of a Markdown file.
  public var importsSwiftUI: Bool

  public init(
    mode: Mode = .swift6, defaultIsolation: Isolation = .nonisolated,
    approachableConcurrency: Bool = false, importsSwiftUI: Bool = true
  ) {
    self.mode = mode
    self.defaultIsolation = defaultIsolation
    self.approachableConcurrency = approachableConcurrency
    self.importsSwiftUI = importsSwiftUI
  }
}
