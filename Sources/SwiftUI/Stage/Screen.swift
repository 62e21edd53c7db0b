/// What a person has in front of them: the back of the screen, and what is presented before it.
@MainActor
struct Screen {
  /// From the back to the front; the first one is presented by nobody.
  let layers: [Layer]

  struct Layer {
    /// Nil for the back of the screen.
    let presentation: Presentation?
    /// The `presented` fragment, or all that is at the back.
    let fragments: [Fragment]
  }

  init(_ graph: Graph) {
    var layers = [Layer(presentation: nil, fragments: graph.root?.fragments ?? [])]
    var level = graph.presentations
    while let presenter = level.current, let fragment = presenter.fragment,
      case .presented(let presentation) = fragment.kind
    {
      layers.append(Layer(presentation: presentation, fragments: [fragment]))
      level = presenter.inner
    }
    self.layers = layers
  }

  /// What can be used: only what is in front.
  var front: [Fragment] { layers[layers.count - 1].fragments }

  /// What is in front, if anything is presented.
  var presentation: Presentation? { layers[layers.count - 1].presentation }

  /// What can be seen, from the back to the front.
  var visible: [Fragment] {
    let first = layers.lastIndex { $0.presentation?.style.hidesWhatIsBehind ?? true } ?? 0
    return layers[first...].flatMap(\.fragments)
  }

  /// What waits until what is in front has gone.
  var behind: [Fragment] { layers.dropLast().flatMap(\.fragments) }
}

extension Presentation.Style {
  fileprivate var hidesWhatIsBehind: Bool {
    switch self {
    case .sheet, .cover: true
    case .alert, .dialog, .popover: false
    }
  }
}
