/// How a cell cuts off what it shows.
///
/// Taken before the cell is swiped aside, given back afterwards.
@MainActor struct CellOutline {
  private let clips: Bool
  private let radius: CGFloat
  private let corners: CACornerMask
  private let curve: CALayerCornerCurve

  init(of cell: UICollectionViewCell) {
    clips = cell.clipsToBounds
    radius = cell.layer.cornerRadius
    corners = cell.layer.maskedCorners
    curve = cell.layer.cornerCurve
  }

  func restore(_ cell: UICollectionViewCell) {
    cell.clipsToBounds = clips
    cell.layer.cornerRadius = radius
    cell.layer.maskedCorners = corners
    cell.layer.cornerCurve = curve
  }
}
