/// The proposed result of a drop on a collection view.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// The relation of a drop to the items.
  public enum Intent: Int, Sendable {
    /// Any place.
    case unspecified
    /// Between items; they make room for an item of this view.
    case insertAtDestinationIndexPath
    /// Into the item under the drag.
    case insertIntoDestinationIndexPath
  }

  /// The relation of the drop to the items. The default is `unspecified`.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without a relation to items.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  override func duplicate() -> UIDropProposal {
    let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
