extension UIView {
  /// Which margins and sides change when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The number that stands for the value.
    public let rawValue: UInt
    /// Creates a value from the number that stands for it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How content is placed where it is not as large as the view.
  public enum ContentMode: Int, Sendable {
    /// Content is stretched to the bounds.
    case scaleToFill
    /// Content is as large as fits, with its proportions.
    case scaleAspectFit
    /// Content covers the bounds, with its proportions.
    case scaleAspectFill
    /// Content is drawn again when the bounds change.
    case redraw
    /// Content has its size, in the middle.
    case center
    /// Content has its size, in the middle of the top edge.
    case top
    /// Content has its size, in the middle of the bottom edge.
    case bottom
    /// Content has its size, in the middle of the left edge.
    case left
    /// Content has its size, in the middle of the right edge.
    case right
    /// Content has its size, in the top left corner.
    case topLeft
    /// Content has its size, in the top right corner.
    case topRight
    /// Content has its size, in the bottom left corner.
    case bottomLeft
    /// Content has its size, in the bottom right corner.
    case bottomRight
  }

  /// Whether the tint is shown in full.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic
    /// The tint colour is shown as it is.
    case normal
    /// The tint colour is shown grey.
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
  /// Creates an empty view: archives are not read on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(_ type: AnyClass) -> CALayer {
    if type == CALayer.self { return CALayer() }
    refuse(
      unless: type is CALayer.Type,
      "layerClass must be CALayer or a subclass of it; got \(type).")
    return ClassValues.maker(_LayerMaker.self, for: type).init()
  }
}

extension CGSize {
  /// The size of a view without an intrinsic one.
  static var noIntrinsicMetric: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
