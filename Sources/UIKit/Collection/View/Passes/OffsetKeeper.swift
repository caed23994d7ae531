/// What becomes of the content's offset when the layout has been computed, as whatever made it
/// invalid has it.
struct OffsetIntent {
  /// *Keep*: the item that stays in view where it is.
  var kept: KeptPlace?
  /// *Adjust*: what is added, as contexts say.
  var adjustment = CGPoint.zero
  /// *Target*: whether the layout and the delegate are to say where the content rests.
  var asksForTarget = false
  /// *Clamp*: whether the offset is to be brought back to the content in the end.
  var clamps = false
}

/// Where the content is scrolled to because of what is laid out.
@MainActor final class OffsetKeeper: CollectionPart {
  var intent = OffsetIntent()
  /// The item that someone scrolled to, until the layout settles.
  var target: ScrollTarget?
  /// Whether content wider than the view has been scrolled to where it begins.
  private var hasBegun = false

  /// Adds what a context says of the offset and the size of the content.
  func adjust(by context: UICollectionViewLayoutInvalidationContext) {
    intent.adjustment.x += context.contentOffsetAdjustment.x
    intent.adjustment.y += context.contentOffsetAdjustment.y
    guard context.contentSizeAdjustment != .zero else { return }
    host.contentSize.width += context.contentSizeAdjustment.width
    host.contentSize.height += context.contentSizeAdjustment.height
  }

  // MARK: After a preparation

  /// Brings the content to where the intent has it.
  func resolve() {
    let intent = intent
    self.intent = OffsetIntent()
    let transactions = host.transactions
    var offset =
      transactions.offsetOnTheWay() ?? intent.kept.flatMap(offset(showing:))
      ?? (transactions.changesLayout
        ? host.clampedContentOffset(host.contentOffset) : host.contentOffset)
    begin(&offset)
    offset.x += intent.adjustment.x
    offset.y += intent.adjustment.y
    if intent.asksForTarget {
      offset = host.collectionViewLayout.targetContentOffset(forProposedContentOffset: offset)
      offset = host.delegateTarget(forProposedContentOffset: offset) ?? offset
    }
    if intent.clamps {
      offset = host.clampedContentOffset(offset)
      host.redirectContent(to: host.clampedContentOffset(host.destinedOffset))
    }
    move(to: offset)
  }

  /// Content that reads from the right begins there, the first time it is wider than the view.
  private func begin(_ offset: inout CGPoint) {
    guard !hasBegun, host.bounds.width > 0, host.contentSize.width > host.bounds.width else {
      return
    }
    hasBegun = true
    let inset = host.adjustedContentInset
    if host.beginsAtRight, offset.x == -inset.left {
      offset.x = host.contentSize.width + inset.right - host.bounds.width
    }
  }

  /// The offset that keeps in view what a change is to keep there; scrolls its row.
  private func offset(showing place: KeptPlace) -> CGPoint? {
    let layout = host.collectionViewLayout
    host.rows.distances.merge(distances(showing: place, by: layout)) { known, _ in known }
    return offset(keeping: place, by: layout)
  }

  /// Moves the content because of what is laid out: what someone scrolled to stays what it is.
  func move(to offset: CGPoint) {
    guard offset != host.contentOffset else { return }
    let isAtTarget = target?.offset == host.destinedOffset
    host.motions.animate { host.relocateContent(to: offset) }
    if isAtTarget { target?.offset = host.destinedOffset }
  }

  /// What happens to the offset with something else: what someone scrolled to stays what it is.
  func keepingTarget(_ change: () -> Void) {
    let isAtTarget = target?.offset == host.destinedOffset
    change()
    if isAtTarget { target?.offset = host.destinedOffset }
  }
}

// MARK: - Keeping an item in view

// The item the user looks at: of the cells in view the first in the order of the data that is
// fully visible, failing that the first that begins in view, failing that the first. Content at
// its start stays at its start.
extension OffsetKeeper {
  /// What a change is to keep in view; nil at the start of the content and while no item is in
  /// view.
  func placeToKeep() -> KeptPlace? {
    let (inset, bounds) = (host.adjustedContentInset, host.bounds)
    let isReversed = host.beginsAtRight && host.contentSize.width > bounds.width
    let isAtStart = bounds.minX <= -inset.left && bounds.minY <= -inset.top && !isReversed
    guard host.vicinity.wasFound, !isAtStart else { return nil }
    let visible = bounds.inset(by: inset)
    let items = placesOfItems.filter { $0.frame.intersects(visible) }
      .sorted { $0.path < $1.path }
    let chosen =
      items.first { visible.contains($0.frame) }
      ?? items.first { visible.contains($0.frame.origin) } ?? items.first
    return chosen.map { KeptPlace($0.path, $0.frame, in: visible) }
  }

  /// The items the layout last placed in view, where they are seen.
  private var placesOfItems: [(path: IndexPath, frame: CGRect)] {
    guard !host.pass.needsPreparation else { return placesOfCells }
    return host.laidOutElements(in: host.bounds).filter { $0.identity.category == .cell }.map {
      let shift = host.rows.shift(of: $0)
      return ($0.indexPath, $0.frame.offsetBy(dx: -shift.x, dy: -shift.y))
    }
  }

  /// The items whose cells are in view, where these are seen.
  private var placesOfCells: [(path: IndexPath, frame: CGRect)] {
    host.elements.inOrder.filter { $0.identity.category == .cell }.map {
      let shift = ($0.view.superview as? _UICollectionViewOrthogonalScrollView)?.shift ?? .zero
      return ($0.identity.indexPath, $0.view.frame.offsetBy(dx: -shift.x, dy: -shift.y))
    }
  }

  /// The offset at which a prepared layout shows the item where it was; nil if the item is gone.
  func offset(keeping place: KeptPlace, by layout: UICollectionViewLayout) -> CGPoint? {
    guard host.loadedCounts.contains(place.path),
      let own = layout.layoutAttributesForItem(at: place.path)
    else { return nil }
    let attributes = host.facing(own, by: layout)
    let frame = Self.alignedFrame(of: attributes, by: layout)
    let inset = host.adjustedContentInset
    let visible = host.bounds.inset(by: inset).size
    let start = place.start(for: frame, visible: visible)
    return host.clampedContentOffset(
      CGPoint(x: start.x - inset.left, y: start.y - inset.top),
      contentSize: layout.collectionViewContentSize)
  }

  /// How far the orthogonal section of an item is scrolled at least to show it, by section; empty
  /// for items of other sections.
  func distances(showing place: KeptPlace?, by layout: UICollectionViewLayout) -> [Int: Double] {
    guard let path = place?.path, host.loadedCounts.contains(path),
      let attributes = layout.layoutAttributesForItem(at: path),
      let scroller = layout.solved?.orthogonalScroller(inSection: attributes.scrollerSection)
    else { return [:] }
    var place = ScrollPlace(nil)
    let distance = distance(
      bringing: attributes, to: &place, in: scroller, by: layout, from: scroller.initialOffset)
    return [attributes.scrollerSection: distance]
  }

  /// Where a layout that replaces another has the content rest.
  func restingOffset(keeping place: KeptPlace?, by layout: UICollectionViewLayout) -> CGPoint {
    let proposed =
      place.flatMap { offset(keeping: $0, by: layout) }
      ?? host.clampedContentOffset(
        host.contentOffset, contentSize: layout.collectionViewContentSize)
    let asked = layout.targetContentOffset(forProposedContentOffset: proposed)
    return host.delegateTarget(forProposedContentOffset: asked) ?? asked
  }
}
