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
      x: start(frame.minX, frame.width, visible.width, share.x, hidden.x),
      y: start(frame.minY, frame.height, visible.height, share.y, hidden.y))
  }

  private func start(
    _ low: CGFloat, _ length: CGFloat, _ visible: CGFloat, _ share: CGFloat, _ hidden: CGFloat
  ) -> CGFloat {
    if share < 0 { return low + hidden * length }
    return low - max(0, min(share * visible, visible - length))
  }
}

// The item the user looks at: of the cells in view the first in the order of the data that is
// fully visible, failing that the first that begins in view, failing that the first. Content at
// its start stays at its start.
extension UICollectionView {
  /// What a change is to keep in view; nil at the start of the content and while no item is in
  /// view.
  ///
  /// - Parameter bounds: What was in view before the change.
  func placeToKeep(in bounds: CGRect) -> KeptPlace? {
    let inset = adjustedContentInset
    let isReversed = beginsAtRight && contentSize.width > bounds.width
    let isAtStart = bounds.minX <= -inset.left && bounds.minY <= -inset.top && !isReversed
    guard display.hasShown, !isAtStart else { return nil }
    let visible = bounds.inset(by: inset)
    let items = placesOfItems(in: bounds).filter { $0.frame.intersects(visible) }
      .sorted { $0.path < $1.path }
    let chosen =
      items.first { visible.contains($0.frame) }
      ?? items.first { visible.contains($0.frame.origin) } ?? items.first
    return chosen.map { KeptPlace($0.path, $0.frame, in: visible) }
  }

  /// The items the layout last placed in `bounds`, where they are seen.
  private func placesOfItems(in bounds: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    guard !display.needsPreparation else { return placesOfCells }
    return laidOutElements(in: bounds).filter { $0.identity.category == .cell }.map {
      let shift = shift(of: $0)
      return ($0.indexPath, $0.frame.offsetBy(dx: -shift.x, dy: -shift.y))
    }
  }

  /// The items whose cells are in view, where these are seen.
  private var placesOfCells: [(path: IndexPath, frame: CGRect)] {
    elements.inOrder.filter { $0.identity.category == .cell }.map {
      let shift = ($0.view.superview as? _UICollectionViewOrthogonalScrollView)?.shift ?? .zero
      return ($0.identity.indexPath, $0.view.frame.offsetBy(dx: -shift.x, dy: -shift.y))
    }
  }

  /// The offset at which a prepared layout shows the item where it was; nil if the item is gone.
  func offset(keeping place: KeptPlace, by layout: UICollectionViewLayout) -> CGPoint? {
    guard loadedCounts.contains(place.path),
      let own = layout.layoutAttributesForItem(at: place.path)
    else { return nil }
    let attributes = facing(own, by: layout)
    var frame = attributes.frame
    if attributes.scrollerSection >= 0 {
      frame = keepingOrthogonalAxis(frame, attributes.scrollerSection, by: layout)
    }
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset).size
    let start = place.start(for: frame, visible: visible)
    return clampedContentOffset(
      CGPoint(x: start.x - inset.left, y: start.y - inset.top),
      contentSize: layout.collectionViewContentSize)
  }

  /// How far the orthogonal section of an item is scrolled at least to show it, by section; empty
  /// for items of other sections.
  func distances(showing place: KeptPlace?, by layout: UICollectionViewLayout) -> [Int: Double] {
    guard let path = place?.path, loadedCounts.contains(path),
      let attributes = layout.layoutAttributesForItem(at: path),
      let scroller = layout.orthogonalScroller(inSection: attributes.scrollerSection)
    else { return [:] }
    var place = ScrollPlace(nil)
    let distance = distance(
      bringing: attributes, to: &place, in: scroller, by: layout, from: scroller.initialOffset)
    return [attributes.scrollerSection: distance]
  }
}
