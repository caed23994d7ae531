/// The appearance of a view while it is lifted.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
  private var storedVisiblePath: UIBezierPath?
  private var storedShadowPath: UIBezierPath?

  /// Creates parameters with their defaults.
  public required override init() {
    super.init()
  }

  /// The visible part of the view, in its coordinates; nil, the default, for all of it.
  open var visiblePath: UIBezierPath? {
    get { storedVisiblePath }
    set { storedVisiblePath = newValue?.copied }
  }

  /// The outline of the shadow; nil, the default, for the visible part.
  open var shadowPath: UIBezierPath? {
    get { storedShadowPath }
    set { storedShadowPath = newValue?.copied }
  }

  /// The colour behind the view. The default is the system background, as is nil.
  open var backgroundColor: UIColor! = .systemBackground {
    didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
  }

  /// Returns a copy.
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
