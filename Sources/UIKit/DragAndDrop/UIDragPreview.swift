/// How a view looks that is dragged.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place that a dragged view comes from or goes to.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// What something looks like that is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject, NSCopying {
  public let view: UIView
  /// A copy of what was given.
  public let parameters: UIDragPreviewParameters

  public required init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters.copy() as? UIDragPreviewParameters ?? parameters
    super.init()
  }

  /// The size of the part of the view that shows, in points.
  var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
