import Foundation

/// Views made of the elements of a collection.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  /// The elements that the views are made of.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  @MainActor public var data: Content.Data { content.data }
}

/// A view that says how the rows inside it are deleted.
protocol RowDeletion {
  var delete: ((IndexSet) -> Void)? { get }
  var isDisabled: Bool { get }
}

extension ModifiedContent: RowDeletion where Modifier: RowDeletion {
  var delete: ((IndexSet) -> Void)? { modifier.delete }
  var isDisabled: Bool { modifier.isDisabled }
}

nonisolated struct DeletionModifier: ViewModifier, PrimitiveModifier, RowDeletion {
  typealias Body = Never
  static var contentUse: ContentUse { .partByPart }
  var delete: ((IndexSet) -> Void)?
  var isDisabled = false
}

extension DynamicViewContent {
  /// Lets the rows be deleted from a list or a form.
  ///
  /// A person swipes a row and taps "Delete". On a stage that button can be used at once, see
  /// `Fragment.covered`. With nil the rows cannot be deleted.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(DeletionModifier(delete: action))
  }
}

extension View {
  /// Says whether a row may be deleted although its `ForEach` lets rows be deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(DeletionModifier(isDisabled: isDisabled))
  }
}
