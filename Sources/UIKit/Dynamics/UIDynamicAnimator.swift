import MotionCore
import QuartzCore

/// Moves items as bodies that fall, collide, swing and are pushed. Rule DYN-6.
///
/// The motion follows the animation clock in steps of equal length, so that the same behaviors have the
/// same effect each time.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates the items are in; nil if there is none.
  open private(set) weak var referenceView: UIView?
  /// The layout whose attributes are moved; nil if there is none.
  final private(set) weak var layout: UICollectionViewLayout?

  /// Creates an animator of objects that are no views.
  public override init() { super.init() }

  /// Creates an animator of the views in a view. Views outside of it are not moved.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator of a layout's attributes, which invalidates the layout in each step.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// The object that learns of the beginning and the end of motion. Not retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  // MARK: Behaviors

  /// The behaviors that were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Adds a behavior. The items begin to move.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behaviors.append(behavior)
    behavior.join(self)
    behaviorDidChange()
  }

  /// Removes a behavior. Items that no behavior moves stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(behavior) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.join(nil)
    behaviorDidChange()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    let former = behaviors
    behaviors = []
    for behavior in former { behavior.join(nil) }
    behaviorDidChange()
  }

  private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

  // MARK: Motion

  /// Whether items move.
  open private(set) var isRunning = false
  /// For how long items have been moving since the animator began or began again, in seconds.
  open var elapsedTime: TimeInterval { Double(steps) * DynamicsWorld.step }

  private var steps = 0
  private var world = DynamicsWorld()
  private var bodies: [(item: any UIDynamicItem, key: Int)] = []
  private var lastKey = 0
  private var isStale = true
  /// When the motion began, less what it was paused.
  private var start: TimeInterval?
  private var quietSteps = 0
  private lazy var pulse = DynamicsPulse(self)

  /// Applies the behaviors as they are now, and lets the items move again.
  final func behaviorDidChange() {
    isStale = true
    quietSteps = 0
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    steps = 0
    start = nil
    delegate?.dynamicAnimatorWillResume(self)
    pulse.begin()
  }

  /// Takes over center, turn and size of an item that code has changed.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let key = key(of: item), var body = world[key] else { return }
    body.position = PlanarVector(item.center)
    body.angle = Double(atan2(item.transform.b, item.transform.a))
    body.velocity = .zero
    body.angularVelocity = 0
    (body.size, body.shape) = (Self.size(of: item), Self.shape(of: item))
    world[key] = body
    behaviorDidChange()
  }

  final func key(of item: any UIDynamicItem) -> Int? {
    bodies.first { $0.item === item }?.key
  }

  /// The body of an item; nil for one that is not moved.
  final func body(of item: any UIDynamicItem) -> DynamicBody? {
    rebuild()
    return key(of: item).flatMap { world[$0] }
  }

  /// Changes the body of an item.
  final func change(_ item: any UIDynamicItem, _ change: (inout DynamicBody) -> Void) {
    rebuild()
    guard let key = key(of: item), var body = world[key] else { return }
    change(&body)
    world[key] = body
    behaviorDidChange()
  }

  private static func size(of item: any UIDynamicItem) -> PlanarVector {
    PlanarVector(Double(item.bounds.width), Double(item.bounds.height))
  }

  private static func shape(of item: any UIDynamicItem) -> DynamicBody.Shape {
    switch item.collisionBoundsType {
    case .rectangle: return .rectangle(size(of: item))
    case .ellipse: return .circle(Double(min(item.bounds.width, item.bounds.height)) / 2)
    case .path:
      let points = item.collisionBoundingPath.cgPath.corners().map(PlanarVector.init)
      return points.count > 2 ? .polygon(points) : .rectangle(size(of: item))
    }
  }

  /// Makes the bodies and the rules of the behaviors, if these have changed.
  private func rebuild() {
    guard isStale else { return }
    isStale = false
    let all = allBehaviors
    var kept: [(item: any UIDynamicItem, key: Int)] = []
    for item in all.flatMap(\.ownItems) where !kept.contains(where: { $0.item === item }) {
      if let view = item as? UIView, let referenceView, !view.isDescendant(of: referenceView) {
        continue
      }
      let known = bodies.first { $0.item === item }?.key
      kept.append((item, known ?? nextKey(item)))
    }
    for body in bodies where !kept.contains(where: { $0.key == body.key }) {
      world[body.key] = nil
    }
    bodies = kept
    var builder = builder
    builder.clear()
    for behavior in all { behavior.apply(to: &builder) }
    world = builder.world
  }

  private func nextKey(_ item: any UIDynamicItem) -> Int {
    lastKey += 1
    world[lastKey] = DynamicBody(
      position: PlanarVector(item.center),
      angle: Double(atan2(item.transform.b, item.transform.a)), size: Self.size(of: item),
      shape: Self.shape(of: item))
    return lastKey
  }

  private var builder: DynamicsBuilder {
    DynamicsBuilder(world: world, referenceBounds: referenceView?.bounds) { [weak self] item in
      self?.key(of: item)
    }
  }

  /// Moves the items to where they are at a time.
  final func turn(at now: TimeInterval) {
    guard isRunning else { return }
    let start = start ?? now
    self.start = start
    rebuild()
    let due = Int(((now - start) / DynamicsWorld.step + 1e-6).rounded(.down))
    // After a long pause of the clock the motion goes on from where it was.
    if due - steps > 60 { self.start = now - Double(steps + 60) * DynamicsWorld.step }
    let last = min(due, steps + 60)
    guard steps < last else { return }
    while steps < last, isRunning {
      step()
    }
  }

  private func step() {
    rebuild()
    world.advance()
    steps += 1
    quietSteps = world.isAtRest ? quietSteps + 1 : 0
    if steps % 4 == 0 { show() }
    let builder = builder
    for behavior in allBehaviors { behavior.follow(builder) }
    // Half a second without motion is rest.
    if quietSteps > 120 { pause() }
  }

  /// Moves the items to their bodies, and calls the actions of the behaviors.
  private func show() {
    for (item, key) in bodies {
      guard let body = world[key], !body.isAnchored else { continue }
      let center = body.position.point
      if item.center != center { item.center = center }
      let transform = CGAffineTransform(rotationAngle: CGFloat(body.angle))
      if body.allowsRotation, item.transform != transform { item.transform = transform }
    }
    for behavior in allBehaviors { behavior.action?() }
    layout?.invalidateLayout()
  }

  private func pause() {
    show()
    isRunning = false
    pulse.end()
    delegate?.dynamicAnimatorDidPause(self)
  }

  // MARK: Items

  /// The items that touch a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    rebuild()
    return bodies.map(\.item).filter { item in
      let size = item.bounds.size
      let own = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(item.transform)
      return own.offsetBy(dx: item.center.x, dy: item.center.y)._overlaps(rect)
    }
  }

  /// The moved attributes of a cell; nil if there are none.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// The moved attributes of a supplementary view; nil if there are none.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// The moved attributes of a decoration view; nil if there are none.
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  private func attributes(
    _ isWanted: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    rebuild()
    return bodies.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first(where: isWanted)
  }
}

/// Learns of the beginning and the end of an animator's motion.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before items begin to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called after all items have come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Gives an animator a turn in each frame, and does not retain it.
@MainActor final class DynamicsPulse: @preconcurrency MotionStageMember {
  private weak var animator: UIDynamicAnimator?
  private var stage: MotionStage?

  init(_ animator: UIDynamicAnimator) { self.animator = animator }

  func begin() {
    guard stage == nil else { return }
    FrameWaker.install()
    stage = .current
    stage?.enter(self)
    LayoutTurn.request()
  }

  func end() {
    stage?.leave(self)
    stage = nil
  }

  func nextMoment(from now: TimeInterval) -> TimeInterval? {
    animator == nil ? now : MotionStage.nextFrame(after: now)
  }

  func turn(at now: TimeInterval) {
    guard let animator else { return end() }
    animator.turn(at: now)
  }

  func stop() { stage = nil }
}
