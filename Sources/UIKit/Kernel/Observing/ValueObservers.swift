/// Those who observe values of an object.
///
/// Kept in the object's `PartStore` from the first observer on.
@MainActor final class ValueObservers {
  /// Whether any object has been observed: values change often.
  private(set) static var isInUse = false

  private var observers: [ValueObserver] = []

  init() { Self.isInUse = true }

  func add(_ observer: ValueObserver) { observers.append(observer) }

  /// Ends an observer. Calls of a change that is being told are left out too.
  func end(_ observer: ValueObserver) {
    observer.hasEnded.value = true
    observers.removeAll { $0 === observer }
  }

  /// The observation by an observer, which ends with it.
  func observation(by observer: ValueObserver) -> NSKeyValueObservation {
    NSKeyValueObservation {
      observer.hasEnded.value = true
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self.end(observer) }
      } else {
        DispatchQueue.main.async { self.end(observer) }
      }
    }
  }

  /// The observer that was added last of those that match.
  func last(where matches: (ValueObserver.Registration) -> Bool) -> ValueObserver? {
    observers.last { $0.registration.map(matches) ?? false }
  }

  /// Makes a change, and calls the observers of what it changes in the order in which they were added.
  ///
  /// - Parameters:
  ///   - values: Those that are set: their observers are called for each set, as on iOS.
  ///   - following: Those whose observers are called if the change has changed them.
  func tell(
    of values: ValueNames, and following: ValueNames, of object: AnyObject, _ change: () -> Void
  ) {
    let all = values.union(following)
    let concerned = observers.filter { !$0.name.isDisjoint(with: all) }
    guard !concerned.isEmpty else { return change() }
    let former = concerned.map { $0.value(of: object) }
    for (observer, old) in zip(concerned, former) where observer.isToldBefore {
      observer.valueWillChange(of: object, from: old)
    }
    change()
    for (observer, old) in zip(concerned, former) {
      let isSet = !observer.name.isDisjoint(with: values) || observer.isToldBefore
      if isSet || !Self.isSame(observer.value(of: object), old) {
        observer.valueDidChange(of: object, from: old)
      }
    }
  }

  /// Refuses a change that no override of `observeValue` has handled.
  static func refuse(changeAt keyPath: String?, of object: Any?, by observer: AnyObject) {
    Mistakes.report(
      """
      \(name(of: observer)): An -observeValueForKeyPath:ofObject:change:context: message was \
      received but not handled.
      Key path: \(keyPath ?? "")
      Observed object: \(object.map { name(of: $0 as AnyObject) } ?? "")
      """,
      cure: "Override observeValue(forKeyPath:of:change:context:), and call super for others only.",
      remedy: "Nothing is done.")
  }

  /// The class and the address of an object, as UIKit's exceptions name it.
  static func name(of object: AnyObject) -> String {
    let address = UInt(bitPattern: ObjectIdentifier(object))
    return "<\(type(of: object)) 0x\(String(address, radix: 16))>"
  }

  private static func isSame(_ value: Any, _ other: Any) -> Bool {
    guard let value = value as? any Equatable else { return false }
    return isEqual(value, other)
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
    other as? Value == value
  }
}
