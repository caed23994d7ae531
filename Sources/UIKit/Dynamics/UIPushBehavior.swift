import MotionCore

/// Pushes items once or all the time. Rule DYN-2.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// All the time: a force.
    case continuous
    /// A moment: an impulse.
    case instantaneous
  }

  private var list: DynamicItems
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  /// Whether an impulse is due in the next step.
  private var isDue = true

  /// Creates a behavior that pushes items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  /// How long the push lasts.
  public let mode: Mode

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { list.all }
  /// Pushes another item, too.
  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }
  /// Pushes an item no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// Where an item is pushed, from its center. The default is the center.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  /// Sets where an item is pushed, from its center; elsewhere than there it turns.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  /// Whether the push has an effect. An impulse that was given is none until it is set again. The
  /// default is `true`.
  open var active = true {
    didSet {
      if active { isDue = true }
      changed()
    }
  }

  /// The direction with the strength as its length: 1 gives an item of 100 by 100 points 100 points
  /// per second, or per second and second. The default is zero.
  open var pushDirection = CGVector.zero { didSet { changed() } }

  /// The angle of the direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The length of the direction.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction by an angle in radians and a length.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func apply(to builder: inout DynamicsBuilder) {
    guard active, mode == .continuous || isDue else { return }
    // An impulse is a force that lasts for one step.
    let factor = mode == .continuous ? 100 : 100 / DynamicsWorld.step
    for item in items {
      builder.push(
        item, by: PlanarVector(pushDirection) * factor,
        at: PlanarVector(targetOffsetFromCenter(for: item)))
    }
  }

  override func follow(_ builder: DynamicsBuilder) {
    guard mode == .instantaneous, active, isDue else { return }
    isDue = false
    active = false
  }
}
