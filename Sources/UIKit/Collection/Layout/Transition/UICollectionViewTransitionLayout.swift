import LayoutCore

/// A layout that interpolates between two layouts.
///
/// Created by ``UICollectionView/startInteractiveTransition(to:completion:)`` or by the delegate.
/// Centers, sizes, transforms and alpha are interpolated, and so is the content offset: on the
/// screen each element moves straight from its position in one layout to its position in the other.
/// Elements that are visible in neither layout are not shown in between. Estimated sizes are
/// measured when the transition is over.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private var former: TransitionSide
  private var coming: TransitionSide
  private var animatedValues: [String: CGFloat] = [:]

  /// Creates a transition between two layouts.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    former = TransitionSide(layout: currentLayout)
    coming = TransitionSide(layout: newLayout)
    super.init()
  }

  /// Creates a transition from an archive; nil unless it has both layouts.
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding,
      let currentLayout = coder.decodeObject(forKey: "currentLayout") as? UICollectionViewLayout,
      let nextLayout = coder.decodeObject(forKey: "nextLayout") as? UICollectionViewLayout
    else { return nil }
    former = TransitionSide(layout: currentLayout)
    coming = TransitionSide(layout: nextLayout)
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(currentLayout, forKey: "currentLayout")
    coder.encode(nextLayout, forKey: "nextLayout")
  }

  /// The completed fraction of the transition. The default is 0.
  ///
  /// Values below 0 and above 1 extrapolate. Setting another value invalidates the layout.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  /// The layout at the beginning.
  open var currentLayout: UICollectionViewLayout { former.layout }

  /// The layout at the end.
  open var nextLayout: UICollectionViewLayout { coming.layout }

  /// Stores an application-defined value for a key.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// The stored value for a key; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat {
    animatedValues[key] ?? 0
  }

  // MARK: Content offset

  /// Sets the content offsets at both ends.
  func setEnds(from former: TransitionSide, to coming: TransitionSide) {
    self.former = former
    self.coming = coming
  }

  /// The interpolated content offset.
  var contentOffset: CGPoint {
    former.offset.interpolated(to: coming.offset, transitionProgress)
  }

  private var nearer: TransitionSide { transitionProgress < 0.5 ? former : coming }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      for side in [former, coming] { side.invalidateData(as: context) }
    }
    super.invalidateLayout(with: context)
  }

  /// True if this is true of one of the layouts.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let followers = [currentLayout, nextLayout].filter {
      $0.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    for layout in followers {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }
    return !followers.isEmpty
  }

  // MARK: Elements

  open override var collectionViewContentSize: CGSize {
    currentLayout.collectionViewContentSize.interpolated(
      to: nextLayout.collectionViewContentSize, transitionProgress)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let offset = contentOffset
    let leaving = former.elements(in: rect.moved(from: offset, to: former.offset))
    let arriving = coming.elements(in: rect.moved(from: offset, to: coming.offset))
    let starts = Dictionary(leaving.map { ($0.identity, $0) }) { first, _ in first }
    let ends = Dictionary(arriving.map { ($0.identity, $0) }) { first, _ in first }
    let identities =
      leaving.map(\.identity) + arriving.map(\.identity).filter { starts[$0] == nil }
    return
      identities
      .compactMap { interpolated($0, from: starts[$0], to: ends[$0]) }
      .filter { $0.frame._overlaps(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    indexPath.count == 2 ? interpolated(.cell(indexPath)) : nil
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    indexPath.count == 2 ? interpolated(.supplementary(elementKind, indexPath)) : nil
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    indexPath.count == 2 ? interpolated(.decoration(elementKind, indexPath)) : nil
  }

  /// An interpolated element; nil if neither layout has it.
  ///
  /// - Parameter start: The element in the former layout; nil to request it. `end` likewise.
  private func interpolated(
    _ identity: ElementIdentity, from start: UICollectionViewLayoutAttributes? = nil,
    to end: UICollectionViewLayoutAttributes? = nil
  ) -> UICollectionViewLayoutAttributes? {
    let start = start ?? former.attributes(of: identity)
    let end = end ?? coming.attributes(of: identity)
    switch (start, end) {
    case (let start?, let end?):
      return start.interpolated(to: end, transitionProgress)
    case (let start?, nil):
      let end = former.destination(of: start).moved(from: former.offset, to: coming.offset)
      return start.interpolated(to: end, transitionProgress)
    case (nil, let end?):
      let start = coming.origin(of: end).moved(from: coming.offset, to: former.offset)
      return start.interpolated(to: end, transitionProgress)
    case (nil, nil):
      return nil
    }
  }

  // MARK: Forwarding

  override func decorationSource(ofKind kind: String) -> ReusableViewSource? {
    super.decorationSource(ofKind: kind) ?? nextLayout.decorationSource(ofKind: kind)
      ?? currentLayout.decorationSource(ofKind: kind)
  }
}

extension UICollectionViewTransitionLayout: SolvedLayout {
  var mirrorsItself: Bool { true }

  func bond(of identity: ElementIdentity) -> SupplementaryBond? {
    nearer.layout.solved?.bond(of: identity)
  }

  func decorationProvider(
    forItem item: Int, inSection section: Int
  ) -> DecorationViewProvider? {
    nextLayout.solved?.decorationProvider(forItem: item, inSection: section)
      ?? currentLayout.solved?.decorationProvider(forItem: item, inSection: section)
  }

  func listConfiguration(
    inSection section: Int
  ) -> UICollectionLayoutListConfiguration? {
    nearer.layout.solved?.listConfiguration(inSection: section)
  }

  var hasEstimates: Bool { false }
  var measuresEnteringViews: Bool { true }
  func estimatedAxes(of attributes: UICollectionViewLayoutAttributes) -> AxisSet { [] }
  func isMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  func measureAgain(at indexPaths: [IndexPath]) {}
  @discardableResult
  func record(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool { false }
}
