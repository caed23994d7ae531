/// How a view looks while it is lifted out of its place.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
  private var storedVisiblePath: UIBezierPath?
  private var storedShadowPath: UIBezierPath?

  public required override init() {
    super.init()
  }

  /// The part of the view that shows, in the view's coordinates. Default nil: all of it.
  open var visiblePath: UIBezierPath? {
    get { storedVisiblePath }
    set { storedVisiblePath = newValue?.copied }
  }

  /// The outline that throws the shadow. Default nil: the part that shows.
  open var shadowPath: UIBezierPath? {
    get { storedShadowPath }
    set { storedShadowPath = newValue?.copied }
  }

  /// What lies behind the view. Default, and what nil stands for: the system's background.
  open var backgroundColor: UIColor! = .systemBackground {
    didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> UIPreviewParameters {
    let copy = Self()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}

extension UIBezierPath {
  fileprivate var copied: UIBezierPath? { copy() as? UIBezierPath }
}
