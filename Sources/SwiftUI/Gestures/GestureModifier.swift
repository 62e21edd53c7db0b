/// Makes a control of a view that is none.
///
/// What is a control already keeps its own deed: of two gestures on one view the inner one is made.
/// `isSimultaneous` lets both be made, the inner one first.
nonisolated struct GestureModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let actions: @MainActor () -> GestureActions
  var isSimultaneous = false

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let taps = node.memory as? Taps ?? Taps()
    node.memory = taps
    let actions = actions()
    return content.map { fragment in
      var fragment = fragment
      let text = fragment.texts.joined(separator: " ")
      fragment.covered += actions.presses.map { press in
        Fragment.covered("Hold", text: text, in: node) { press() }
      }
      guard !actions.taps.isEmpty else { return fragment }
      let tap: @MainActor () -> Void = {
        let count = taps.count(at: StageExecutors.clock.now)
        for action in actions.taps where count.isMultiple(of: action.count) { action.perform() }
      }
      if !fragment.isControl {
        fragment.tap = tap
      } else if isSimultaneous {
        fragment = fragment.also(tap)
      }
      return fragment
    }
  }

  /// How often a view has been tapped in quick succession.
  private final class Taps {
    private var number = 0
    private var last: Duration?

    func count(at now: Duration) -> Int {
      if let last, now - last <= .milliseconds(350) { number += 1 } else { number = 1 }
      last = now
      return number
    }
  }
}

extension Fragment {
  /// The control, with something more that a tap does.
  fileprivate func also(_ more: @escaping @MainActor () -> Void) -> Fragment {
    var fragment = self
    switch kind {
    case .button(let action, let role):
      fragment.kind = .button(
        action: {
          action()
          more()
        }, role: role)
    case .link(let action):
      fragment.kind = .link {
        action()
        more()
      }
    default:
      guard let tap else { return self }
      fragment.tap = {
        tap()
        more()
      }
    }
    return fragment
  }
}

/// Which gestures count where a gesture is added to a view.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Runs `action` when the view has been tapped `count` times; makes it a control named after its
  /// texts.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs `action` when a finger has stayed on the view.
  ///
  /// On a stage a control called "Hold" and the view's texts does that.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onEnded { _ in
          onPressingChanged?(true)
          action()
          onPressingChanged?(false)
        })
  }

  /// Lets a gesture be made on the view, unless one inside it is made first.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(actions: actions(of: gesture, mask)))
  }

  /// Lets a gesture be made on the view, isEnabled or not.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(actions: actions(of: gesture, isEnabled ? .all : .subviews)))
  }

  /// Lets a gesture be made on the view together with one inside it.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(actions: actions(of: gesture, mask), isSimultaneous: true))
  }

  private nonisolated func actions<T: Gesture>(
    of gesture: T, _ mask: GestureMask
  ) -> @MainActor () -> GestureActions {
    // A gesture is a value that only its view's own code reads.
    nonisolated(unsafe) let gesture = gesture
    return {
      var actions = unsafe GestureActions(of: gesture)
      if !mask.contains(.gesture) {
        actions.taps = []
        actions.presses = []
      }
      return actions
    }
  }

  /// Says whether the view and the views inside it can be tapped.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

nonisolated struct HitTestingModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let isEnabled: Bool

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    isEnabled ? content : content.map { $0.untouchable }
  }
}

extension Fragment {
  /// The fragment and all inside it, to be seen alone.
  fileprivate var untouchable: Fragment {
    var fragment = self
    fragment.isEnabled = false
    fragment.content = content.map(\.untouchable)
    fragment.covered = []
    return fragment
  }
}
