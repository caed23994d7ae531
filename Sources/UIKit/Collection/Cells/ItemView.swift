/// A cell: the view of an item of a collection view or of a row of a table view.
@MainActor protocol ItemView: _ElementView {
  /// Whether the cell is selected.
  var isSelected: Bool { get }
  /// Selects or deselects the cell as its item is.
  func adoptSelection(_ isSelected: Bool)
  /// Highlights the cell while a finger touches its item.
  func adoptHighlight(_ isHighlighted: Bool)
  /// Whether the cell is in the editing state.
  var isBeingEdited: Bool { get set }
  /// Whether the cell is moved by its reorder control; it has a shadow meanwhile.
  var isLifted: Bool { get set }
  /// Whether an interactive movement moves the cell.
  var isReordered: Bool { get set }
  /// The relation of the cell to a drag over its view.
  var dropState: DropRelation { get set }
  /// The state of a drag of the cell's item.
  var dragState: UICollectionViewCell.DragState { get set }
  /// The revealed swipe actions; nil if none are.
  var swipeActions: SwipeActionsView? { get set }
  /// Moves the cell to the position that its swipe actions determine.
  func followSwipe()
  /// The part of the cell where a touch begins to move it at once; nil for none.
  var moveHandle: CGRect? { get }
  /// Whether a point is on the reorder control of the cell.
  func hasGrip(at point: CGPoint) -> Bool
}

extension ItemView {
  /// Takes part in no drag any more.
  func forgetDrags() {
    dragState = .none
    dropState = .none
  }
}

extension UICollectionViewCell: ItemView {
  func adoptSelection(_ isSelected: Bool) { self.isSelected = isSelected }
  func adoptHighlight(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
