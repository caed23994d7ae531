/// The item that a change of the layout or of the view's size keeps visible, and its place.
struct KeptPlace {
  var path: IndexPath
  /// The start of the item in the visible area, in unit coordinates; negative if it begins before
  /// it.
  var share: CGPoint
  /// The part of the item before the visible area, in unit coordinates of the item.
  var hidden: CGPoint

  init(_ path: IndexPath, _ frame: CGRect, in visible: CGRect) {
    self.path = path
    share = CGPoint(
      x: Self.share(of: frame.minX - visible.minX, in: visible.width),
      y: Self.share(of: frame.minY - visible.minY, in: visible.height))
    hidden = CGPoint(
      x: Self.share(of: max(0, visible.minX - frame.minX), in: frame.width),
      y: Self.share(of: max(0, visible.minY - frame.minY), in: frame.height))
  }

  private static func share(of distance: CGFloat, in length: CGFloat) -> CGFloat {
    length > 0 ? distance / length : 0
  }

  /// The same place for an item that has another index path.
  func moved(to path: IndexPath) -> KeptPlace {
    var place = self
    place.path = path
    return place
  }

  /// The origin of a visible area of the given size in which the item has its place.
  ///
  /// An item that was fully visible is so again if it fits; one that began before the visible area
  /// keeps the same part of itself before it.
  func start(for frame: CGRect, visible: CGSize) -> CGPoint {
    CGPoint(
      x: start(
        low: frame.minX, length: frame.width, visible: visible.width, share: share.x,
        hidden: hidden.x),
      y: start(
        low: frame.minY, length: frame.height, visible: visible.height, share: share.y,
        hidden: hidden.y))
  }

  private func start(
    low: CGFloat, length: CGFloat, visible: CGFloat, share: CGFloat, hidden: CGFloat
  ) -> CGFloat {
    if share < 0 { return low + hidden * length }
    return low - max(0, min(share * visible, visible - length))
  }
}
