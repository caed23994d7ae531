/// What becomes of what is dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: nobody takes it.
  case cancel
  /// Nothing, although the view takes other things or at other times.
  case forbidden
  /// It is copied.
  case copy
  /// It is taken away from where it comes from.
  case move
}

/// What a view would do with what is over it.
@preconcurrency @MainActor open class UIDropProposal: NSObject, NSCopying {
  public let operation: UIDropOperation

  /// Whether the drop needs a finer aim than the finger's. Default false.
  open var isPrecise = false

  /// Whether what is dragged keeps its size over the view. Default false.
  open var prefersFullSizePreview = false

  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

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
