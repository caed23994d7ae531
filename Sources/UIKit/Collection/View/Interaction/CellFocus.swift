/// The focus among the items of a collection view.
@MainActor final class CellFocus: CollectionPart {
  private unowned let view: UICollectionView
  /// The item that was focused last.
  private(set) var last: IndexPath?
  /// The focused item.
  private(set) var current: IndexPath?

  init(of view: UICollectionView) {
    self.view = view
  }

  /// Whether an item can be focused.
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

  /// Takes the focus from a cell that leaves.
  func cellDidLeave(_ cell: UIView) {
    guard let cell = cell as? UICollectionViewCell else { return }
    cell.window?.focusSystem.forget(cell)
    current = nil
  }

  /// Moves the focus to the cell of an item, if it is visible and can be focused.
  func move(to path: IndexPath) {
    guard let cell = view.visibleCell(at: path), canFocus(path) else { return }
    _ = view.window?.focusSystem.move(to: cell, [])
  }

  /// Sets the item that was focused last.
  func remember(_ path: IndexPath) { last = path }

  /// A reload takes the focus from the cells, which leave.
  func dataDidChange(_ change: DataChange) {
    guard case .updated(let plan) = change else { return }
    last = last.flatMap(plan.destination(of:))
    current = current.flatMap(plan.destination(of:))
  }

  // MARK: Finding

  /// The item that is focused when the focus enters the view; nil leaves it to the direction.
  var preferred: IndexPath? {
    if view.remembersLastFocusedIndexPath, let last, exists(last), canFocus(last) { return last }
    guard let path = view.delegate?.indexPathForPreferredFocusedView(in: view), exists(path),
      canFocus(path)
    else { return nil }
    return path
  }

  private func exists(_ path: IndexPath) -> Bool { view.loadedCounts.contains(path) }

  /// The next item in a direction, up to one length of the view outside of the visible area.
  func path(after path: IndexPath, _ heading: UIFocusHeading) -> IndexPath? {
    if let step = heading.step { return next(to: path, step) }
    if heading.contains(.first) { return first(from: 0, 1) }
    if heading.contains(.last) { return first(from: view.numberOfSections - 1, -1) }
    guard let start = view.layoutAttributesForItem(at: path) else { return nil }
    let reach = view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
    let origin = frame(of: start)
    return view.displayedElements(in: reach).filter {
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

  /// The next item in order that can be focused.
  ///
  /// - Parameter step: 1 for forwards, -1 for backwards.
  private func next(to path: IndexPath, _ step: Int) -> IndexPath? {
    var next = IndexPath(item: path.item + step, section: path.section)
    while exists(next) {
      if canFocus(next) { return next }
      next.item += step
    }
    return first(from: path.section + step, step)
  }

  /// The first item in order, from a section on, that can be focused.
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

  /// Scrolls to an item and returns its cell.
  func cell(at path: IndexPath) -> UICollectionViewCell? {
    view.scrollToItem(at: path, at: [], animated: false)
    view.layoutIfNeeded()
    return view.visibleCell(at: path)
  }
}
