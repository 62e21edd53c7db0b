/// The characters that stand for common system images, one cell each.
enum SystemSymbol {
  /// The character for a name; a name that has none stands for itself.
  ///
  /// A filled, encircled or framed image without a character of its own has that of the plain one.
  static func character(_ name: String) -> String {
    var base = name[...]
    while true {
      if let character = all[String(base)] { return character }
      guard let dot = base.lastIndex(of: "."),
        ["fill", "circle", "square"].contains(base[base.index(after: dot)...])
      else { return name }
      base = base[..<dot]
    }
  }

  static let all = [arrows, signs, forms, things, nature].reduce(into: [:]) {
    $0.merge($1) { first, _ in first }
  }

  private static let arrows = [
    "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→",
    "arrow.up.right": "↗", "arrow.up.left": "↖", "arrow.down.right": "↘", "arrow.down.left": "↙",
    "arrow.up.arrow.down": "⇅", "arrow.left.arrow.right": "⇄", "arrow.left.and.right": "↔",
    "arrow.up.and.down": "↕", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "arrow.triangle.2.circlepath": "↻", "arrow.uturn.backward": "↶", "arrow.uturn.forward": "↷",
    "arrow.uturn.left": "↶", "arrow.uturn.right": "↷", "arrow.turn.down.right": "↳",
    "arrow.turn.up.left": "↰", "arrow.backward": "←", "arrow.forward": "→",
    "arrowshape.turn.up.left": "↩", "arrowshape.turn.up.right": "↪", "square.and.arrow.up": "⇪",
    "square.and.arrow.down": "⇩", "arrow.down.to.line": "⤓", "arrow.up.to.line": "⤒",
    "chevron.up": "⌃", "chevron.down": "⌄", "chevron.left": "‹", "chevron.right": "›",
    "chevron.backward": "‹", "chevron.forward": "›", "chevron.up.chevron.down": "↕",
    "chevron.left.2": "«", "chevron.right.2": "»", "arrowtriangle.up": "△",
    "arrowtriangle.up.fill": "▲", "arrowtriangle.down": "▽", "arrowtriangle.down.fill": "▼",
    "arrowtriangle.left": "◁", "arrowtriangle.left.fill": "◀", "arrowtriangle.right": "▷",
    "arrowtriangle.right.fill": "▶",
  ]

  private static let signs = [
    "plus": "+", "minus": "−", "xmark": "✕", "checkmark": "✓", "multiply": "×", "divide": "÷",
    "equal": "=", "plusminus": "±", "percent": "%", "number": "#", "sum": "∑", "function": "ƒ",
    "infinity": "∞", "plus.circle": "⊕", "minus.circle": "⊖", "xmark.circle": "⊗",
    "checkmark.circle": "✓", "checkmark.circle.fill": "✔", "checkmark.seal": "✓",
    "checkmark.seal.fill": "✔", "checkmark.square": "☑", "plus.square": "⊞", "minus.square": "⊟",
    "xmark.square": "⊠", "info": "ℹ", "info.circle": "ⓘ", "questionmark": "?",
    "exclamationmark": "!", "exclamationmark.triangle": "⚠", "ellipsis": "…", "dollarsign": "$",
    "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "at": "@", "textformat": "A",
    "bold": "B", "italic": "I", "asterisk": "*", "nosign": "⊘", "power": "⏻", "command": "⌘",
    "option": "⌥", "delete.left": "⌫", "return": "↵", "escape": "⎋",
  ]

  private static let forms = [
    "circle": "○", "circle.fill": "●", "square": "□", "square.fill": "■", "triangle": "△",
    "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆", "hexagon": "⬡",
    "hexagon.fill": "⬢", "rectangle": "▭", "rectangle.fill": "▬", "app": "▢",
    "largecircle.fill.circle": "◉", "target": "◎", "scope": "⌖", "star": "☆", "star.fill": "★",
    "heart": "♡", "heart.fill": "♥", "seal": "✺", "sparkle": "✦", "sparkles": "✦",
    "wand.and.stars": "✧", "square.grid.2x2": "⊞", "square.grid.3x3": "▦",
    "line.3.horizontal": "≡", "list.bullet": "≡", "list.number": "≡", "list.dash": "≡",
    "slider.horizontal.3": "≣", "square.stack": "❏", "sidebar.left": "◧", "sidebar.right": "◨",
    "circle.lefthalf.filled": "◐", "circle.righthalf.filled": "◑",
  ]

  private static let things = [
    "trash": "⌫", "gear": "⚙", "gearshape": "⚙", "pencil": "✎", "square.and.pencil": "✎",
    "highlighter": "✐", "paintbrush": "✐", "folder": "▱", "folder.fill": "▰", "doc": "▯",
    "doc.fill": "▮", "doc.text": "▤", "doc.on.doc": "❐", "clipboard": "▤", "tray": "⊔",
    "archivebox": "⊟", "cart": "⊔", "cart.fill": "⊔", "bag": "◫", "gift": "⊞", "creditcard": "▬",
    "banknote": "$", "tag": "⌑", "tag.fill": "◆", "bookmark": "⚐", "bookmark.fill": "⚑",
    "flag": "⚐", "flag.fill": "⚑", "book": "▥", "book.closed": "▮", "newspaper": "▤", "link": "∞",
    "paperclip": "⊂", "scissors": "✂", "hammer": "⚒", "wrench": "⚒", "key": "⚷", "lock": "▣",
    "lock.open": "▢", "magnifyingglass": "⌕", "eye": "◉", "eye.slash": "⊘", "lightbulb": "⚲",
    "lightbulb.fill": "⚲", "bell": "∩", "bell.slash": "⊘", "calendar": "▦", "clock": "◷",
    "alarm": "◶", "timer": "◴", "stopwatch": "◵", "hourglass": "⧗", "photo": "▧",
    "photo.on.rectangle": "▧", "camera": "◙", "video": "▷", "printer": "⎙", "keyboard": "⌨",
    "desktopcomputer": "▭", "laptopcomputer": "▭", "iphone": "▯", "ipad": "▭", "phone": "☎",
    "envelope": "✉", "message": "❝", "bubble.left": "❝", "text.bubble": "❝", "quote.bubble": "❝",
    "paperplane": "➤", "map": "▩", "mappin": "⌖", "location": "➤", "house": "⌂",
    "building.2": "▥", "airplane": "✈", "car": "☸", "bicycle": "∞", "fork.knife": "Ψ",
    "cup.and.saucer": "♨", "bed.double": "⊢", "crown": "♔", "trophy": "♕", "chart.bar": "▟",
    "chart.pie": "◔", "chart.line.uptrend.xyaxis": "↗", "cube": "◰", "shippingbox": "⊠",
    "puzzlepiece": "⌘", "shield": "▽", "pin": "⊤",
  ]

  private static let nature = [
    "person": "☺", "person.fill": "☻", "person.2": "☺", "person.3": "☺",
    "person.crop.circle": "☺", "face.smiling": "☺", "hand.raised": "☝", "hand.thumbsup": "☝",
    "hand.thumbsdown": "☟", "figure.walk": "☺", "globe": "◍", "network": "◍", "sun.max": "☼",
    "sun.max.fill": "☀", "sun.min": "☼", "moon": "☾", "moon.fill": "☽", "moon.stars": "☾",
    "cloud": "☁", "cloud.rain": "☂", "cloud.sun": "☁", "umbrella": "☂", "snowflake": "❄",
    "wind": "≈", "bolt": "↯", "flame": "♨", "drop": "◊", "leaf": "☘", "tree": "♠",
    "pawprint": "∴", "wifi": "≋", "wifi.slash": "⊘", "antenna.radiowaves.left.and.right": "≋",
    "battery.100": "▮", "play": "▷", "play.fill": "▶", "pause": "‖", "stop": "□",
    "stop.fill": "■", "record.circle": "◉", "forward": "»", "backward": "«", "forward.end": "»",
    "backward.end": "«", "shuffle": "⤮", "repeat": "⟳", "speaker": "♪", "speaker.wave.1": "♪",
    "speaker.wave.2": "♪", "speaker.wave.3": "♪", "speaker.slash": "⊘", "music.note": "♫",
    "music.note.list": "♫", "mic": "φ", "mic.slash": "⊘", "headphones": "Ω",
  ]
}
