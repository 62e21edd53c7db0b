/// What a person has in front of them: the back of the screen, and what is presented before it.
@MainActor
struct Screen {
  /// What is presented, the one in front at the end.
  let presented: [Layer]
  private let root: Node?

  struct Layer {
    let presentation: Presentation
    /// What is to be seen of it, with the presentation around it.
    let fragment: Fragment
  }

  init(_ graph: Graph) {
    root = graph.root
    var layers: [Layer] = []
    var level = graph.presentations
    while let presenter = level.current, let fragment = presenter.fragment,
      case .presented(let presentation) = fragment.kind
    {
      layers.append(Layer(presentation: presentation, fragment: fragment))
      level = presenter.inner
    }
    presented = layers
  }

  /// What nobody presents.
  private var back: [Fragment] { root?.fragments ?? [] }

  /// What is in front, if anything is presented.
  var presentation: Presentation? { presented.last?.presentation }

  /// What can be used: only what is in front.
  var front: [Fragment] { presented.last.map { [$0.fragment] } ?? back }

  /// What can be read, from the back to the front.
  var visible: [Fragment] {
    guard let first = presented.lastIndex(where: { $0.presentation.style.hidesWhatIsBehind }) else {
      return all
    }
    return presented[first...].map(\.fragment)
  }

  /// Everything, from the back to the front.
  var all: [Fragment] { back + presented.map(\.fragment) }

  /// What waits until what is in front has gone.
  var behind: [Fragment] {
    presented.isEmpty ? [] : back + presented.dropLast().map(\.fragment)
  }
}

extension Presentation.Style {
  fileprivate var hidesWhatIsBehind: Bool {
    switch self {
    case .sheet, .cover: true
    case .alert, .dialog, .popover: false
    }
  }
}
