/// Bindings to the properties of an object that a view holds.
@dynamicMemberLookup
public struct ObjectBindings<ObjectType: ObservableObject> {
  let object: ObjectType

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    Binding(
      value: object[keyPath: keyPath],
      location: LocationBox(ObjectLocation(base: object, keyPath: keyPath)))
  }
}

/// Runs a view's body again whenever the object it holds is about to change.
final class ObjectSubscription<ObjectType: ObservableObject>: ObjectReader {
  private(set) var object: ObjectType?
  private weak var node: Node?
  private var isChanged = false

  /// Follows `object`; says whether it is another one or has changed.
  func follow(_ object: ObjectType, in node: Node) -> Bool {
    self.node = node
    if self.object !== object {
      self.object = object
      (object.objectWillChange as? ObservableObjectPublisher)?.subscribe(self)
      isChanged = true
    }
    defer { isChanged = false }
    return isChanged
  }

  func stateChanged() {
    isChanged = true
    node?.setNeedsUpdate()
  }

  func stateChangesElsewhere() {
    node?.graph.enqueue(Transaction()) { [weak self] in self?.stateChanged() }
  }
}
