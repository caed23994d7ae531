import CoreGraphics
import GeometryCore
import RenderCore

/// The box of a layer with its corners, in the layer's own coordinates.
struct LayerBox {
  private let rect: Rect
  /// The radius of the corners in points: at most half the shorter side.
  let radius: Double
  private let corners: CornerSet
  private let curve: CALayerCornerCurve

  init(of layer: CALayer) {
    let bounds = layer.bounds
    rect = bounds.core
    radius = max(0, min(Double(layer.cornerRadius), Double(min(bounds.width, bounds.height)) / 2))
    corners = layer.maskedCorners.corners
    curve = layer.cornerCurve
  }

  /// The edge of the box.
  var outline: Shape { radius > 0 ? rounded(rect, radius) : .rectangle(rect) }

  /// The line in the middle of a border within the box.
  ///
  /// - Parameter width: The width of the border in points.
  func border(ofWidth width: Double) -> Shape {
    let middle = rect.inset(dx: width / 2, dy: width / 2)
    return radius > 0 ? rounded(middle, max(0, radius - width / 2)) : .rectangle(middle)
  }

  /// A rectangle with the layer's kind of corners.
  private func rounded(_ rect: Rect, _ radius: Double) -> Shape {
    curve == .continuous && radius > 0
      ? .path(.continuousRectangle(rect, radius: radius, corners: corners))
      : .roundedRectangle(rect, radius: radius, corners: corners)
  }
}
