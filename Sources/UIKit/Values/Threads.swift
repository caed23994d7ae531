import Dispatch

/// The queue that the main actor runs on.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue.
  ///
  /// The thread does not tell: where a program ends in `dispatchMain()`, as tests do, other
  /// threads serve the main queue.
  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}

/// A value that any thread may read and write.
final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  /// Changes the value while no other thread reads or writes it.
  func change(_ body: (inout Value) -> Void) {
    lock.withLock { body(&stored) }
  }
}

/// An object that the main actor sets and any thread may read.
///
/// The main actor reads it without waiting, because no other thread sets it.
final class Announced<Value: AnyObject & Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  @exclusivity(unchecked) private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  @MainActor var value: Value {
    get { stored }
    set { lock.withLock { stored = newValue } }
  }

  /// The value, for other threads.
  var announced: Value { lock.withLock { stored } }
}

/// A value that one thread hands to another and does not touch again.
struct Handed<Value>: @unchecked Sendable {
  let value: Value
}
