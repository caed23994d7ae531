/// The appearance proxies of classes, and the values that instances were given by them.
@MainActor enum Appearances {
  private static var records: [AppearanceRecord] = []
  /// The values that instances were given, by the index of the property in the list of all.
  static var given: [Int: [AnyObject?]] = [:]

  /// The proxy of a class of views in containers.
  static func proxy(of type: UIView.Type, in containers: [AnyClass]) -> NSObject {
    proxy(of: type, in: containers) { instance(of: type) }
  }

  /// The proxy of a class of bar items in containers.
  static func proxy(of type: UIBarItem.Type, in containers: [AnyClass]) -> NSObject {
    proxy(of: type, in: containers) { _BarItemMaker.make(type) }
  }

  /// - Parameter make: Creates an instance of the class.
  private static func proxy(
    of type: AnyClass, in containers: [AnyClass], make: () -> NSObject
  ) -> NSObject {
    if let known = records.first(where: { $0.isRecord(of: type, in: containers) }) {
      return known.proxy
    }
    Reparenting.applyAppearance = { apply(to: $0) }
    let record = AppearanceRecord(type, in: containers, make)
    records.append(record)
    // Superclasses first, those with containers after those without.
    records.sort { ($0.depth, $0.containers.count) < ($1.depth, $1.containers.count) }
    return record.proxy
  }

  /// Applies the appearance to a view that enters a window, and to the bar item that it shows.
  ///
  /// - Complexity: O(*n*) in the number of classes with a proxy.
  private static func apply(to view: UIView) {
    for record in records where record.matches(view, in: view.next) { record.apply(to: view) }
    guard let itemView = view as? any BarItemView, let item = itemView.barItem else { return }
    for record in records where record.matches(item, in: itemView) { record.apply(to: item) }
  }

  private static func instance(of type: UIView.Type) -> UIView {
    // These classes have no init(frame:).
    if type == UICollectionView.self {
      return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    }
    if type == UIVisualEffectView.self { return UIVisualEffectView(effect: nil) }
    return _ViewMaker.make(type, frame: .zero)
  }
}

/// The appearance of one class in containers.
@MainActor final class AppearanceRecord {
  private let type: AnyClass
  /// The classes of the containers, the innermost first.
  let containers: [AnyClass]
  /// The object whose properties are applied to instances.
  let proxy: NSObject
  /// The properties of the class with their indices in the list of all and their initial values.
  private let properties: [(index: Int, property: AppearanceProperty, initial: AnyObject?)]

  /// - Parameter make: Creates an instance of the class.
  init(_ type: AnyClass, in containers: [AnyClass], _ make: () -> NSObject) {
    (self.type, self.containers) = (type, containers)
    proxy = make()
    let fresh = make()
    properties = AppearanceProperty.all.enumerated().filter { $1.belongs(fresh) }
      .map { ($0, $1, $1.value(fresh)) }
  }

  /// The number of classes from the class to its root.
  var depth: Int {
    sequence(first: type, next: { _getSuperclass($0) }).reduce(0) { count, _ in
      count + 1
    }
  }

  func isRecord(of type: AnyClass, in containers: [AnyClass]) -> Bool {
    self.type == type && self.containers.elementsEqual(containers) { $0 == $1 }
  }

  /// Whether an instance belongs to the class and is in the containers.
  ///
  /// - Parameter responder: The innermost responder that contains the instance.
  func matches(_ instance: NSObject, in responder: UIResponder?) -> Bool {
    guard Self.is(instance, type) else { return false }
    var wanted = containers[...]
    var above = responder
    while let container = wanted.first, let responder = above {
      if Self.is(responder, container) { wanted = wanted.dropFirst() }
      above = responder.next
    }
    return wanted.isEmpty
  }

  private static func `is`(_ object: AnyObject, _ type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) })
      .contains { $0 == type }
  }

  /// Sets the properties of the proxy on an instance, except those that were set on the instance
  /// itself: those with neither the initial value nor one that a proxy has given before.
  func apply(to instance: NSObject) {
    for (index, property, initial) in properties {
      let value = property.value(proxy)
      guard !property.isSame(value, initial) else { continue }
      let present = property.value(instance)
      let given = Appearances.given[index] ?? []
      let isFree =
        property.isInitial(instance) ?? property.isSame(present, initial)
        || given.contains { property.isSame($0, present) }
      guard isFree, !property.isSame(value, present) else { continue }
      if !given.contains(where: { property.isSame($0, value) }) {
        Appearances.given[index] = given + [value]
      }
      property.set(value, instance)
    }
  }
}
