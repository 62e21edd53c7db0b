/// A control for a number between two bounds.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
  public typealias Body = Never
  private let range: SliderRange
  private let label: Label
  private let ends: (minimum: ValueLabel, maximum: ValueLabel)?

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label,
    ends: (minimum: ValueLabel, maximum: ValueLabel)?, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    range = SliderRange(
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: step.map { Double(V(0).advanced(by: $0)) },
      read: { Double(value.wrappedValue) },
      write: {
        onEditingChanged(true)
        value.wrappedValue = V($0)
        onEditingChanged(false)
      })
    self.label = label
    self.ends = ends
  }

  // Apple also says `V.Stride: BinaryFloatingPoint`, which is true of every such number. Without it
  // a binding to an integer is one error, and the error names the number.

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, step: nil, label: label(), ends: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, step: step, label: label(), ends: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged)
  }

  @MainActor func declareChildren(in node: Node) {
    node.declare(label, at: .position(0))
    guard let ends else { return }
    node.declare(ends.minimum, at: .position(1))
    node.declare(ends.maximum, at: .position(2))
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let parts = Dictionary(grouping: content) { $0.node.slot(in: node) == .position(0) }
    var range = range
    range.ends = parts[false] ?? []
    return [Fragment(kind: .slider(range), content: parts[true] ?? [], node: node)]
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: nil, label: label(), ends: nil, onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: step, label: label(), ends: nil, onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: nil, label: EmptyView(), ends: nil, onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: step, label: EmptyView(), ends: nil, onEditingChanged)
  }
}

/// A slider's value and where it may go.
struct SliderRange {
  let bounds: ClosedRange<Double>
  let step: Double?
  let read: () -> Double
  let write: (Double) -> Void
  /// What stands at its two ends.
  var ends: [Fragment] = []

  /// Moves to `value`, or to the nearest step inside the bounds.
  func set(_ value: Double) {
    var value = min(max(value, bounds.lowerBound), bounds.upperBound)
    if let step {
      let steps = ((value - bounds.lowerBound) / step).rounded()
      value = min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
    write(value)
  }

  /// Moves by one step, or a tenth of the range where it has none.
  func move(by steps: Double) {
    set(read() + steps * (step ?? (bounds.upperBound - bounds.lowerBound) / 10))
  }
}
