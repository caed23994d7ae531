/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// No operation: the drop is not accepted.
  case cancel
  /// No operation, although the view accepts other drops.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved away from their source.
  case move
}

/// The operation that a view proposes for a drag over it.
@preconcurrency @MainActor open class UIDropProposal: NSObject, NSCopying {
  /// The proposed operation.
  public let operation: UIDropOperation

  /// Whether the drop needs more precision than a finger has. The default is `false`.
  open var isPrecise = false

  /// Whether the preview keeps its full size over the view. The default is `false`.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Returns a copy of the same class.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  func duplicate() -> UIDropProposal {
    let copy = Self(operation: operation)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
