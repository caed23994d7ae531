/// One who observes a value of an object.
@MainActor final class ValueObserver {
  typealias Handler = (AnyObject, ValueNotice) -> Void

  /// The value; empty for one that UIKit does not tell of.
  let name: ValueNames
  /// By which an observer that is an object is found; nil for a closure.
  let registration: Registration?
  private let options: NSKeyValueObservingOptions
  private let read: (AnyObject) -> Any
  private let handler: Handler

  /// Whether nothing is told any more.
  nonisolated let hasEnded = Guarded(false)

  /// An observer by a key path that is text.
  struct Registration: Hashable {
    let observer: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
  }

  init(
    of name: ValueNames, as registration: Registration? = nil,
    options: NSKeyValueObservingOptions, read: @escaping (AnyObject) -> Any,
    handler: @escaping Handler
  ) {
    self.name = name
    self.registration = registration
    self.options = options
    self.read = read
    self.handler = handler
  }

  /// Whether the observer is called before changes, and for each of them also afterwards.
  var isToldBefore: Bool { options.contains(.prior) }

  func value(of object: AnyObject) -> Any { read(object) }

  /// Calls the observer as it begins, if it asks for that.
  func begin(with object: AnyObject) {
    guard options.contains(.initial) else { return }
    handler(object, ValueNotice(new: options.contains(.new) ? read(object) : nil))
  }

  /// Calls the observer before a change.
  func valueWillChange(of object: AnyObject, from old: Any) {
    guard !hasEnded.value else { return }
    handler(object, ValueNotice(old: options.contains(.old) ? old : nil, isPrior: true))
  }

  /// Calls the observer after a change.
  func valueDidChange(of object: AnyObject, from old: Any) {
    guard !hasEnded.value else { return }
    handler(
      object,
      ValueNotice(
        new: options.contains(.new) ? read(object) : nil,
        old: options.contains(.old) ? old : nil))
  }
}
