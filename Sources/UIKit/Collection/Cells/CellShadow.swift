/// The shadow of a cell: its own, or that of a lifted cell.
@MainActor struct CellShadow {
  private let path: CGPath?
  private let opacity: Float
  private let radius: CGFloat
  private let offset: CGSize

  /// The present shadow of a layer.
  init(of layer: CALayer) {
    path = layer.shadowPath
    opacity = layer.shadowOpacity
    radius = layer.shadowRadius
    offset = layer.shadowOffset
  }

  /// The shadow of a lifted cell. UIKit does not document the values.
  init(under bounds: CGRect) {
    path = CGPath(rect: bounds, transform: nil)
    opacity = 0.2
    radius = 8
    offset = CGSize(width: 0, height: 2)
  }

  /// Sets the shadow of a layer.
  func apply(to layer: CALayer) {
    layer.shadowPath = path
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
    layer.shadowOffset = offset
  }
}
