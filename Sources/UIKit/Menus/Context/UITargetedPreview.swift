/// A view that is lifted out of its place, and where that is.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
  public let target: UIPreviewTarget
  public let view: UIView
  /// A copy of what was given.
  public let parameters: UIPreviewParameters

  public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters.copy() as? UIPreviewParameters ?? parameters
    self.target = target
    super.init()
  }

  /// The view where it is; it must be in a window.
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

  /// The view where it is, looking as it does.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the part of the view that shows, in points.
  open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

  /// The same view on its way to another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
