import Foundation
import RenderCore

/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt
  /// Creates a set of corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package var corners: CornerSet { CornerSet(rawValue: UInt8(rawValue & 15)) }
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve of continuous curvature, one and a half times as long as a quarter of a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Draws and lays out a layer on behalf of the view that owns it.
@MainActor package protocol LayerHost: AnyObject {
  /// Displays the layer: by drawing it, if the host does nothing else.
  func display(_ layer: CALayer)
  /// Draws the layer's own content, in the coordinates of its bounds.
  func drawContent(in context: CGContext)
  /// Whether the host is a window on the screen.
  var isOnScreen: Bool { get }
  /// The action for a change of a property of the layer.
  func layerAction(_ layer: CALayer, forKey event: String) -> (any CAAction)?
  /// The rectangle in `bounds` of content that was drawn for `size`, while the size is animated.
  func contentFrame(of size: CGSize, in bounds: CGRect) -> CGRect
}

/// The shadow of a layer.
struct LayerShadow {
  var color: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  var offset = CGSize(width: 0, height: -3)
  var radius: CGFloat = 3
  var path: CGPath?
  var opacity: Float = 0
}

/// What determines the actions of a layer's changes.
enum LayerPart: UInt8 {
  /// The layer itself.
  case free
  /// The view that owns it.
  case hosted
  /// Nothing: it presents another layer.
  case copy
}
