/// The drags that a collection view takes part in.
@MainActor final class DragActivity {
  /// The drag of items of the view.
  var drag: DragCourse?
  /// The drag that is over the view, which takes it.
  var drop: DragCourse?

  /// What a drag does with the item at a place of what is shown.
  func state(of path: IndexPath) -> UICollectionViewCell.DragState {
    drag?.drags(path) ?? false ? .dragging : .none
  }
}
