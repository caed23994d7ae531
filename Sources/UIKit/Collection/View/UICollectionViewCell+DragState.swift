extension UICollectionViewCell {
  /// How far a drag of a cell has come.
  public enum DragState: Int, Sendable {
    case none
    case lifting
    case dragging

    /// The same, as configurations know it.
    var configured: UICellConfigurationState.DragState {
      switch self {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    }
  }
}
