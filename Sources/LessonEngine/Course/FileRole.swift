/// What a Markdown file is read as: the rules for a course's files are stricter.
public enum FileRole: Hashable, Sendable {
  case lesson, deck
  /// Any Markdown file, such as a README: it may have several titles and lists of tasks.
  case document
}
