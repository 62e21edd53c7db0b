/// A sheet, a cover or a popover: views in front of the screen, with a way to take them away.
nonisolated struct Sheet<Content: View>: View, PrimitiveView, EnvironmentWriter {
  typealias Body = Never
  static var contentUse: ContentUse { .partByPart }
  let style: Presentation.Style
  let presenter: Presenter
  let content: Content

  func values(over outer: EnvironmentValues) -> [ObjectIdentifier: Any] {
    var values = outer
    values.dismissAction = DismissAction(target: presenter)
    values.presentationLevel = presenter.inner
    values.presenter = presenter
    return values.written
  }

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    // A person pulls a sheet down or taps beside a popover; a cover leaves no such way.
    let mayBeTakenAway = style != .cover && presenter.locks.isEmpty
    let dismiss: @MainActor () -> Void = { presenter.dismiss() }
    let presentation = Presentation(
      style: style, title: nil, dismiss: mayBeTakenAway ? dismiss : nil)
    return [Fragment(kind: .presented(presentation), content: content, node: node)]
  }
}

nonisolated struct SheetContent<Content: View>: PresentedContent {
  let style: Presentation.Style
  let content: () -> Content

  @MainActor func content(for item: Presence, by presenter: Presenter) -> Sheet<Content> {
    Sheet(style: style, presenter: presenter, content: content())
  }
}

nonisolated struct ItemSheetContent<Item, Content: View>: PresentedContent {
  let style: Presentation.Style
  let content: (Item) -> Content

  @MainActor func content(for item: Item, by presenter: Presenter) -> Sheet<Content> {
    Sheet(style: style, presenter: presenter, content: content(item))
  }
}

extension View {
  /// Presents a sheet while `isPresented` is true; dismissing it sets the flag back, then calls
  /// `onDismiss`.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      isPresented, onDismiss: onDismiss, SheetContent(style: .sheet, content: content))
  }

  /// Presents a sheet for `item` while there is one: another item's sheet is another sheet.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      item, identity: \Item.id, onDismiss: onDismiss,
      ItemSheetContent(style: .sheet, content: content))
  }

  /// Presents views over the whole screen while `isPresented` is true; only the program takes them
  /// away.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      isPresented, onDismiss: onDismiss, SheetContent(style: .cover, content: content))
  }

  /// Presents views over the whole screen for `item` while there is one.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      item, identity: \Item.id, onDismiss: onDismiss,
      ItemSheetContent(style: .cover, content: content))
  }

  /// Presents a popover at the view while `isPresented` is true.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, SheetContent(style: .popover, content: content))
  }

  /// Presents a popover at the view for `item` while there is one.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      item, identity: \Item.id, ItemSheetContent(style: .popover, content: content))
  }
}
