extension Binding {
  /// A binding to a property of the object that the binding's value is.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = Update.isRunning ? _value : location.get()
    return Binding<Subject>(
      value: object[keyPath: keyPath],
      location: LocationBox(ObjectLocation(base: object, keyPath: keyPath)),
      transaction: transaction)
  }
}
