extension UITableView {
  /// How a table view looks.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers stay in view.
    case plain
    /// Sections stand apart.
    case grouped
    /// Sections stand on cards.
    case insetGrouped
  }

  /// Where a row is to be in view after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever the least movement ends.
    case none
    case top
    case middle
    case bottom

    /// The same for a collection view.
    var ofItems: UICollectionView.ScrollPosition {
      switch self {
      case .none: []
      case .top: .top
      case .middle: .centeredVertically
      case .bottom: .bottom
      }
    }
  }

  /// How rows are seen coming and going.
  public enum RowAnimation: Int, Sendable {
    case fade
    /// From the right, or to it.
    case right
    case left
    case top
    case bottom
    /// At once.
    case none
    case middle
    /// As suits the change.
    case automatic = 100
  }

  /// What parts rows.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  /// What the insets of separators are counted from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges
    /// From where lines begin and end by themselves.
    case fromAutomaticInsets
  }

  /// What makes the sizes of views in view invalid that size themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing the views do.
    case disabled
    /// `invalidateIntrinsicContentSize()` on them, and another content configuration.
    case enabled
    /// Besides, changes of the constraints within them.
    case enabledIncludingConstraints

    /// The same for a collection view.
    var ofItems: UICollectionView.SelfSizingInvalidation {
      switch self {
      case .disabled: .disabled
      case .enabled: .enabled
      case .enabledIncludingConstraints: .enabledIncludingConstraints
      }
    }
  }
}
