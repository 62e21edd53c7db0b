/// Something shown in front of the screen until it is dismissed.
struct Presentation {
  let style: Style
  let title: String?
  /// Takes it away, as a person does who pulls a sheet down; nil for what must be answered.
  let dismiss: (@MainActor () -> Void)?

  enum Style {
    /// Hides what is behind it.
    case sheet, cover
    /// Leaves what is behind it to be seen.
    case alert, dialog, popover
  }

  /// The title as a text, if there is one to be read.
  var titles: [String] { [title ?? ""].filter { !$0.isEmpty } }
}
