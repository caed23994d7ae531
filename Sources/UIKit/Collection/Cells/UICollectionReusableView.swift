/// A view that a collection view reuses for its elements.
@preconcurrency @MainActor open class UICollectionReusableView: _ElementView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The identifier that the view was dequeued with; nil for other views.
  open var reuseIdentifier: String? { poolKey?.identifier }

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

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    askForMeasuring(in: .enabled)
  }

  // MARK: Elements

  override func willBeReused() { prepareForReuse() }

  override func didAdopt(_ attributes: UICollectionViewLayoutAttributes) { apply(attributes) }

  override func preferredAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { preferredLayoutAttributesFitting(attributes) }
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
