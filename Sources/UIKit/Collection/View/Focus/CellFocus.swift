/// Where the focus is among the items of a collection view, and where it goes.
@MainActor final class CellFocus {
  private unowned let view: UICollectionView
  /// The item that had the focus last.
  private(set) var last: IndexPath?
  /// The item that has it.
  private(set) var current: IndexPath?

  init(of view: UICollectionView) {
    self.view = view
  }

  /// Whether the item at `path` can have the focus.
  func canFocus(_ path: IndexPath) -> Bool {
    view.delegate?.collectionView?(view, canFocusItemAt: path) ?? view.allowsFocusNow
  }

  // MARK: Moving

  func mayUpdate(_ context: UIFocusUpdateContext) -> Bool {
    view.delegate?.collectionView?(view, shouldUpdateFocusIn: own(context)) ?? true
  }

  func didUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let context = own(context)
    current = context.nextFocusedIndexPath
    last = current ?? last
    view.delegate?.collectionView(view, didUpdateFocusIn: context, with: coordinator)
    if let current { select(current) }
  }

  private func own(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
    UICollectionViewFocusUpdateContext(
      context, from: path(of: context.previouslyFocusedItem),
      to: path(of: context.nextFocusedItem))
  }

  private func path(of item: (any UIFocusItem)?) -> IndexPath? {
    (item as? UICollectionViewCell).flatMap(view.indexPath)
  }

  private func select(_ path: IndexPath) {
    guard view.selectionFollowsFocus, !view.selecting.isSelected(path),
      view.delegate?.collectionView?(view, selectionFollowsFocusForItemAt: path) ?? true
    else { return }
    view.touches.selectAlone(path)
  }

  // MARK: Changes

  /// A cell shows its item no longer.
  func left(_ cell: UIView) {
    guard let cell = cell as? UICollectionViewCell else { return }
    cell.window?.focusSystem.forget(cell)
    current = nil
  }

  /// Gives the focus to the cell of an item in view that can have it.
  func move(to path: IndexPath) {
    guard let cell = view.visibleCell(at: path), canFocus(path) else { return }
    _ = view.window?.focusSystem.move(to: cell, [])
  }

  /// Has an item be the one that had the focus last.
  func remember(_ path: IndexPath) { last = path }

  func carry(_ destination: (IndexPath) -> IndexPath?) {
    last = last.flatMap(destination)
    current = current.flatMap(destination)
  }

  // MARK: Finding

  /// The item that gets the focus that comes from outside; nil if it is for the way to say.
  var preferred: IndexPath? {
    if view.remembersLastFocusedIndexPath, let last, exists(last), canFocus(last) { return last }
    guard let path = view.delegate?.indexPathForPreferredFocusedView(in: view), exists(path),
      canFocus(path)
    else { return nil }
    return path
  }

  private func exists(_ path: IndexPath) -> Bool { view.loadedCounts.contains(path) }

  /// The item on the way from another, in view or up to a view's length beyond.
  func path(after path: IndexPath, _ heading: UIFocusHeading) -> IndexPath? {
    if let step = heading.step { return next(to: path, step) }
    if heading.contains(.first) { return first(from: 0, 1) }
    if heading.contains(.last) { return first(from: view.numberOfSections - 1, -1) }
    guard let start = view.layoutAttributesForItem(at: path) else { return nil }
    let reach = view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
    let origin = frame(of: start)
    return view.laidOutElements(in: reach).filter {
      $0.representedElementCategory == .cell && $0.indexPath != path && !$0.isHidden
    }
    .compactMap { found in
      heading.distance(from: origin, to: frame(of: found)).map { (found.indexPath, $0) }
    }
    .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.lazy.map(\.0).first(where: canFocus)
  }

  private func frame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let shift = view.rows.shift(of: attributes)
    return attributes.frame.offsetBy(dx: -shift.x, dy: -shift.y)
  }

  /// The next item in order that can have the focus.
  ///
  /// - Parameter step: 1 for on, -1 for back.
  private func next(to path: IndexPath, _ step: Int) -> IndexPath? {
    var next = IndexPath(item: path.item + step, section: path.section)
    while exists(next) {
      if canFocus(next) { return next }
      next.item += step
    }
    return first(from: path.section + step, step)
  }

  /// The first item in order, from a section on, that can have the focus.
  private func first(from section: Int, _ step: Int) -> IndexPath? {
    let counts = view.loadedCounts.itemCounts
    var section = section
    while counts.indices.contains(section) {
      let items = Array(0..<counts[section])
      let item = (step > 0 ? items : items.reversed()).first {
        canFocus(IndexPath(item: $0, section: section))
      }
      if let item { return IndexPath(item: item, section: section) }
      section += step
    }
    return nil
  }

  /// The cell of an item, which is brought into view.
  func cell(at path: IndexPath) -> UICollectionViewCell? {
    view.scrollToItem(at: path, at: [], animated: false)
    view.layoutIfNeeded()
    return view.visibleCell(at: path)
  }
}
