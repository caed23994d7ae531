/// What a collection view would do with what is over it.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Where among the items a drop goes.
  public enum Intent: Int, Sendable {
    /// Anywhere.
    case unspecified
    /// Between items: they make room for an item of this view.
    case insertAtDestinationIndexPath
    /// Into the item that it is over.
    case insertIntoDestinationIndexPath
  }

  /// Default unspecified.
  public let intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

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
