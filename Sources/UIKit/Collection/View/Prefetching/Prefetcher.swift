/// Has a data source get ready for what comes into view next, and cells be made.
///
/// What is asked for is what lies within a view's length ahead, the way the content was scrolled last; at first,
/// the way it begins. How far ahead UIKit looks is not documented.
@MainActor final class Prefetcher {
  private unowned let view: UICollectionView
  /// Where the content was when this was last brought up to date.
  private var offset = CGPoint.zero
  private var way = Way(axis: .vertical, isForward: true)
  /// What was asked for and has not come into view, by its place in the data.
  private var requested: Set<IndexPath> = []
  /// The part of the content ahead that is known.
  private var known = CGRect.null

  /// The way the content is scrolled.
  private struct Way: Equatable {
    var axis: UICollectionView.ScrollDirection
    var isForward: Bool
  }

  init(for view: UICollectionView) {
    self.view = view
  }

  /// Forgets what was asked for: the data are others.
  func forget() {
    view.prepared.forgetAll()
    forgetRequests()
  }

  private func forgetRequests() {
    requested = []
    known = .null
  }

  /// Takes over where items went.
  func carry(_ destination: (IndexPath) -> IndexPath?) {
    view.prepared.forgetAll()
    requested = Set(requested.compactMap(destination))
    known = .null
  }

  /// Asks for what lies ahead of where the view is now, and takes back what does no longer.
  func update() {
    guard view.isPrefetchingEnabled else { return forget() }
    let former = way
    findWay()
    prepareCells()
    guard let source = view.prefetchDataSource else { return forgetRequests() }
    requested = requested.filter { view.visibleCell(at: $0) == nil }
    let ahead = area(ahead: 1)
    if way == former, ahead.isEmpty || known.contains(ahead) { return }
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

  /// Has a cell made for what comes into view next, while the content moves.
  private func prepareCells() {
    if view.movement.isUnderWay { return view.prepared.forgetAll() }
    guard view.isMoving else { return }
    view.prepared.prepare(items(in: area(ahead: PreparedCells.reach)))
  }

  private func findWay() {
    let (dx, dy) = (view.contentOffset.x - offset.x, view.contentOffset.y - offset.y)
    offset = view.contentOffset
    if known.isNull, requested.isEmpty {
      way = Way(
        axis: view.contentSize.height > view.bounds.height ? .vertical : .horizontal,
        isForward: true)
    }
    guard dx != 0 || dy != 0 else { return }
    way =
      abs(dx) > abs(dy)
      ? Way(axis: .horizontal, isForward: dx > 0)
      : Way(axis: .vertical, isForward: dy > 0)
  }

  /// The content ahead of what is in view.
  ///
  /// - Parameter share: How far, in lengths of the view.
  private func area(ahead share: CGFloat) -> CGRect {
    var area = view.bounds
    switch way.axis {
    case .vertical:
      area.size.height *= share
      area.origin.y = way.isForward ? view.bounds.maxY : view.bounds.minY - area.height
    case .horizontal:
      area.size.width *= share
      area.origin.x = way.isForward ? view.bounds.maxX : view.bounds.minX - area.width
    }
    return area.intersection(CGRect(origin: .zero, size: view.contentSize))
  }

  /// The items in a part of the content, the nearest to what is in view first.
  private func items(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !area.isEmpty else { return [] }
    let bounds = view.bounds
    return view.laidOutElements(in: area).filter { $0.representedElementCategory == .cell }
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
