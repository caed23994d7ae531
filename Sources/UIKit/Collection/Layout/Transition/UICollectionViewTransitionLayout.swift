import LayoutCore

/// Lies between two layouts: elements are where a share of the way from one to the other takes
/// them.
///
/// Made by ``UICollectionView/startInteractiveTransition(to:completion:)``, or by the delegate.
/// Centres, sizes, transforms and alpha are interpolated, and so is the offset of the content: on
/// the screen each element goes straight from where the one layout shows it to where the other
/// does. Elements that come into view on the way, being in view neither before nor after, are not
/// shown. Sizes that are estimates are measured when the transition is over.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private var former: TransitionSide
  private var coming: TransitionSide
  private var animatedValues: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    former = TransitionSide(layout: currentLayout)
    coming = TransitionSide(layout: newLayout)
    super.init()
  }

  /// Nil unless the archive holds both layouts.
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

  /// The share of the way that is covered. Default 0.
  ///
  /// Below 0 and above 1 elements go on beyond the ends of the way. A new value makes the layout
  /// invalid.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  /// The layout the transition begins with.
  open var currentLayout: UICollectionViewLayout { former.layout }

  /// The layout the transition ends with.
  open var nextLayout: UICollectionViewLayout { coming.layout }

  /// Keeps a value of the transition's own, such as where a finger is.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// The value kept last; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat {
    animatedValues[key] ?? 0
  }

  // MARK: The way

  /// Says where the content is scrolled to in both layouts.
  func setWay(from former: TransitionSide, to coming: TransitionSide) {
    self.former = former
    self.coming = coming
  }

  /// Where the content is scrolled to on the way.
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

  /// Whether one of the layouts depends on what of the content is in view.
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
      .compactMap { onTheWay($0, from: starts[$0], to: ends[$0]) }
      .filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    indexPath.count == 2 ? onTheWay(.cell(indexPath)) : nil
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    indexPath.count == 2 ? onTheWay(.supplementary(elementKind, indexPath)) : nil
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    indexPath.count == 2 ? onTheWay(.decoration(elementKind, indexPath)) : nil
  }

  /// An element on its way; nil if neither layout has it.
  ///
  /// - Parameters:
  ///   - start: The element in the former layout; nil to ask for it. `end` likewise.
  private func onTheWay(
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

  // MARK: What the two layouts bring along

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

  func furnishing(
    ofDecoration item: Int, inSection section: Int
  ) -> DecorationFurnishing? {
    nextLayout.solved?.furnishing(ofDecoration: item, inSection: section)
      ?? currentLayout.solved?.furnishing(ofDecoration: item, inSection: section)
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
