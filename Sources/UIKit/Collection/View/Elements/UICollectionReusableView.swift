/// A view that a collection view shows elements with and uses again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var identifier: String?

  /// What the view was registered under; nil for one that no collection view made.
  open var reuseIdentifier: String? { identifier }

  /// Called before the view is used again. By itself nothing.
  open func prepareForReuse() {}

  /// Takes over what a layout says beyond frame, transform, visibility and depth, which the
  /// collection view sets. By itself nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called when the layout that shows the view is about to be replaced. By itself nothing.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called when the layout that shows the view has been replaced. By itself nothing.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes the view would like to have instead of those the layout gave it.
  ///
  /// Called for elements with an estimated dimension when they come into view. By itself, what its
  /// constraints or ``UIView/sizeThatFits(_:)`` say along the estimated axes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = fittedSize(layoutAttributes)
    guard size != layoutAttributes.size,
      let preferred = layoutAttributes.duplicate()
    else { return layoutAttributes }
    preferred.frame.size = size
    return preferred
  }

  /// The kind of list whose element the view shows; unspecified outside of lists.
  var listEnvironment = UIListEnvironment.unspecified {
    didSet { if listEnvironment != oldValue { traitsMayHaveChanged() } }
  }

  /// Takes on the look of what the view is to its list; nil outside lists. By itself nothing: it is
  /// not even found out.
  func adoptListPlace(_ place: @autoclosure () -> ListPlace?) {}

  package override var inheritedTraits: UITraitCollection {
    guard listEnvironment != .unspecified else { return super.inheritedTraits }
    var list = UITraitOverrides()
    list.listEnvironment = listEnvironment
    return super.inheritedTraits.overridden(by: list)
  }

  // MARK: Its size

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    askForMeasuring(in: .enabled)
  }

  /// Has the view measured again, if its collection view lets views in `mode` ask for that.
  func askForMeasuring(in mode: UICollectionView.SelfSizingInvalidation) {
    guard element != nil else { return }
    var view = superview
    while let current = view {
      if let collectionView = current as? UICollectionView {
        guard collectionView.selfSizingInvalidation.rawValue >= mode.rawValue else { return }
        return collectionView.sizing.measureAgain(self)
      }
      view = current.superview
    }
  }

  // MARK: Its place

  /// Where the view goes when it is no longer needed.
  var poolKey: ReusePool.Key?
  /// The element the view was made or taken out of the pool for.
  var element: ElementIdentity?
  private var appliedLook: UICollectionViewLayoutAttributes.Look?
  private var appliedAttributes: UICollectionViewLayoutAttributes?

  func join(_ key: ReusePool.Key) {
    poolKey = key
    identifier = key.identifier
  }

  /// Has the view be seen no longer, until it adopts attributes.
  func fade() {
    alpha = 0
    appliedLook?.alpha = 0
  }

  /// Moves the view at once, until it adopts other attributes.
  func shift(by distance: CGPoint) {
    UIView.performWithoutAnimation {
      center = CGPoint(x: center.x + distance.x, y: center.y + distance.y)
    }
    appliedLook?.box.origin.x += distance.x
    appliedLook?.box.origin.y += distance.y
  }

  /// Has the view be seen where it is.
  func stopMoving() {
    if layer.isMoving { layer.removeAllAnimations() }
  }

  func forgetApplied() {
    if appliedLook?.transform != nil { transform3D = CATransform3DIdentity }
    appliedLook = nil
    appliedAttributes = nil
  }

  /// Adopts attributes as far as they differ from those adopted last: the one way in which they
  /// reach a view.
  ///
  /// What the application changed since on its own account stays.
  func adopt(_ attributes: UICollectionViewLayoutAttributes) {
    let look = attributes.look
    let isChanged = appliedLook != look
    if isChanged { adopt(look) }
    let isPlain = type(of: attributes) == UICollectionViewLayoutAttributes.self
    let isKnown =
      !isChanged
      && (appliedAttributes === attributes
        || (isPlain || attributes.isEqual(appliedAttributes)) && appliedAttributes != nil)
    appliedAttributes = attributes
    if !isKnown { apply(attributes) }
  }

  private func adopt(_ look: UICollectionViewLayoutAttributes.Look) {
    let before = appliedLook
    appliedLook = look
    if let transform = look.transform {
      transform3D = CATransform3DIdentity
      frame = look.box
      transform3D = transform
    } else {
      if before?.transform != nil { transform3D = CATransform3DIdentity }
      if before?.box != look.box { frame = look.box }
    }
    if before?.alpha != look.alpha { alpha = look.alpha }
    if before?.isHidden != look.isHidden { isHidden = look.isHidden }
    if before?.zIndex != look.zIndex { layer.zPosition = CGFloat(look.zIndex) }
  }
}

/// Makes reusable views of classes known at run time by their `init(frame:)`, as ``ClassValues`` explains.
open class _ReusableViewMaker: UICollectionReusableView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(
    _ type: UICollectionReusableView.Type, _ frame: CGRect
  ) -> UICollectionReusableView {
    ClassValues.maker(_ReusableViewMaker.self, for: type).init(frame: frame)
  }
}
