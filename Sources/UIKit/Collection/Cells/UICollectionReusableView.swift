/// A view that a collection view reuses for its elements.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var identifier: String?

  /// The identifier that the view was dequeued with; nil for other views.
  open var reuseIdentifier: String? { identifier }

  /// Called before the view is reused. The default implementation does nothing.
  open func prepareForReuse() {}

  /// Applies layout attributes of a custom class. The collection view sets frame, transform,
  /// visibility and depth itself. The default implementation does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the layout of the collection view is replaced. The default implementation does
  /// nothing.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the layout of the collection view was replaced. The default implementation does
  /// nothing.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes that the view prefers over those of the layout.
  ///
  /// Called for elements with an estimated dimension when they become visible. The default
  /// implementation measures the estimated dimensions by constraints, or by
  /// ``UIView/sizeThatFits(_:)``.
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

  /// The appearance of the list that the view belongs to; unspecified outside of lists.
  var listEnvironment = UIListEnvironment.unspecified {
    didSet { if listEnvironment != oldValue { traitsMayHaveChanged() } }
  }

  /// Sets the place of the view in its list; nil outside of lists. The default implementation does
  /// nothing and does not compute the place.
  func adoptListPlace(_ place: @autoclosure () -> ListPlace?) {}

  package override var inheritedTraits: UITraitCollection {
    guard listEnvironment != .unspecified else { return super.inheritedTraits }
    var list = UITraitOverrides()
    list.listEnvironment = listEnvironment
    return super.inheritedTraits.overridden(by: list)
  }

  // MARK: Self-sizing

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    askForMeasuring(in: .enabled)
  }

  /// Makes the view be measured again, if its collection view allows that for `mode`.
  func askForMeasuring(in mode: UICollectionView.SelfSizingInvalidation) {
    guard element != nil else { return }
    var view = superview
    while let current = view {
      if let collectionView = current as? UICollectionView {
        return collectionView.measureAgain(self, in: mode)
      }
      view = current.superview
    }
  }

  // MARK: Reuse and attributes

  /// The key of the view in the reuse pool.
  var poolKey: ReusePool.Key?
  /// The element that the view displays.
  var element: ElementIdentity?
  private var appliedLook: UICollectionViewLayoutAttributes.Look?
  private var appliedAttributes: UICollectionViewLayoutAttributes?

  /// Sets the key of a new view.
  func join(_ key: ReusePool.Key) {
    poolKey = key
    identifier = key.identifier
  }

  /// Makes the view transparent, until attributes are applied.
  func fadeOut() {
    alpha = 0
    appliedLook?.alpha = 0
  }

  /// Moves the view without animation, until other attributes are applied.
  func shift(by distance: CGPoint) {
    UIView.performWithoutAnimation {
      center = CGPoint(x: center.x + distance.x, y: center.y + distance.y)
    }
    appliedLook?.box.origin.x += distance.x
    appliedLook?.box.origin.y += distance.y
  }

  /// Removes the animations of the view.
  func stopMoving() {
    if layer.isMoving { layer.removeAllAnimations() }
  }

  /// Resets the applied attributes, before the view displays another element.
  func resetAttributes() {
    if appliedLook?.transform != nil { transform3D = CATransform3DIdentity }
    appliedLook = nil
    appliedAttributes = nil
  }

  /// Applies attributes as far as they differ from those applied last. Attributes reach a view in
  /// no other way.
  ///
  /// Properties that the application has changed since stay.
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
  /// Creates a view with a frame.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(
    _ type: UICollectionReusableView.Type, _ frame: CGRect
  ) -> UICollectionReusableView {
    ClassValues.maker(_ReusableViewMaker.self, for: type).init(frame: frame)
  }
}
