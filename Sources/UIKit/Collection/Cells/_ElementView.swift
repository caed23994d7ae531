/// The base of views that display elements: the reusable views of collection views, and the cells of
/// table views.
///
/// Applications extend both kinds with the same protocols, so that neither is a subclass of the
/// other.
@preconcurrency @MainActor open class _ElementView: UIView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: The collection view

  /// The collection view that places the view; nil if there is none.
  package var collectionView: UICollectionView? {
    sequence(first: superview) { $0?.superview }.lazy.prefix { $0 != nil }
      .compactMap { $0 as? UICollectionView }.first
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

  /// The attributes that the view prefers over those of the layout. The default is the latter.
  func preferredAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { attributes }

  /// Makes the view be measured again, if its collection view allows that for `mode`.
  func askForMeasuring(in mode: UICollectionView.SelfSizingInvalidation) {
    if element != nil { collectionView?.measureAgain(self, in: mode) }
  }

  /// The view as a cell; nil for others. Asked of each element that enters or leaves, where a cast
  /// to a protocol would search.
  var asItem: (any ItemView)? { nil }

  // MARK: Reuse and attributes

  /// The key of the view in the reuse pool.
  @exclusivity(unchecked) var poolKey: ReusePool.Key?
  /// The element that the view displays.
  @exclusivity(unchecked) var element: ElementIdentity?
  @exclusivity(unchecked) private var appliedLook: UICollectionViewLayoutAttributes.Look?
  @exclusivity(unchecked) private var appliedAttributes: UICollectionViewLayoutAttributes?

  /// Whether the view goes to the reuse pool. The default is `true`.
  var isReused: Bool { true }

  /// The frame of the view in the frame that the layout gives it. The default is the latter.
  func placed(in box: CGRect) -> CGRect { box }

  /// Called before the view displays another element. The default implementation does nothing.
  func willBeReused() {}

  /// Called when other attributes were applied. The default implementation does nothing.
  func didAdopt(_ attributes: UICollectionViewLayoutAttributes) {}

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
    if !isKnown { didAdopt(attributes) }
  }

  private func adopt(_ look: UICollectionViewLayoutAttributes.Look) {
    let before = appliedLook
    appliedLook = look
    if let transform = look.transform {
      transform3D = CATransform3DIdentity
      frame = placed(in: look.box)
      transform3D = transform
    } else {
      if before?.transform != nil { transform3D = CATransform3DIdentity }
      if before?.box != look.box { frame = placed(in: look.box) }
    }
    if before?.alpha != look.alpha { alpha = look.alpha }
    if before?.isHidden != look.isHidden { isHidden = look.isHidden }
    if before?.zIndex != look.zIndex {
      layer.zPosition = isOrderedBySubviews ? 0 : CGFloat(look.zIndex)
    }
  }

  /// Whether this is a header or footer of a table view, which is in front of rows by the order of
  /// subviews, and behind the subviews of the application.
  private var isOrderedBySubviews: Bool {
    guard poolKey?.category == .supplementaryView, let collectionView else { return false }
    return collectionView.mover !== collectionView
  }
}
