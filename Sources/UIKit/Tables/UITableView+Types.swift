extension UITableView {
  /// The appearance of a table view's sections.
  public enum Style: Int, Sendable {
    /// Rows span the width of the table view; headers and footers stay visible while it scrolls.
    case plain
    /// Sections are separated by gaps.
    case grouped
    /// Sections are separated by gaps and inset from the sides, with rounded corners.
    case insetGrouped
  }

  /// The position of a row in the visible area after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The position that needs the least scrolling.
    case none
    /// The top of the visible area.
    case top
    /// The middle of the visible area.
    case middle
    /// The bottom of the visible area.
    case bottom

    /// The corresponding position of a collection view.
    var ofItems: UICollectionView.ScrollPosition {
      switch self {
      case .none: []
      case .top: .top
      case .middle: .centeredVertically
      case .bottom: .bottom
      }
    }
  }

  /// The animation with which rows are inserted and deleted.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in or out.
    case fade
    /// Rows slide in from the right or out to it.
    case right
    /// Rows slide in from the left or out to it.
    case left
    /// Rows slide in from the top or out to it.
    case top
    /// Rows slide in from the bottom or out to it.
    case bottom
    /// No animation.
    case none
    /// On this platform the same as `fade`.
    case middle
    /// On this platform the same as `fade`.
    case automatic = 100
  }

  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none
    /// A line as thick as a pixel.
    case singleLine
  }

  /// The edges that the insets of separators are relative to.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges
    /// The automatic insets of the separators.
    case fromAutomaticInsets
  }

  /// The changes after which self-sizing cells, headers and footers are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled
    /// Calls of `invalidateIntrinsicContentSize()` and changes of the content configuration.
    case enabled
    /// Those of `enabled`, and changes of constraints within the view.
    case enabledIncludingConstraints

    /// The corresponding case of a collection view.
    var ofItems: UICollectionView.SelfSizingInvalidation {
      switch self {
      case .disabled: .disabled
      case .enabled: .enabled
      case .enabledIncludingConstraints: .enabledIncludingConstraints
      }
    }
  }
}
