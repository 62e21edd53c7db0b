/// Whether something is to be seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As is usual where it stands.
  case automatic
  case visible
  case hidden
}
