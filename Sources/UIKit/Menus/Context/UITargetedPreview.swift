/// A view to lift, its appearance and its place.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
  /// The place of the view.
  public let target: UIPreviewTarget
  /// The view.
  public let view: UIView
  /// The appearance of the view, a copy of what was given.
  public let parameters: UIPreviewParameters

  /// Creates a preview with a place of its own.
  public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters.copy() as? UIPreviewParameters ?? parameters
    self.target = target
    super.init()
  }

  /// Creates a preview in the view's present place. The view must be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview, container.window != nil else {
      refuse(
        """
        UITargetedPreview initializer requires that the view is in a window, but it is not. Either \
        move the view into a window or use init(view:parameters:target:). (view: \(view))
        """)
    }
    let target = UIPreviewTarget(
      container: container, center: view.center, transform: .identity)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a preview in the view's present place, with its present appearance. The view must be
  /// in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the visible part of the view, in points.
  open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

  /// The same preview with another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns the preview itself, which cannot be changed.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
