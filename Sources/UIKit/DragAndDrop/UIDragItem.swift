/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// Hands out the thing where it is dropped.
  public let itemProvider: NSItemProvider

  /// What the thing is to the app that it is dragged from; it stays in that app. Default nil.
  open var localObject: Any?

  /// Makes what the thing looks like under the finger; nil for nothing. Default nil: the cell it was
  /// dragged from.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
