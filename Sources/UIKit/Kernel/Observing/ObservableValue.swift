/// A value of a class that can be observed.
@MainActor struct ObservableValue {
  let name: ValueNames
  /// What the value is called in key paths that are text, the usual word first: "hidden", "isHidden".
  let words: [String]
  /// The value as a key path of the class.
  let path: AnyKeyPath
  /// Reads the value of an object of the class.
  let read: (AnyObject) -> any Equatable

  /// Describes a value.
  ///
  /// - Parameters:
  ///   - path: From the class itself: a key path from its superclass is another one.
  ///   - source: By which the value is read. The default is `path`.
  init<Root: AnyObject, Value: Equatable>(
    _ name: ValueNames, _ words: String..., path: KeyPath<Root, Value>,
    readBy source: KeyPath<Root, Value>? = nil
  ) {
    self.name = name
    self.words = words
    self.path = path
    let source = source ?? path
    read = { unsafeDowncast($0, to: Root.self)[keyPath: source] }
  }
}
