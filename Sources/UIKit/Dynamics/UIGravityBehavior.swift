import MotionCore

/// Lets items fall. Rule DYN-1.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItems

  /// Creates a behavior that lets items fall down.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items that fall.
  open var items: [any UIDynamicItem] { list.all }
  /// Lets another item fall.
  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }
  /// Lets an item fall no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// The direction with the strength as its length: 1 is 1,000 points per second and second. The
  /// default is (0, 1).
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// The angle of the direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The length of the direction.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction by an angle in radians and a length.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func apply(to builder: inout DynamicsBuilder) {
    for item in items { builder.accelerate(item, by: PlanarVector(gravityDirection) * 1000) }
  }
}
