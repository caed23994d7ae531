/// The item that a change of the layout or of the view's size keeps in view, and where.
struct KeptPlace {
  var path: IndexPath
  /// Where the item begins within what is visible, in shares of that; below 0 if it begins before.
  var share: CGPoint
  /// How much of the item lies before what is visible, in shares of the item.
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

  /// The place after a change of the data; nil if the item went.
  func carried(by plan: ChangePlan) -> KeptPlace? {
    guard let target = plan.destination(of: path) else { return nil }
    var place = self
    place.path = target
    return place
  }

  /// Where what is visible, of a given size, begins so that the item is where it was in it.
  ///
  /// An item that was fully visible is so again if it fits; one that began before what is visible
  /// does so by the same share of itself.
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
