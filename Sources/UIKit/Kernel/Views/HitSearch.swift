/// Finds the frontmost view at a point of a view, as the default implementation of `hitTest(_:with:)`.
@MainActor struct HitSearch {
  private let view: UIView

  init(in view: UIView) { self.view = view }

  /// The view at a point, if the view takes touches: a subview, or the view itself.
  func hit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard view.isUserInteractionEnabled, !view.isHidden, view.alpha > 0.01,
      view.point(inside: point, with: event)
    else { return nil }
    for subview in frontToBack {
      guard let inner = inward(point, to: subview) else { continue }
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return view
  }

  /// The subviews in their order on the screen: by depth, and within a depth by their own order.
  private var frontToBack: [UIView] {
    let subviews = view.subviewList
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews.reversed() }
    return subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }

  /// The point in the coordinates of a subview; nil where that is a line or a point.
  ///
  /// - Complexity: O(1), where converting between any two views goes through all above them.
  private func inward(_ point: CGPoint, to subview: UIView) -> CGPoint? {
    let layer = subview.layer
    guard layer.superlayer === view.layer else { return subview.convert(point, from: view) }
    return layer.placement.inverse.map { CGPoint($0.applied(to: point.core)) }
  }
}
