/// A property of views or bar items that can be set for all instances of a class.
@MainActor struct AppearanceProperty {
  /// Whether an instance has the property.
  let belongs: (NSObject) -> Bool
  /// The value of an instance, boxed.
  let value: (NSObject) -> AnyObject?
  /// Sets a boxed value.
  let set: (AnyObject?, NSObject) -> Void
  /// Compares two boxed values.
  let isSame: (AnyObject?, AnyObject?) -> Bool
  /// Whether an instance has its initial value; nil if that is the value of any new instance.
  var isInitial: (NSObject) -> Bool? = { _ in nil }

  /// - Parameter isSame: Whether two values have the same effect.
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

  /// A property with comparable values.
  static func plain<Root: NSObject, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> AppearanceProperty {
    AppearanceProperty(
      get: { (root: Root) in root[keyPath: path] }, set: { $0[keyPath: path] = $1 },
      isSame: { $0 == $1 })
  }

  /// An optional appearance of bars. Copies of one appearance are the same.
  static func barAppearance<Root: NSObject, Appearance: UIBarAppearance>(
    _ path: ReferenceWritableKeyPath<Root, Appearance?>
  ) -> AppearanceProperty {
    AppearanceProperty(
      get: { (root: Root) in root[keyPath: path] }, set: { $0[keyPath: path] = $1 },
      isSame: { $0?.origin === $1?.origin })
  }

  /// The standard appearance of bars. Those that bars create for themselves are the same.
  static func standardBarAppearance<Root: NSObject, Appearance: UIBarAppearance>(
    _ path: ReferenceWritableKeyPath<Root, Appearance>
  ) -> AppearanceProperty {
    AppearanceProperty(
      get: { (root: Root) in root[keyPath: path] }, set: { $0[keyPath: path] = $1 },
      isSame: { $0.isSystems && $1.isSystems || $0.origin === $1.origin })
  }

  /// Text attributes, compared as those of an attributed string.
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

  /// All properties: those of all views first, then those of some views, then those of bar items.
  static let all: [AppearanceProperty] =
    views + bars + controls + texts + tables + barItems
}

/// A boxed value.
private final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
