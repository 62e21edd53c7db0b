/// All verdicts of one verification, with what was found file by file.
public struct VerificationReport: Hashable, Sendable {
  /// One file: what is wrong with the text itself, and the verdicts of its programs.
  public struct File: Hashable, Sendable {
    public var path: String
    public var diagnostics: [Diagnostic]
    public var verdicts: [Verdict]

    public init(path: String, diagnostics: [Diagnostic], verdicts: [Verdict]) {
      self.path = path
      self.diagnostics = diagnostics
      self.verdicts = verdicts
    }

    public var counts: Counts { Counts(verdicts) }
  }

  /// How many programs were found, and what became of them.
  public struct Counts: Hashable, Sendable {
    public var found = 0
    public var held = 0
    public var failed = 0
    public var skipped = 0
    public var cached = 0
    public var linkedAlone = 0

    public init(_ verdicts: some Sequence<Verdict>) {
      for verdict in verdicts {
        found += 1
        if verdict.isCached { cached += 1 }
        if verdict.isLinkedAlone { linkedAlone += 1 }
        switch verdict.outcome {
        case .held: held += 1
        case .failed: failed += 1
        case .skipped: skipped += 1
        }
      }
    }
  }

  public var files: [File]
  /// How long it took.
  public var duration: Duration

  public init(files: [File], duration: Duration) {
    self.files = files
    self.duration = duration
  }

  public var counts: Counts { Counts(files.flatMap(\.verdicts)) }

  /// Whether everything holds: no failure, and nothing wrong with any text.
  public var isGood: Bool {
    counts.failed == 0
      && files.allSatisfy { file in
        !file.diagnostics.contains { $0.severity == .error }
      }
  }
}
