/// The proposed result of a drop on a table view.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// The relation of a drop to the rows.
  public enum Intent: Int, Sendable {
    /// Any place.
    case unspecified
    /// Between rows; they make room for a row of this view.
    case insertAtDestinationIndexPath
    /// Into the row under the drag.
    case insertIntoDestinationIndexPath
    /// Into the row or between rows; on this platform between rows.
    case automatic
  }

  /// The relation of the drop to the rows. The default is `unspecified`.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without a relation to rows.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  override func duplicate() -> UIDropProposal {
    let copy = UITableViewDropProposal(operation: operation, intent: intent)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }

  /// The same proposal for the rows' collection view.
  var ofItems: UICollectionViewDropProposal {
    let intent: UICollectionViewDropProposal.Intent =
      switch intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath, .automatic: .insertAtDestinationIndexPath
      case .insertIntoDestinationIndexPath: .insertIntoDestinationIndexPath
      }
    return UICollectionViewDropProposal(operation: operation, intent: intent)
  }
}
