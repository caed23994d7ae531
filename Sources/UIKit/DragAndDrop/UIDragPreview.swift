/// The appearance of a view while it is dragged.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place where a preview starts or ends.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of a dragged item.
@preconcurrency @MainActor open class UIDragPreview: NSObject, NSCopying {
  /// The view that is shown.
  public let view: UIView
  /// The appearance: a copy of the parameters given to the initializer.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview with parameters.
  public required init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters.copy() as? UIDragPreviewParameters ?? parameters
    super.init()
  }

  /// The size of the visible part of the view, in points.
  var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

  /// Creates a preview with default parameters.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Returns the preview itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
