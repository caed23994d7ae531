import Foundation
import Synchronization

/// The values that are associated with objects, which it does not keep alive.
final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private struct Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]
  }

  private let lock = NSRecursiveLock()
  private var owners: [ObjectIdentifier: Owner] = [:]
  /// After how many calls the owners that are gone are looked for.
  private var callsBeforeSweep = 16

  /// The number of owners whose values are kept, those that are gone among them.
  var count: Int { locked { _ in owners.count } }

  func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
    locked { released in
      sweepAtTimes(&released)
      guard let owner = owner(object) else { return nil }
      return owner.values[key]?.value
    }
  }

  func set(_ value: AssociatedValue?, of object: AnyObject, for key: UnsafeRawPointer) {
    locked { released in
      sweepAtTimes(&released)
      isInUse.store(true, ordering: .relaxed)
      var owner = owner(object) ?? Owner(object: object)
      released.append(owner)
      owner.values[key] = value
      released += owners.updateValue(owner, forKey: ObjectIdentifier(object)).map { [$0] } ?? []
      if owner.values.isEmpty { owners[ObjectIdentifier(object)] = nil }
    }
  }

  func removeValues(of object: AnyObject) {
    locked { released in
      released += owners.removeValue(forKey: ObjectIdentifier(object)).map { [$0] } ?? []
    }
  }

  /// Whether a value was ever associated with an object.
  fileprivate let isInUse = Atomic<Bool>(false)

  /// - Complexity: O(n) for n owners.
  func removeOwnersThatAreGone() { locked { sweep(&$0) } }

  /// Runs a closure under the lock; what it hands out is released behind it, because the end of an
  /// object may come back here.
  private func locked<Result>(_ body: (inout [Owner]) -> Result) -> Result {
    var released: [Owner] = []
    lock.lock()
    let result = body(&released)
    lock.unlock()
    withExtendedLifetime(released) {}
    return result
  }

  /// An address may be that of an object that is gone.
  private func owner(_ object: AnyObject) -> Owner? {
    owners[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  private func sweepAtTimes(_ released: inout [Owner]) {
    callsBeforeSweep -= 1
    if callsBeforeSweep <= 0 { sweep(&released) }
  }

  private func sweep(_ released: inout [Owner]) {
    for (key, owner) in owners where owner.object == nil {
      released.append(owner)
      owners[key] = nil
    }
    callsBeforeSweep = max(16, owners.count)
  }
}

/// Objects that say when they end, so that their associated values go with them at once.
package enum AssociatedOwners {
  /// Releases the values of an object that is being deinitialized.
  ///
  /// - Complexity: O(1); one load where no object has values.
  package static func end(_ object: AnyObject) {
    guard AssociationTable.shared.isInUse.load(ordering: .relaxed) else { return }
    AssociationTable.shared.removeValues(of: object)
  }
}
