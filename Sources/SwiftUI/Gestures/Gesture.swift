/// What a person does to a view with a finger.
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  public var body: Never {
    fatalError("body() should not be called on \(Self.self)")
  }
}

/// One tap, or several that follow one another.
public struct TapGesture: Gesture, Sendable {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }
}

/// A finger that stays where it is.
public struct LongPressGesture: Gesture, Sendable {
  public typealias Value = Bool
  public typealias Body = Never
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A gesture and what is done when it has been made.
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void
}

extension Gesture {
  /// Runs `action` when the gesture has been made.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}

/// The closures that taps and long presses run.
struct GestureActions {
  var taps: [(count: Int, perform: () -> Void)] = []
  var presses: [() -> Void] = []

  @MainActor init(of gesture: some Gesture) {
    add(gesture) { _ in }
  }

  @MainActor private mutating func add<G: Gesture>(
    _ gesture: G, then: @escaping (G.Value) -> Void
  ) {
    if let gesture = gesture as? any RecognizedGesture {
      gesture.add(to: &self, then: { if let value = $0 as? G.Value { then(value) } })
    } else if G.Body.self != Never.self {
      add(gesture.body) { if let value = $0 as? G.Value { then(value) } }
    }
  }

  @MainActor fileprivate mutating func addEnded<Content: Gesture>(
    _ ended: _EndedGesture<Content>, then: @escaping (Any) -> Void
  ) {
    add(ended.content) { value in
      ended.action(value)
      then(value)
    }
  }
}

/// A gesture that the stage knows how to make.
private protocol RecognizedGesture {
  @MainActor func add(to actions: inout GestureActions, then: @escaping (Any) -> Void)
}

extension TapGesture: RecognizedGesture {
  func add(to actions: inout GestureActions, then: @escaping (Any) -> Void) {
    actions.taps.append((count, { then(()) }))
  }
}

extension LongPressGesture: RecognizedGesture {
  func add(to actions: inout GestureActions, then: @escaping (Any) -> Void) {
    actions.presses.append { then(true) }
  }
}

extension _EndedGesture: RecognizedGesture {
  func add(to actions: inout GestureActions, then: @escaping (Any) -> Void) {
    actions.addEnded(self, then: then)
  }
}
