// Observers by target and selector, which Foundation has on Apple's systems alone.
extension NotificationCenter {
  /// Calls a method for each notification, on the thread that posts it.
  ///
  /// - Parameters:
  ///   - observer: The object to call; not kept alive. Its subscriptions end when it is deallocated.
  ///   - aSelector: A method that takes the notification or nothing.
  ///   - aName: Nil for notifications of all names.
  ///   - anObject: Nil for notifications of all objects.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let subscription = NotificationSubscription(
      of: observer as AnyObject, in: self, to: aName, of: anObject)
    subscription.token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak subscription] notification in
      guard let observer = subscription?.observer else { return }
      aSelector._send(to: observer, notification)
    }
    NotificationSubscription.table.change { $0.add(subscription) }
  }

  /// Ends all subscriptions of an observer.
  ///
  /// - Parameter observer: An observer, or the result of `addObserver(forName:object:queue:using:)`.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends the subscriptions of an observer to some notifications.
  ///
  /// - Parameters:
  ///   - observer: An observer, or the result of `addObserver(forName:object:queue:using:)`.
  ///   - aName: Nil for all names.
  ///   - anObject: Nil for all objects.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    NotificationSubscription.table.change {
      $0.remove(ObjectIdentifier(observer)) { $0.center === self && $0.fits(aName, anObject) }
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// A subscription of an observer, which ends when this is deallocated.
private final class NotificationSubscription: @unchecked Sendable {
  static let table = Guarded(NotificationSubscriptions())

  private(set) weak var observer: AnyObject?
  private(set) weak var center: NotificationCenter?
  private let name: NSNotification.Name?
  private let object: ObjectIdentifier?
  /// The token of the centre; set once, before the subscription is shared.
  var token: (any NSObjectProtocol)?

  init(
    of observer: AnyObject, in center: NotificationCenter, to name: NSNotification.Name?,
    of object: Any?
  ) {
    self.observer = observer
    self.center = center
    self.name = name
    self.object = object.map { ObjectIdentifier($0 as AnyObject) }
  }

  deinit {
    if let token { center?.removeObserver(token as Any) }
  }

  func fits(_ name: NSNotification.Name?, _ object: Any?) -> Bool {
    (name == nil || name == self.name)
      && (object.map { ObjectIdentifier($0 as AnyObject) == self.object } ?? true)
  }
}

/// The subscriptions of all centres, by their observers.
private struct NotificationSubscriptions: Sendable {
  private var entries: [ObjectIdentifier: [NotificationSubscription]] = [:]
  /// The number of observers at which deallocated ones are removed.
  private var limit = 64

  /// - Complexity: O(1) amortized.
  mutating func add(_ subscription: NotificationSubscription) {
    guard let observer = subscription.observer else { return }
    if entries.count >= limit {
      entries = entries.filter { $0.value.contains { $0.observer != nil } }
      limit = max(64, entries.count * 2)
    }
    // Another object may have had the same place in memory.
    entries[ObjectIdentifier(observer), default: []].removeAll { $0.observer == nil }
    entries[ObjectIdentifier(observer), default: []].append(subscription)
  }

  mutating func remove(
    _ observer: ObjectIdentifier, where isMeant: (NotificationSubscription) -> Bool
  ) {
    entries[observer]?.removeAll(where: isMeant)
    if entries[observer]?.isEmpty == true { entries[observer] = nil }
  }
}
