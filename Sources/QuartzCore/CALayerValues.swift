import Foundation
import RenderCore

/// The corners of a layer that its corner radius applies to.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package var corners: CornerSet { CornerSet(rawValue: UInt8(rawValue & 15)) }
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that leaves the sides without a sudden bend, half as long again as that of a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's picture is placed in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
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
      x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2,
      width: fitted.width, height: fitted.height)
  }
}

/// Draws and lays out a layer on behalf of the view that owns it.
@MainActor package protocol LayerHost: AnyObject {
  /// Draws the layer's own content, in the coordinates of its bounds.
  func drawContent(in context: CGContext)
  /// Whether the host is a window on the screen.
  var isOnScreen: Bool { get }
  /// What is to happen when a property of the layer changes.
  func layerAction(_ layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Where content drawn for `size` is shown in `bounds` while the layer's size moves.
  func contentFrame(of size: CGSize, in bounds: CGRect) -> CGRect
}

/// Who answers for a layer's changes.
enum LayerPart: UInt8 {
  /// The layer itself.
  case free
  /// The view it belongs to.
  case hosted
  /// Nobody: it shows another one.
  case copy
}
