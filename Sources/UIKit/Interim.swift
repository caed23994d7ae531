// Stand-ins until the real classes land.
open class UIColor: NSObject, @unchecked Sendable {
  let rgba: [CGFloat]
  init(_ v: [CGFloat]) { rgba = v }
  public static let systemBlue = UIColor([0, 0.478, 1, 1])
  public static let systemGray = UIColor([0.5, 0.5, 0.5, 1])
  public static let systemBackground = UIColor([1, 1, 1, 1])
  public static let separator = UIColor([0.8, 0.8, 0.8, 1])
  public static let red = UIColor([1, 0, 0, 1])
  public func resolvedColor(with t: UITraitCollection) -> UIColor { self }
  public var cgColor: CGColor { CGColor(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: rgba[3]) }
}
open class UIFont: NSObject {
  public enum Weight { case semibold, bold }
  class func systemFont(ofSize: CGFloat, weight: Weight) -> UIFont { UIFont() }
}
open class UIImage: NSObject { public init?(systemName: String) { super.init() } }
public enum NSTextAlignment { case natural, center }
open class UILabel: UIView { var font: UIFont!; var text: String?; var textColor: UIColor!; var textAlignment = NSTextAlignment.natural }
open class UIImageView: UIView { var image: UIImage? }
func UIGraphicsPushContext(_ c: CGContext) {}
func UIGraphicsPopContext() {}
