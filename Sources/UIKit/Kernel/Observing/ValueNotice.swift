/// What an observer receives when a value changes.
struct ValueNotice {
  /// The new value; nil if the observer does not ask for it, and before a change.
  var new: Any?
  /// The value before; nil if the observer does not ask for it.
  var old: Any?
  /// Whether the value is about to change.
  var isPrior = false

  /// The notice in the form for key paths of Swift.
  func change<Value>() -> NSKeyValueObservedChange<Value> {
    NSKeyValueObservedChange(
      newValue: new.flatMap { $0 as? Value }, oldValue: old.flatMap { $0 as? Value },
      isPrior: isPrior)
  }

  /// The notice in the form for key paths that are text.
  var dictionary: [NSKeyValueChangeKey: Any] {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    change[.newKey] = new.map(Self.orNull)
    change[.oldKey] = old.map(Self.orNull)
    if isPrior { change[.notificationIsPriorKey] = true }
    return change
  }

  private static func orNull(_ value: Any) -> Any {
    guard let value = value as? any OptionalValue else { return value }
    return value.wrapped ?? NSNull()
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 } }
}
