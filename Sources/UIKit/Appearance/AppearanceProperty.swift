/// A property of views or of bar items that can be said of a class.
@MainActor struct AppearanceProperty {
  /// Whether instances of its class have it.
  let belongs: (NSObject) -> Bool
  /// In a box.
  let value: (NSObject) -> AnyObject?
  /// Takes what is in a box.
  let set: (AnyObject?, NSObject) -> Void
  /// Compares what is in two boxes.
  let isSame: (AnyObject?, AnyObject?) -> Bool
  /// Whether an instance has what a new one of its kind has; nil for what the class says.
  var isInitial: (NSObject) -> Bool? = { _ in nil }

  /// - Parameters:
  ///   - isSame: Whether two values look the same.
  init<Root: NSObject, Value>(
    get: @escaping (Root) -> Value, set: @escaping (Root, Value) -> Void,
    isSame: @escaping (Value, Value) -> Bool
  ) {
    belongs = { $0 is Root }
    value = { ($0 as? Root).map { Box(get($0)) } }
    self.set = { box, instance in
      if let root = instance as? Root, let box = box as? Box<Value> { set(root, box.value) }
    }
    self.isSame = { one, other in
      guard let one = one as? Box<Value>, let other = other as? Box<Value> else { return false }
      return isSame(one.value, other.value)
    }
  }

  /// One whose values can be compared.
  static func plain<Root: NSObject, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> AppearanceProperty {
    AppearanceProperty(
      get: { (root: Root) in root[keyPath: path] }, set: { $0[keyPath: path] = $1 },
      isSame: { $0 == $1 })
  }

  /// Looks of bars: copies of one are the same.
  static func look<Root: NSObject, Look: UIBarAppearance>(
    _ path: ReferenceWritableKeyPath<Root, Look?>
  ) -> AppearanceProperty {
    AppearanceProperty(
      get: { (root: Root) in root[keyPath: path] }, set: { $0[keyPath: path] = $1 },
      isSame: { $0?.origin === $1?.origin })
  }

  /// The look that each bar has, the system's unless another is said.
  static func standardLook<Root: NSObject, Look: UIBarAppearance>(
    _ path: ReferenceWritableKeyPath<Root, Look>
  ) -> AppearanceProperty {
    AppearanceProperty(
      get: { (root: Root) in root[keyPath: path] }, set: { $0[keyPath: path] = $1 },
      isSame: { $0.isSystems && $1.isSystems || $0.origin === $1.origin })
  }

  /// Attributes of text: those of an attributed string are compared.
  static func attributes<Root: NSObject>(
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

  /// Those of all views, then those of some, then those of bar items.
  static let all: [AppearanceProperty] =
    views + bars + controls + texts + tables + barItems
}

/// Holds a value of any kind.
private final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
