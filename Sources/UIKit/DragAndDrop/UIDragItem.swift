/// An item of a drag.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The provider of the item's data at the destination.
  public let itemProvider: NSItemProvider

  /// An object for use in the application where the drag began. The default is nil.
  open var localObject: Any?

  /// Returns the preview under the finger, or nil for none. The default is nil: the preview is the
  /// cell where the drag began.
  open var previewProvider: (() -> UIDragPreview?)?

  /// The size of what is dragged, in points, as far as its source knows it.
  var previewSize = CGSize.zero

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
