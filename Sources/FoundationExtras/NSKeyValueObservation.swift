import Foundation

/// A change of a value that is observed by a key path. Apple's documentation of
/// `NSKeyValueObservedChange`.
public struct NSKeyValueObservedChange<Value> {
  /// The type of ``kind``.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change: `setting`.
  public let kind: Kind
  /// The new value; nil without the option `new`, and before a change.
  public let newValue: Value?
  /// The value before; nil without the option `old`, and in the first call of the option `initial`.
  public let oldValue: Value?
  /// The places of a collection's objects that have changed: nil, as UIKit's values are no collections.
  public let indexes: IndexSet?
  /// Whether the call comes before the change, as the option `prior` has it.
  public let isPrior: Bool

  package init(newValue: Value?, oldValue: Value?, isPrior: Bool) {
    kind = .setting
    self.newValue = newValue
    self.oldValue = oldValue
    indexes = nil
    self.isPrior = isPrior
  }
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

/// The observation of a value by a key path. It ends when it is released. Apple's documentation of
/// `NSKeyValueObservation`.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var end: (@Sendable () -> Void)?

  /// Creates an observation.
  ///
  /// - Parameter end: Called once, when it ends, on the thread that ends it.
  package init(end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit { invalidate() }

  /// Ends the observation. Further calls do nothing.
  public func invalidate() {
    let end = lock.withLock {
      defer { self.end = nil }
      return self.end
    }
    end?()
  }
}
