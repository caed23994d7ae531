extension UICollectionViewCell {
  /// The state of a cell's drag.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is about to be dragged.
    case lifting
    /// The cell is being dragged.
    case dragging

    /// The same state in a cell's configuration state.
    var configured: UICellConfigurationState.DragState {
      switch self {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    }
  }
}
