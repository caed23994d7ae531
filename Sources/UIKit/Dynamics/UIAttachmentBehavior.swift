import MotionCore

/// Ties an item to a point or to another item. Rule DYN-4.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }

  private enum Tie {
    case distance, limit, pin, fixed, sliding
  }

  /// The items: one, or two that are tied to each other.
  public let items: [any UIDynamicItem]
  /// What the first item is tied to.
  open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }
  private let tie: Tie
  private let ends: [UIOffset]
  private var axis = CGVector.zero
  /// The angle between two items when they were tied.
  private let startAngle: Double

  private init(
    _ tie: Tie, items: [any UIDynamicItem], ends: [UIOffset], anchor: CGPoint, length: CGFloat
  ) {
    (self.tie, self.items, self.ends) = (tie, items, ends)
    anchorPoint = anchor
    self.length = length
    func angle(_ item: any UIDynamicItem) -> Double {
      Double(atan2(item.transform.b, item.transform.a))
    }
    startAngle = (items.count > 1 ? angle(items[1]) : 0) - angle(items[0])
    super.init()
  }

  private static func place(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
    return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    hypot(a.x - b.x, a.y - b.y)
  }

  /// Ties the center of an item to a point, at its present distance.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties a place of an item to a point, at its present distance.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(
      .distance, items: [item], ends: [offset, .zero], anchor: point,
      length: Self.distance(Self.place(item, offset), point))
  }

  /// Ties the centers of two items, at their present distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Ties places of two items, at their present distance.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(
      .distance, items: [item1, item2], ends: [offset1, offset2], anchor: .zero,
      length: Self.distance(Self.place(item1, offset1), Self.place(item2, offset2)))
  }

  /// Lets two items swing apart up to their present distance.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> Self {
    made(
      UIAttachmentBehavior(
        .limit, items: [item1, item2], ends: [offset1, offset2], anchor: .zero,
        length: distance(place(item1, offset1), place(item2, offset2))))
  }

  /// Fixes two items to each other at a point, without turning.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    made(tied(item1, to: item2, .fixed, at: point))
  }

  /// Lets two items turn around a point that both hold.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    made(tied(item1, to: item2, .pin, at: point))
  }

  /// Lets two items slide along an axis against each other, without turning.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    let result = tied(item1, to: item2, .sliding, at: point)
    result.axis = axis
    return made(result)
  }

  /// Lets an item slide along an axis through a point, without turning.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self {
    let result = UIAttachmentBehavior(
      .sliding, items: [item], ends: [offset(of: point, in: item), .zero], anchor: point,
      length: 0)
    result.axis = axis
    return made(result)
  }

  private static func tied(
    _ first: any UIDynamicItem, to second: any UIDynamicItem, _ tie: Tie, at point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      tie, items: [first, second],
      ends: [offset(of: point, in: first), offset(of: point, in: second)],
      anchor: .zero, length: 0)
  }

  private static func offset(of point: CGPoint, in item: any UIDynamicItem) -> UIOffset {
    let way = CGPoint(x: point.x - item.center.x, y: point.y - item.center.y)
      .applying(item.transform.inverted())
    return UIOffset(horizontal: way.x, vertical: way.y)
  }

  private static func made<Wanted>(_ behavior: UIAttachmentBehavior) -> Wanted {
    guard let wanted = behavior as? Wanted else {
      refuse("\(Wanted.self) cannot be made by the methods of UIAttachmentBehavior.")
    }
    return wanted
  }

  // MARK: Values

  /// The point that an item is tied to.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The distance between the places that are tied, in points. The default is the one at first.
  open var length: CGFloat { didSet { changed() } }
  /// Swings per second; 0, the default, for a rigid tie.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// From 0, endless swinging, to 1, none. The default is 0.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// How far an item may slide along the axis, in points. The default is without limits.
  open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }

  override var ownItems: [any UIDynamicItem] { items }

  override func apply(to builder: inout DynamicsBuilder) {
    guard let first = builder.key(items[0]) else { return }
    let second = items.count > 1 ? builder.key(items[1]) : nil
    if items.count > 1, second == nil { return }
    var joint = DynamicJoint(
      kind, first: first, firstEnd: PlanarVector(ends[0]), second: second,
      secondEnd: second == nil ? PlanarVector(anchorPoint) : PlanarVector(ends[1]))
    joint.length = Double(length)
    joint.angle = startAngle
    joint.frequency = Double(frequency)
    joint.dampingRatio = Double(damping)
    builder.world.joints.append(joint)
  }

  private var kind: DynamicJoint.Kind {
    switch tie {
    case .distance: .distance
    case .limit: .limit
    case .pin: .pin
    case .fixed: .fixed
    case .sliding:
      .sliding(
        axis: PlanarVector(axis).normalized,
        range: Double(
          attachmentRange.minimum)...Double(
            max(attachmentRange.minimum, attachmentRange.maximum)))
    }
  }
}

/// A range of numbers.
public struct UIFloatRange: Hashable, Sendable {
  /// The smallest number.
  public var minimum: CGFloat
  /// The largest number.
  public var maximum: CGFloat

  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Zero alone.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
}
