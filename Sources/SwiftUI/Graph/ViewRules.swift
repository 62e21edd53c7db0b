/// What a view must be although the compiler does not ask for it; found when it is shown.
enum ViewRules {
  static func check<V: View>(_ view: V.Type) {
    if MetadataKind(of: view) == .class {
      fatalError("views must be value types (either a struct or an enum); \(view) is a class.")
    }
    if V.Body.self == Never.self, !(view is any PrimitiveView.Type) {
      // It names the body, as Apple's does.
      fatalError("\(V.Body.self) may not have Body == Never")
    }
  }
}
