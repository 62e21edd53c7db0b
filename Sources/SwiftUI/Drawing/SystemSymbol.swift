/// The characters that stand for common system images.
enum SystemSymbol {
  static func character(_ name: String) -> String { known[name] ?? name }

  private static let known = [
    "plus": "+", "minus": "−", "xmark": "✕", "checkmark": "✓", "star": "☆", "star.fill": "★",
    "heart": "♡", "heart.fill": "♥", "trash": "⌫", "gear": "⚙", "pencil": "✎", "moon": "☾",
    "sun.max": "☀", "chevron.right": "›", "chevron.left": "‹", "chevron.down": "⌄",
    "chevron.up": "⌃", "arrow.right": "→", "arrow.left": "←", "arrow.up": "↑", "arrow.down": "↓",
    "arrow.clockwise": "↻", "magnifyingglass": "⌕", "circle": "○", "circle.fill": "●",
    "square": "□", "square.fill": "■", "play.fill": "▶", "pause.fill": "⏸", "envelope": "✉",
    "airplane": "✈", "globe": "◍", "lightbulb": "☼", "lightbulb.fill": "☀",
  ]
}
