import MotionCore

/// Draws an item to a point, upright, with some swinging. Rule DYN-5.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// Creates a behavior that draws the center of an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point to which the center is drawn.
  open var snapPoint: CGPoint { didSet { changed() } }
  /// From 0, much swinging, to 1, none. The default is 0.5.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func apply(to builder: inout DynamicsBuilder) {
    guard let key = builder.key(item) else { return }
    builder.world.snaps.append(
      DynamicSnap(body: key, place: PlanarVector(snapPoint), damping: Double(damping)))
  }
}
