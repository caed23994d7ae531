/// A touch on a cell: highlights and selects its item.
@MainActor final class CellTouch {
  private let touch: UITouch
  private unowned let view: UICollectionView
  private unowned let cell: UICollectionViewCell
  /// The action of the part of the cell that is touched; nil if the touch selects the item.
  private let action: (() -> Void)?

  /// Highlights the cell. Nil if no touch is on a cell, or its item is not highlighted.
  init?(_ touches: Set<UITouch>, in view: UICollectionView) {
    guard let touch = touches.first, let cell = CellTouch.cell(of: touch, in: view),
      let path = view.indexPath(for: cell)
    else { return nil }
    action = cell.action(at: touch.location(in: cell))
    guard action != nil || ItemTouches(on: view).begin(path) else { return nil }
    self.touch = touch
    self.view = view
    self.cell = cell
  }

  private static func cell(of touch: UITouch, in view: UICollectionView) -> UICollectionViewCell? {
    sequence(first: touch.view, next: { $0?.superview }).lazy
      .prefix { $0 != nil && $0 !== view }.compactMap { $0 as? UICollectionViewCell }.first
  }

  /// Ends the touch, and selects the item if it is still on the cell.
  ///
  /// - Returns: Whether the touch is among `touches`.
  func end(_ touches: Set<UITouch>) -> Bool {
    guard touches.contains(touch) else { return false }
    if let action {
      if cell.bounds.contains(touch.location(in: cell)) { action() }
      return true
    }
    // The item may have been deleted or moved meanwhile.
    guard let path = view.selecting.highlighted else { return true }
    if cell.bounds.contains(touch.location(in: cell)), !view.addToDrag(path) {
      ItemTouches(on: view).end(path)
    } else {
      ItemTouches(on: view).cancel(path)
    }
    return true
  }

  /// Cancels the touch.
  ///
  /// - Returns: Whether the touch is among `touches`.
  func cancel(_ touches: Set<UITouch>) -> Bool {
    guard touches.contains(touch) else { return false }
    if action == nil, let path = view.selecting.highlighted { ItemTouches(on: view).cancel(path) }
    return true
  }
}
