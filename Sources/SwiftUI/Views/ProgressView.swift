/// Shows how much of something is done, or that something is going on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  public typealias Body = Never
  /// From 0 to 1; nil while nobody knows.
  private let part: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  private init(part: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.part = part
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      part: Self.part(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  private static func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    if value < 0 || value > total { RuntimeIssue.progressOutOfBounds.report() }
    return total > 0 ? Double(min(max(value, 0), total)) / Double(total) : 0
  }

  @MainActor func declareChildren(in node: Node) {
    if let label { node.declare(label, at: .position(0)) }
    if let currentValueLabel { node.declare(currentValueLabel, at: .position(1)) }
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .progress(part), content: content, node: node)]
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(part: nil, label: nil, currentValueLabel: nil)
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(part: nil, label: label(), currentValueLabel: nil)
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(part: nil, label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(part: nil, label: Text(title), currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(part: Self.part(value, of: total), label: nil, currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(part: Self.part(value, of: total), label: label(), currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(part: Self.part(value, of: total), label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(part: Self.part(value, of: total), label: Text(title), currentValueLabel: nil)
  }
}

/// How progress views look.
public protocol ProgressViewStyle {}

public struct DefaultProgressViewStyle: ProgressViewStyle { public init() {} }
public struct LinearProgressViewStyle: ProgressViewStyle { public init() {} }
public struct CircularProgressViewStyle: ProgressViewStyle { public init() {} }

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { Self() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { Self() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { Self() }
}

extension View {
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
}
