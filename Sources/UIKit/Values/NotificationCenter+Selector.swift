// Observers by target and selector, which Foundation has on Apple's systems alone.
extension NotificationCenter {
  /// Has a method be called for each notification, on the thread that posts it.
  ///
  /// - Parameters:
  ///   - observer: Whose method it is; not kept alive. It hears nothing more when it is gone.
  ///   - aSelector: Takes the notification, or nothing.
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

  /// Ends all that an observer was added for.
  ///
  /// - Parameter observer: What was added, or what `addObserver(forName:object:queue:using:)` gave.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends what an observer was added for.
  ///
  /// - Parameters:
  ///   - observer: What was added, or what `addObserver(forName:object:queue:using:)` gave.
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

/// What an object was added as an observer for. Its subscription in the centre ends with it.
private final class NotificationSubscription: @unchecked Sendable {
  static let table = Guarded(NotificationSubscriptions())

  private(set) weak var observer: AnyObject?
  private(set) weak var center: NotificationCenter?
  private let name: NSNotification.Name?
  private let object: ObjectIdentifier?
  /// What the centre knows it by; set once, before others see the subscription.
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
  /// How many observers there may be before those that are gone are looked for.
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
