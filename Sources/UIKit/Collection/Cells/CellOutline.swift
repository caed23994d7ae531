/// The clipping and the corners of a cell, saved while the cell is swiped aside.
@MainActor struct CellOutline {
  private let clips: Bool
  private let radius: CGFloat
  private let corners: CACornerMask
  private let curve: CALayerCornerCurve

  init(of cell: UIView) {
    clips = cell.clipsToBounds
    radius = cell.layer.cornerRadius
    corners = cell.layer.maskedCorners
    curve = cell.layer.cornerCurve
  }

  /// Restores the cell.
  func restore(_ cell: UIView) {
    cell.clipsToBounds = clips
    cell.layer.cornerRadius = radius
    cell.layer.maskedCorners = corners
    cell.layer.cornerCurve = curve
  }
}
