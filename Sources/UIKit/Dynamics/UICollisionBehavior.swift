import MotionCore

/// Lets items collide with each other and with boundaries. Rule DYN-3.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The number that stands for the value.
    public let rawValue: UInt
    /// Creates a value from the number that stands for it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each other.
    public static let items = Mode(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Everything.
    public static let everything = Mode(rawValue: .max)
  }

  private var list: DynamicItems

  /// Creates a behavior that lets items collide.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items that collide.
  open var items: [any UIDynamicItem] { list.all }
  /// Lets another item collide.
  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }
  /// Lets an item collide no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// What the items collide with. The default is `.everything`.
  open var collisionMode = Mode.everything { didSet { changed() } }
  /// The object that learns of collisions. Not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: Boundaries

  private var boundaries: [(identifier: any NSCopying, points: [CGPoint])] = []
  private var insets: UIEdgeInsets?

  /// Whether the bounds of the reference view are a boundary. The default is `false`.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set {
      insets = newValue ? .zero : nil
      changed()
    }
  }

  /// Makes the bounds of the reference view, inset, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    changed()
  }

  /// Adds the outline of a path as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    set(identifier, bezierPath.cgPath.corners(closing: true))
  }

  /// Adds a line as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    set(identifier, [p1, p2])
  }

  private func set(_ identifier: any NSCopying, _ points: [CGPoint]) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    boundaries.append((identifier, points))
    changed()
  }

  private static func isSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return a as AnyObject === b as AnyObject
  }

  /// The outline of a boundary; nil if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    guard let points = boundaries.first(where: { Self.isSame($0.identifier, identifier) })?.points,
      let first = points.first
    else { return nil }
    let path = UIBezierPath()
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    return path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    changed()
  }

  /// Removes all boundaries that were added.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  /// The identifiers of the boundaries; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  // MARK: Collisions

  private var keys: [Int: any UIDynamicItem] = [:]
  private var wallNames: [Int: (any NSCopying)?] = [:]
  private var touches: Set<DynamicsWorld.Touch> = []

  override var ownItems: [any UIDynamicItem] { items }

  override func apply(to builder: inout DynamicsBuilder) {
    keys = [:]
    wallNames = [:]
    for item in items {
      if let key = builder.key(item) { keys[key] = item }
    }
    let all = Set(keys.keys)
    if collisionMode.contains(.items) { builder.world.groups.append(all) }
    guard collisionMode.contains(.boundaries) else { return }
    if let insets, let bounds = builder.referenceBounds {
      let rect = bounds.inset(by: insets)
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.minY),
      ]
      add(corners, of: nil, stopping: all, to: &builder)
    }
    for boundary in boundaries {
      add(boundary.points, of: boundary.identifier, stopping: all, to: &builder)
    }
  }

  private func add(
    _ points: [CGPoint], of identifier: (any NSCopying)?, stopping bodies: Set<Int>,
    to builder: inout DynamicsBuilder
  ) {
    for (from, to) in zip(points, points.dropFirst()) where from != to {
      let key = builder.nextWallKey()
      wallNames[key] = .some(identifier)
      builder.world.walls.append(
        DynamicsWorld.Wall(
          from: PlanarVector(from), to: PlanarVector(to), key: key, bodies: bodies))
    }
  }

  override func follow(_ builder: DynamicsBuilder) {
    guard let collisionDelegate else { return }
    let present = builder.world.touches.filter { touch, _ in
      keys[touch.first] != nil
        && (touch.second.map { keys[$0] != nil && collisionMode.contains(.items) }
          ?? touch.wall.map { wallNames[$0] != nil } ?? false)
    }
    for (touch, place) in present.sorted(by: { Self.order($0.key) < Self.order($1.key) })
    where !touches.contains(touch) {
      report(touch, at: place.point, to: collisionDelegate)
    }
    for touch in touches.sorted(by: { Self.order($0) < Self.order($1) })
    where present[touch] == nil {
      report(touch, at: nil, to: collisionDelegate)
    }
    touches = Set(present.keys)
  }

  private static func order(_ touch: DynamicsWorld.Touch) -> [Int] {
    [touch.first, touch.second ?? -1, touch.wall ?? -1].map { $0 }
  }

  /// - Parameter place: Where the contact has begun; nil if it has ended.
  private func report(
    _ touch: DynamicsWorld.Touch, at place: CGPoint?,
    to delegate: any UICollisionBehaviorDelegate
  ) {
    guard let first = keys[touch.first] else { return }
    if let other = touch.second, let second = keys[other] {
      guard let place else {
        return delegate.collisionBehavior(self, endedContactFor: first, with: second)
      }
      delegate.collisionBehavior(self, beganContactFor: first, with: second, at: place)
    } else if let wall = touch.wall, let name = wallNames[wall] {
      guard let place else {
        return delegate.collisionBehavior(
          self, endedContactFor: first, withBoundaryIdentifier: name)
      }
      delegate.collisionBehavior(
        self, beganContactFor: first, withBoundaryIdentifier: name, at: place)
    }
  }
}

extension [Int] {
  fileprivate static func < (a: [Int], b: [Int]) -> Bool { a.lexicographicallyPrecedes(b) }
}

/// Learns of collisions.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items begin to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Called when two items touch no longer.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Called when an item begins to touch a boundary.
  ///
  /// - Parameter identifier: Nil for the bounds of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item touches a boundary no longer.
  ///
  /// - Parameter identifier: Nil for the bounds of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
