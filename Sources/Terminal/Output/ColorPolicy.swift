/// Whether styles are written or left out.
public enum ColorPolicy: Hashable, Sendable {
  case plain, styled

  /// Decides as `NO_COLOR` (no-color.org), then `CLICOLOR_FORCE` (bixense.com/clicolors), then
  /// `TERM` and the kind of output say.
  public init(environment: [String: String], isTerminal: Bool) {
    let forced = environment["CLICOLOR_FORCE"] ?? ""
    if environment["NO_COLOR"]?.isEmpty == false {
      self = .plain
    } else if !forced.isEmpty, forced != "0" {
      self = .styled
    } else {
      let isDumb = ["", "dumb"].contains(environment["TERM"] ?? "")
      self = isTerminal && !isDumb ? .styled : .plain
    }
  }
}
