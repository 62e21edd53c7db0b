import Foundation

@testable import SwiftUI

/// A view that is seen as a test says, around what is in it.
nonisolated struct HandMade<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let kind: @MainActor ([Fragment], Node) -> Fragment.Kind
  let content: Content

  init(
    _ kind: @escaping @MainActor ([Fragment], Node) -> Fragment.Kind,
    @ViewBuilder content: () -> Content
  ) {
    self.kind = kind
    self.content = content()
  }

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: kind(content, node), content: content, node: node)]
  }
}

extension HandMade {
  /// A view of a kind that needs nothing else.
  @MainActor init(_ kind: Fragment.Kind, @ViewBuilder content: () -> Content) {
    self.init({ _, _ in kind }, content: content)
  }
}

/// Options for a picker or for tabs, as texts.
@MainActor
func options(
  _ names: [String], chosen: Int?, _ style: Choices.Style = .closed, in node: Node
) -> Choices {
  Choices(
    options: names.map { Choices.Option(label: [Fragment(kind: .text($0), node: node)]) },
    chosen: chosen, choose: { _ in }, style: style)
}

/// A picker of a flavour.
struct FlavourPicker: View {
  let style: Choices.Style
  var title = "Flavour"

  var body: some View {
    HandMade { _, node in
      .picker(options(["Vanilla", "Chocolate", "Mint"], chosen: 1, style, in: node))
    } content: {
      Text(title)
    }
  }
}

/// What is presented in front of a screen.
struct InFront<Content: View>: View {
  let style: Presentation.Style
  var title: String?
  @ViewBuilder let content: Content

  var body: some View {
    HandMade(.presented(Presentation(style: style, title: title, dismiss: nil))) { content }
  }
}

/// The first of March 2026, 9:41 in Greenwich.
let morning = Date(timeIntervalSince1970: 1_772_358_060)

@MainActor
func dateEntry(date: Bool = true, time: Bool = true) -> DateEntry {
  DateEntry(
    hasDate: date, hasTime: time, bounds: Date.distantPast...Date.distantFuture,
    read: { morning }, write: { _ in })
}
