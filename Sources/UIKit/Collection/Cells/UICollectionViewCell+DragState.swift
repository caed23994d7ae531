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

/// The relation of an item to a drag over its view.
enum DropRelation {
  case none, notTargeted, targeted

  /// The same in a cell's configuration state.
  var configured: UICellConfigurationState.DropState {
    switch self {
    case .none: .none
    case .notTargeted: .notTargeted
    case .targeted: .targeted
    }
  }
}
