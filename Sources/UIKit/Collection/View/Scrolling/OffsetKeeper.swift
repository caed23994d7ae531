import GeometryCore

/// How the next preparation of the layout changes the content offset.
struct OffsetIntent {
  /// The item that keeps its place in the visible area.
  var kept: KeptPlace?
  /// The sum of the `contentOffsetAdjustment` of invalidation contexts.
  var adjustment = CGPoint.zero
  /// Whether the layout and the delegate are asked for a target offset.
  var asksForTarget = false
  /// Whether the offset is limited to the content in the end.
  var clamps = false
}

/// Changes the content offset because of what is laid out.
@MainActor final class OffsetKeeper: CollectionPart {
  unowned let host: any CollectionHost
  let rows: OrthogonalRows
  let nearby: NearbyElements
  private let elements: ElementStore
  private let animations: ElementAnimations
  var intent = OffsetIntent()
  /// The item that was scrolled to, until the layout has settled.
  @exclusivity(unchecked) var target: ScrollTarget?
  /// The limits of the content after the last layout; nil if it may be beyond them.
  var knownLimits: ScrollLimits?
  /// The limits before changes of sizes since the last layout.
  var formerLimits: [ScrollLimits] = []
  /// How far the limits hold content back in the present layout pass from where sizes that are
  /// corrected would put it. It goes there if sizes that are measured later make room.
  var withheld = Point.zero
  /// The layout pass of `withheld`.
  var turn = 0
  /// Whether content wider than the view has been scrolled to its start.
  private var hasBegun = false

  init(
    _ host: any CollectionHost, elements: ElementStore, nearby: NearbyElements,
    rows: OrthogonalRows, animations: ElementAnimations
  ) {
    self.host = host
    self.elements = elements
    self.nearby = nearby
    self.rows = rows
    self.animations = animations
  }

  func dataDidChange(_ change: DataChange) {
    guard case .updated(let plan) = change, let kept = intent.kept else { return }
    intent.kept = plan.destination(of: kept.path).map { kept.moved(to: $0) }
  }

  /// Adds the adjustments of a context to the offset and the content size.
  func adjust(by context: UICollectionViewLayoutInvalidationContext) {
    intent.adjustment.x += context.contentOffsetAdjustment.x
    intent.adjustment.y += context.contentOffsetAdjustment.y
    guard context.contentSizeAdjustment != .zero else { return }
    host.contentSize.width += context.contentSizeAdjustment.width
    host.contentSize.height += context.contentSizeAdjustment.height
  }

  // MARK: After a preparation

  /// Scrolls the content as the intent says.
  ///
  /// - Parameters:
  ///   - transitional: The offset of an interactive transition; nil if there is none, or it has not
  ///     moved.
  ///   - changesLayout: Whether the layout has been replaced.
  func resolve(transitional: CGPoint?, changesLayout: Bool) {
    let intent = intent
    self.intent = OffsetIntent()
    var offset =
      transitional ?? intent.kept.flatMap(offset(showing:))
      ?? (changesLayout ? host.clampedContentOffset(host.contentOffset) : host.contentOffset)
    begin(&offset)
    offset.x += intent.adjustment.x
    offset.y += intent.adjustment.y
    if intent.asksForTarget {
      offset = host.collectionViewLayout.targetContentOffset(forProposedContentOffset: offset)
      offset = host.delegateTarget(forProposedContentOffset: offset) ?? offset
    }
    if transitional != nil || intent.asksForTarget && !intent.clamps { knownLimits = nil }
    if intent.clamps {
      if !comesBack(from: offset) { offset = host.clampedContentOffset(offset) }
      host.redirectContent(to: host.clampedContentOffset(host.destinedOffset))
    }
    move(to: offset)
    // The move has taken the end of an animation along.
    if intent.clamps {
      keepingTarget { host.redirectContent(to: host.clampedContentOffset(host.destinedOffset)) }
    }
  }

  /// Content that begins at the right is scrolled there the first time it is wider than the view.
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

  /// The offset that keeps an item visible; scrolls its orthogonal section too.
  private func offset(showing place: KeptPlace) -> CGPoint? {
    let layout = host.collectionViewLayout
    rows.distances.merge(distances(showing: place, by: layout)) { known, _ in known }
    return offset(keeping: place, by: layout)
  }

  /// Moves the content because of what is laid out; the item that was scrolled to stays the target.
  func move(to offset: CGPoint) {
    guard offset != host.contentOffset else { return }
    let isAtTarget = target?.offset == host.destinedOffset
    animations.animate { host.relocateContent(to: offset) }
    if isAtTarget { target?.offset = host.destinedOffset }
  }

  /// Makes a change that may move the content; the item that was scrolled to stays the target.
  func keepingTarget(_ change: () -> Void) {
    let isAtTarget = target?.offset == host.destinedOffset
    change()
    if isAtTarget { target?.offset = host.destinedOffset }
  }
}

// MARK: - Keeping an item visible

// The item that the user looks at: of the visible cells the first fully visible one in the order of
// the data, else the first that begins in the visible area, else the first. Content at its start
// stays there.
extension OffsetKeeper {
  /// The item that a change keeps visible; nil at the start of the content and if no item is
  /// visible.
  func placeToKeep() -> KeptPlace? {
    let (inset, bounds) = (host.adjustedContentInset, host.bounds)
    let isReversed = host.beginsAtRight && host.contentSize.width > bounds.width
    let isAtStart = bounds.minX <= -inset.left && bounds.minY <= -inset.top && !isReversed
    guard nearby.wasFound, !isAtStart else { return nil }
    let visible = bounds.inset(by: inset)
    let items = placesOfItems.filter { $0.frame._overlaps(visible) }
      .sorted { $0.path < $1.path }
    let chosen =
      items.first { visible.contains($0.frame) }
      ?? items.first { visible.contains($0.frame.origin) } ?? items.first
    return chosen.map { KeptPlace($0.path, $0.frame, in: visible) }
  }

  /// The items that the layout last placed in the visible area, with their displayed frames.
  private var placesOfItems: [(path: IndexPath, frame: CGRect)] {
    guard !host.needsPreparation else { return placesOfCells }
    return host.displayedElements(in: host.bounds).filter { $0.identity.category == .cell }.map {
      let shift = rows.shift(of: $0)
      return ($0.indexPath, $0.frame.offsetBy(dx: -shift.x, dy: -shift.y))
    }
  }

  /// The items with visible cells, with the displayed frames of these.
  private var placesOfCells: [(path: IndexPath, frame: CGRect)] {
    elements.inOrder.filter { $0.identity.category == .cell }.map {
      let shift = ($0.view.superview as? _UICollectionViewOrthogonalScrollView)?.shift ?? .zero
      return ($0.identity.indexPath, $0.view.frame.offsetBy(dx: -shift.x, dy: -shift.y))
    }
  }

  /// The offset at which a prepared layout keeps the item in its place; nil if there is no such
  /// item.
  func offset(keeping place: KeptPlace, by layout: UICollectionViewLayout) -> CGPoint? {
    guard host.loadedCounts.contains(place.path),
      let own = layout.layoutAttributesForItem(at: place.path)
    else { return nil }
    let attributes = host.displayed(own, of: layout)
    let frame = Self.alignedFrame(of: attributes, by: layout)
    let inset = host.adjustedContentInset
    let visible = host.bounds.inset(by: inset).size
    let start = place.start(for: frame, visible: visible)
    return host.clampedContentOffset(
      CGPoint(x: start.x - inset.left, y: start.y - inset.top),
      contentSize: layout.collectionViewContentSize)
  }

  /// The least distance by which the orthogonal section of an item has to be scrolled to show it,
  /// by section; empty for items of other sections.
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

  /// The content offset for a layout that replaces the current one.
  func restingOffset(keeping place: KeptPlace?, by layout: UICollectionViewLayout) -> CGPoint {
    let proposed =
      place.flatMap { offset(keeping: $0, by: layout) }
      ?? host.clampedContentOffset(
        host.contentOffset, contentSize: layout.collectionViewContentSize)
    let asked = layout.targetContentOffset(forProposedContentOffset: proposed)
    return host.delegateTarget(forProposedContentOffset: asked) ?? asked
  }
}
