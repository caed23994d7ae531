/// The shadow of a cell: its own, or that of one that is lifted.
@MainActor struct CellShadow {
  private let path: CGPath?
  private let opacity: Float
  private let radius: CGFloat
  private let offset: CGSize

  init(of layer: CALayer) {
    path = layer.shadowPath
    opacity = layer.shadowOpacity
    radius = layer.shadowRadius
    offset = layer.shadowOffset
  }

  /// Of a lifted cell. UIKit does not document the numbers.
  init(under bounds: CGRect) {
    path = CGPath(rect: bounds, transform: nil)
    opacity = 0.2
    radius = 8
    offset = CGSize(width: 0, height: 2)
  }

  func apply(to layer: CALayer) {
    layer.shadowPath = path
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
    layer.shadowOffset = offset
  }
}
