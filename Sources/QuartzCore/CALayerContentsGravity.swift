import Foundation

/// How the contents of a layer are placed in its bounds.
///
/// The names are those of a layer whose y axis points up. On iOS it points down, so that `.top` stands for
/// the lower edge on the screen: a view's content mode `.top` is the gravity `.bottom`.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, not scaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the lower edge on the screen, not scaled.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the upper edge on the screen, not scaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left edge, not scaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge, not scaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the lower left corner on the screen, not scaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the lower right corner on the screen, not scaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the upper left corner on the screen, not scaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the upper right corner on the screen, not scaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit into the bounds, in the middle.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, in the middle.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Where a picture of `size` points goes in `bounds`.
  package func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0, self != .resize else { return bounds }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    let factor: CGFloat =
      switch self {
      case .resizeAspect: min(ratios.0, ratios.1)
      case .resizeAspectFill: max(ratios.0, ratios.1)
      default: 1
      }
    let fitted = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: bounds.minX + (bounds.width - fitted.width) * across,
      y: bounds.minY + (bounds.height - fitted.height) * down, width: fitted.width,
      height: fitted.height)
  }

  /// The share of the free width that is left of the contents.
  private var across: CGFloat {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  /// The share of the free height that is above the contents.
  private var down: CGFloat {
    switch self {
    case .bottom, .bottomLeft, .bottomRight: 0
    case .top, .topLeft, .topRight: 1
    default: 0.5
    }
  }
}
