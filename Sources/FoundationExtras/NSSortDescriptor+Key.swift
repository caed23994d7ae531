import Foundation

extension NSSortDescriptor {
  /// Sorts by the value that each object has for a key, in its natural order.
  ///
  /// Texts, numbers, dates and truth values have an order; nil comes first. The order of other
  /// values stops the program, as does a key that is not there.
  ///
  /// - Parameters:
  ///   - key: A key of dictionaries, or the name of a stored property of other objects; with dots
  ///     between names a path. A computed property is not found by its name.
  ///   - ascending: Whether the smallest value is first.
  public convenience init(key: String, ascending: Bool) {
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      NamedValue.compare(
        NamedValue.value(of: first, at: key), NamedValue.value(of: second, at: key), key: key)
    }
  }

  /// Sorts by the value that each object has for a key, in the order of `comparator`.
  ///
  /// - Parameter key: As for `init(key:ascending:)`.
  public convenience init(
    key: String, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult
  ) {
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      comparator(
        NamedValue.value(of: first, at: key) as Any, NamedValue.value(of: second, at: key) as Any)
    }
  }
}
