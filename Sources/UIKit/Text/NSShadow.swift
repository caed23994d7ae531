import GeometryCore
import RenderCore

/// The shadow of text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let mark = attributeValueMark

  /// The offset of the shadow to the right and below, in points. The default is zero.
  open var shadowOffset = CGSize.zero
  /// The blur in points: twice its standard deviation. The default is 0, a sharp shadow.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`; nil for no shadow. The default is black with an alpha of one third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow without offset and blur.
  public override init() {
    super.init()
  }

  /// Returns a copy.
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

  /// The shadow to draw, with the colour for the current traits; nil without a colour.
  var drawing: Shadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return Shadow(
      color: color.rgba,
      offset: Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height)),
      radius: max(0, Double(shadowBlurRadius) / 2))
  }
}
