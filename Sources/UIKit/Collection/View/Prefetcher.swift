/// Asks the prefetch data source for the items that become visible next, and prepares their cells.
///
/// Prefetches within one length of the view ahead, in the direction in which the content was
/// scrolled last; at first towards its end. UIKit does not document how far ahead it prefetches.
@MainActor final class Prefetcher: CollectionPart {
  private unowned let view: UICollectionView
  private let prepared: PreparedCells
  /// The content offset at the last update.
  private var offset = CGPoint.zero
  private var direction = Direction(axis: .vertical, isForward: true)
  /// The prefetched items that have not become visible, by index path of the data source.
  private var requested: Set<IndexPath> = []
  /// The part of the content that was prefetched.
  private var known = CGRect.null

  /// A direction of scrolling.
  private struct Direction: Equatable {
    var axis: UICollectionView.ScrollDirection
    var isForward: Bool
  }

  init(for view: UICollectionView, prepared: PreparedCells) {
    self.view = view
    self.prepared = prepared
  }

  /// Starts anew, as after a change of the prefetch data source.
  func reset() {
    prepared.recycleAll()
    resetRequests()
  }

  private func resetRequests() {
    requested = []
    known = .null
  }

  func dataDidChange(_ change: DataChange) {
    switch change {
    case .updated(let plan):
      requested = Set(requested.compactMap(plan.destination(of:)))
      known = .null
    case .reloaded: resetRequests()
    case .rearranged: break
    }
  }

  /// Prefetches the items ahead, and cancels prefetching of those that are ahead no longer.
  func update() {
    guard view.isPrefetchingEnabled else { return reset() }
    let former = direction
    findDirection()
    prepareCells()
    guard let source = view.prefetchDataSource else { return resetRequests() }
    requested = requested.filter { view.visibleItem(at: $0) == nil }
    let ahead = area(ahead: 1)
    if direction == former, ahead.isEmpty || known.contains(ahead) { return }
    known = area(ahead: 1.5)
    let found = items(in: known).map { view.sourcePath(of: $0.indexPath) }
    let visible = Set(view.indexPathsForVisibleItems)
    let fresh = found.filter { !requested.contains($0) && !visible.contains($0) }
    let stale = requested.subtracting(found)
    requested = requested.subtracting(stale).union(fresh)
    if !stale.isEmpty {
      source.collectionView(view, cancelPrefetchingForItemsAt: stale.sorted())
    }
    if !fresh.isEmpty { source.collectionView(view, prefetchItemsAt: fresh) }
  }

  /// Prepares a cell for the next item, while the content is being scrolled.
  private func prepareCells() {
    if view.movement.isUnderWay { return prepared.recycleAll() }
    guard view.isMoving else { return }
    prepared.prepare(
      items(in: area(ahead: PreparedCells.reach)), make: view.reconciler.makeView)
  }

  private func findDirection() {
    let (dx, dy) = (view.contentOffset.x - offset.x, view.contentOffset.y - offset.y)
    offset = view.contentOffset
    if known.isNull, requested.isEmpty {
      direction = Direction(
        axis: view.contentSize.height > view.bounds.height ? .vertical : .horizontal,
        isForward: true)
    }
    guard dx != 0 || dy != 0 else { return }
    direction =
      abs(dx) > abs(dy)
      ? Direction(axis: .horizontal, isForward: dx > 0)
      : Direction(axis: .vertical, isForward: dy > 0)
  }

  /// The content ahead of the visible area.
  ///
  /// - Parameter share: How far ahead, in lengths of the view.
  private func area(ahead share: CGFloat) -> CGRect {
    var area = view.bounds
    switch direction.axis {
    case .vertical:
      area.size.height *= share
      area.origin.y = direction.isForward ? view.bounds.maxY : view.bounds.minY - area.height
    case .horizontal:
      area.size.width *= share
      area.origin.x = direction.isForward ? view.bounds.maxX : view.bounds.minX - area.width
    }
    return area.intersection(CGRect(origin: .zero, size: view.contentSize))
  }

  /// The items in a part of the content, those nearest to the visible area first.
  private func items(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !area.isEmpty else { return [] }
    let bounds = view.bounds
    return view.displayedElements(in: area).filter { $0.representedElementCategory == .cell }
      .map { attributes in
        let shift = view.rows.shift(of: attributes)
        let frame = attributes.frame.offsetBy(dx: -shift.x, dy: -shift.y)
        let distance = max(
          frame.minX - bounds.maxX, bounds.minX - frame.maxX, frame.minY - bounds.maxY,
          bounds.minY - frame.maxY)
        return (distance: distance, attributes: attributes)
      }
      .sorted {
        ($0.distance, $0.attributes.indexPath) < ($1.distance, $1.attributes.indexPath)
      }
      .map(\.attributes)
  }
}
