extension UIView {
  /// Which margins and sides change when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How content is placed where it is not as large as the view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }

  /// Whether the tint is shown in full.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic
    case normal
    case dimmed
  }

  /// A natural extent that a view does not have.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// As small as the constraints allow.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  /// As large as a layout ever asks for.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// Makes layers of classes known at run time by their `init()`, as ``ClassValues`` explains.
open class _LayerMaker: CALayer {
  public required override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(_ type: AnyClass) -> CALayer {
    refuse(
      unless: type is CALayer.Type,
      "layerClass must be CALayer or a subclass of it; got \(type).")
    return ClassValues.maker(_LayerMaker.self, for: type).init()
  }
}
