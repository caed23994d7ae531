import MotionCore

/// What items are like as bodies: bouncy, heavy, turning. Rule DYN-6.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  /// Velocities that are added with the first step.
  private var linear: [ObjectIdentifier: CGPoint] = [:]
  private var angular: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a behavior with default values for items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items that the values are for.
  open var items: [any UIDynamicItem] { list.all }
  /// Gives the values to another item, too.
  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }
  /// Gives the values to an item no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// From 0, no bounce, to 1, a bounce without loss. The default is 0.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// How items hold each other where they slide. The default is 0: not at all.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// The mass of 100 by 100 points. The default is 1.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// The share of the velocity that is lost in a second. The default is 0.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// The share of the turning that is lost in a second. The default is 0.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// Whether items turn. The default is `true`.
  open var allowsRotation = true { didSet { changed() } }
  /// Whether nothing moves the items. The default is `false`.
  open var isAnchored = false { didSet { changed() } }

  /// Adds a velocity to that of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard let dynamicAnimator else {
      let former = linear[ObjectIdentifier(item)] ?? .zero
      linear[ObjectIdentifier(item)] = CGPoint(
        x: former.x + velocity.x, y: former.y + velocity.y)
      return
    }
    dynamicAnimator.change(item) { $0.velocity += PlanarVector(velocity) }
  }
  /// The velocity of an item in points per second; zero for one that is not moved.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.body(of: item)?.velocity.point ?? linear[ObjectIdentifier(item)] ?? .zero
  }

  /// Adds a velocity of turning to that of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard let dynamicAnimator else {
      angular[ObjectIdentifier(item), default: 0] += velocity
      return
    }
    dynamicAnimator.change(item) { $0.angularVelocity += Double(velocity) }
  }
  /// The velocity of an item's turning in radians per second; zero for one that is not moved.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    (dynamicAnimator?.body(of: item)?.angularVelocity).map { CGFloat($0) }
      ?? angular[ObjectIdentifier(item)] ?? 0
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func apply(to builder: inout DynamicsBuilder) {
    for item in items {
      guard let key = builder.key(item), var body = builder.world[key] else { continue }
      (body.elasticity, body.friction) = (Double(elasticity), Double(friction))
      (body.density, body.allowsRotation) = (Double(density), allowsRotation)
      (body.resistance, body.angularResistance) = (Double(resistance), Double(angularResistance))
      body.isAnchored = isAnchored
      if isAnchored { (body.velocity, body.angularVelocity) = (.zero, 0) }
      if let added = linear.removeValue(forKey: ObjectIdentifier(item)) {
        body.velocity += PlanarVector(added)
      }
      if let added = angular.removeValue(forKey: ObjectIdentifier(item)) {
        body.angularVelocity += Double(added)
      }
      builder.world[key] = body
    }
  }
}
