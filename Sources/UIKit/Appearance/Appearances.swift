/// The objects that stand for classes, and what instances take on from them.
@MainActor enum Appearances {
  private static var records: [AppearanceRecord] = []
  /// What instances were given, by the place of the property in the list of all.
  static var given: [Int: [AnyObject?]] = [:]

  /// The object that stands for a class of views within others.
  static func proxy(of type: UIView.Type, in containers: [AnyClass]) -> NSObject {
    proxy(of: type, in: containers) { instance(of: type) }
  }

  /// The object that stands for a class of bar items within others.
  static func proxy(of type: UIBarItem.Type, in containers: [AnyClass]) -> NSObject {
    proxy(of: type, in: containers) { _BarItemMaker.make(type) }
  }

  /// - Parameter make: Makes an instance of the class.
  private static func proxy(
    of type: AnyClass, in containers: [AnyClass], make: () -> NSObject
  ) -> NSObject {
    if let known = records.first(where: { $0.stands(for: type, in: containers) }) {
      return known.proxy
    }
    Reparenting.applyAppearance = { dress($0) }
    let record = AppearanceRecord(type, in: containers, make)
    records.append(record)
    // Superclasses first, those with containers after those without.
    records.sort { ($0.depth, $0.containers.count) < ($1.depth, $1.containers.count) }
    return record.proxy
  }

  /// Has a view, which comes into a window, take on what is said of its class, and the bar item that
  /// it shows as well.
  ///
  /// - Complexity: O(*n*) in the number of classes of which something was said.
  private static func dress(_ view: UIView) {
    for record in records where record.holds(for: view, in: view.next) { record.dress(view) }
    guard let carrier = view as? any BarItemCarrier, let item = carrier.carriedItem else { return }
    for record in records where record.holds(for: item, in: carrier) { record.dress(item) }
  }

  private static func instance(of type: UIView.Type) -> UIView {
    // Those that have no init(frame:).
    if type == UICollectionView.self {
      return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    }
    if type == UIVisualEffectView.self { return UIVisualEffectView(effect: nil) }
    return _ViewMaker.make(type, frame: .zero)
  }
}

/// What is said of a class.
@MainActor final class AppearanceRecord {
  private let type: AnyClass
  /// Those that instances have to be within, the innermost first.
  let containers: [AnyClass]
  /// What is set on it counts.
  let proxy: NSObject
  /// Those that the class has, with their places in the list of all and what a new instance has.
  private let properties: [(place: Int, property: AppearanceProperty, initial: AnyObject?)]

  /// - Parameter make: Makes an instance of the class.
  init(_ type: AnyClass, in containers: [AnyClass], _ make: () -> NSObject) {
    (self.type, self.containers) = (type, containers)
    proxy = make()
    let fresh = make()
    properties = AppearanceProperty.all.enumerated().filter { $1.belongs(fresh) }
      .map { ($0, $1, $1.value(fresh)) }
  }

  /// How many superclasses the class has.
  var depth: Int {
    sequence(first: type, next: { _getSuperclass($0) }).reduce(0) { count, _ in
      count + 1
    }
  }

  func stands(for type: AnyClass, in containers: [AnyClass]) -> Bool {
    self.type == type && self.containers.elementsEqual(containers) { $0 == $1 }
  }

  /// Whether an instance is of the class, and within the containers.
  ///
  /// - Parameter responder: The first that it is within.
  func holds(for instance: NSObject, in responder: UIResponder?) -> Bool {
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

  /// Has an instance take on what is set on the object that stands for the class, as far as it has
  /// what new instances have, or what it, or another one, was given before.
  func dress(_ instance: NSObject) {
    for (place, property, initial) in properties {
      let said = property.value(proxy)
      guard !property.isSame(said, initial) else { continue }
      let present = property.value(instance)
      let given = Appearances.given[place] ?? []
      let isFree =
        property.isInitial(instance) ?? property.isSame(present, initial)
        || given.contains { property.isSame($0, present) }
      guard isFree, !property.isSame(said, present) else { continue }
      if !given.contains(where: { property.isSame($0, said) }) {
        Appearances.given[place] = given + [said]
      }
      property.set(said, instance)
    }
  }
}
