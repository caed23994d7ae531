/// A finger that came down on a cell.
@MainActor final class CellTouch {
  private let touch: UITouch
  private unowned let view: UICollectionView
  private unowned let cell: UICollectionViewCell
  /// What the part of the cell does that the finger is on; nil where it is on the item itself.
  private let action: (() -> Void)?

  /// Highlights the cell. Nil if none of the touches is on one, or it does not take the highlight.
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

  /// The finger lifts: on the cell the item is selected.
  ///
  /// - Returns: Whether it was this finger.
  func end(_ touches: Set<UITouch>) -> Bool {
    guard touches.contains(touch) else { return false }
    if let action {
      if cell.bounds.contains(touch.location(in: cell)) { action() }
      return true
    }
    // The item may have gone or moved while it was touched.
    guard let path = view.selecting.highlighted else { return true }
    if cell.bounds.contains(touch.location(in: cell)) {
      ItemTouches(on: view).end(path)
    } else {
      ItemTouches(on: view).cancel(path)
    }
    return true
  }

  /// - Returns: Whether it was this finger.
  func cancel(_ touches: Set<UITouch>) -> Bool {
    guard touches.contains(touch) else { return false }
    if action == nil, let path = view.selecting.highlighted { ItemTouches(on: view).cancel(path) }
    return true
  }
}
