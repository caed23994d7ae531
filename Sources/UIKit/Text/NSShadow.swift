import GeometryCore
import RenderCore

/// What text throws behind itself.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let mark = attributeValueMark

  /// How far the shadow lies to the right and below, in points. Default zero.
  open var shadowOffset = CGSize.zero
  /// In points: twice the standard deviation of the blur. Default 0, a shadow with sharp edges.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; nil for no shadow. Default: black with an alpha of a third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() {
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int { shadowOffset.width.hashValue ^ shadowOffset.height.hashValue }

  /// The shadow in the colour of the current traits; nil for none.
  var drawing: Shadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return Shadow(
      color: color.rgba,
      offset: Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height)),
      radius: max(0, Double(shadowBlurRadius) / 2))
  }
}
