/// A property of views that can be said of a class.
@MainActor struct AppearanceProperty {
  /// Whether views of its class have it.
  let belongs: (UIView) -> Bool
  /// In a box.
  let value: (UIView) -> AnyObject?
  /// Takes what is in a box.
  let set: (AnyObject?, UIView) -> Void
  /// Compares what is in two boxes.
  let isSame: (AnyObject?, AnyObject?) -> Bool
  /// Whether a view has what a new one of its kind has; nil for what the class says.
  var isInitial: (UIView) -> Bool? = { _ in nil }

  /// - Parameters:
  ///   - isSame: Whether two values look the same.
  init<Root: UIView, Value>(
    get: @escaping (Root) -> Value, set: @escaping (Root, Value) -> Void,
    isSame: @escaping (Value, Value) -> Bool
  ) {
    belongs = { $0 is Root }
    value = { ($0 as? Root).map { Box(get($0)) } }
    self.set = { box, view in
      if let root = view as? Root, let box = box as? Box<Value> { set(root, box.value) }
    }
    self.isSame = { one, other in
      guard let one = one as? Box<Value>, let other = other as? Box<Value> else { return false }
      return isSame(one.value, other.value)
    }
  }

  /// One whose values can be compared.
  static func plain<Root: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> AppearanceProperty {
    AppearanceProperty(
      get: { (root: Root) in root[keyPath: path] }, set: { $0[keyPath: path] = $1 },
      isSame: { $0 == $1 })
  }

  /// Looks of bars: copies of one are the same.
  static func look<Root: UIView, Look: UIBarAppearance>(
    _ path: ReferenceWritableKeyPath<Root, Look?>
  ) -> AppearanceProperty {
    AppearanceProperty(
      get: { (root: Root) in root[keyPath: path] }, set: { $0[keyPath: path] = $1 },
      isSame: { $0?.origin === $1?.origin })
  }

  /// The look that each bar has, the system's unless another is said.
  static func standardLook<Root: UIView, Look: UIBarAppearance>(
    _ path: ReferenceWritableKeyPath<Root, Look>
  ) -> AppearanceProperty {
    AppearanceProperty(
      get: { (root: Root) in root[keyPath: path] }, set: { $0[keyPath: path] = $1 },
      isSame: { $0.isSystems && $1.isSystems || $0.origin === $1.origin })
  }

  /// Attributes of text: those of an attributed string are compared.
  static func attributes<Root: UIView>(
    get: @escaping (Root) -> [NSAttributedString.Key: Any]?,
    set: @escaping (Root, [NSAttributedString.Key: Any]?) -> Void
  ) -> AppearanceProperty {
    AppearanceProperty(
      get: get, set: set,
      isSame: { one, other in
        guard let one, let other else { return one == nil && other == nil }
        return NSAttributedString(string: " ", attributes: one)
          .isEqual(to: NSAttributedString(string: " ", attributes: other))
      })
  }

  /// Those of all views, then those of some.
  static let all: [AppearanceProperty] =
    views + bars + controls + texts + tables
}

/// Holds a value of any kind.
private final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
