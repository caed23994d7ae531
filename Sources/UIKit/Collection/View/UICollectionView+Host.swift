// What the parts of a collection view ask of it.
extension UICollectionView: CollectionHost {
  var sizedLayout: any SizedLayout { solvedLayout ?? Self.unsolvedSizes }

  /// The answers about sizes of layouts of the application. It has no state.
  private static let unsolvedSizes = UnsolvedSizes()

  // MARK: Layout passes

  var needsPreparation: Bool { pass.needsPreparation }
  func prepareLayout() { pass.prepare() }
  func setNeedsPreparation(keepsLook: Bool) { pass.invalidate(keepsLook: keepsLook) }
  func settleLayout() { pass.settle() }
  func displayedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    movement.withMovingItem(displayedElements(in: rect, of: collectionViewLayout), in: rect)
  }

  var nearbyAttributes: [UICollectionViewLayoutAttributes] { nearby.candidates }

  func updateDisplay() {
    if sizing.isAskedAgain {
      animations.animateUpdate(updateDisplayNow)
    } else {
      updateDisplayNow()
    }
  }

  private func updateDisplayNow() {
    pass.run()
    animations.fillBounds(with: backgroundView)
    animations.fillBounds(with: lists.background)
  }

  var canAnimateChanges: Bool {
    UIView.areAnimationsEnabled && nearby.wasFound && !pass.isRunning && !pass.isPreparing
      && transactions.interactive == nil && layer.wasThereAtCommit && layer.isOnScreen
  }

  // MARK: Views of elements

  func makeView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> _ElementView? {
    reusable.makeView(for: attributes)
  }

  func applyListState(to view: _ElementView, of identity: ElementIdentity) {
    lists.apply(to: view, of: identity)
  }

  private var display: ElementDisplay { ElementDisplay(in: self) }
  func willEnter(_ element: VisibleElement) { display.willEnter(element) }
  func willLeave(_ element: VisibleElement) { display.willLeave(element) }
  func sendWillDisplay(_ element: VisibleElement) { display.sendWillDisplay(element) }
  func sendDidEndDisplaying(_ element: VisibleElement) { display.sendDidEndDisplaying(element) }

  /// The number of views behind all elements: in a table view, this one is the last of them.
  private var backgroundCount: Int {
    guard mover === self else { return (mover.subviews.firstIndex(of: self) ?? -1) + 1 }
    return (backgroundView == nil ? 0 : 1) + (lists.background == nil ? 0 : 1)
  }

  func insert(_ view: UIView, at order: SubviewOrder, in scroller: UIView?) {
    order.insert(
      view, into: scroller ?? mover, backgroundCount: scroller == nil ? backgroundCount : 0,
      staysBehind: mover !== self)
  }

  func replaceBackgroundView(_ former: UIView?) {
    former?.removeFromSuperview()
    if let backgroundView {
      SubviewOrder.background.insert(backgroundView, into: self, backgroundCount: 0)
    }
    setNeedsLayout()
  }

  func prefetchingDidChange() {
    prefetcher.reset()
    setNeedsLayout()
  }

  func editingDidChange() {
    closeSwipe()
    selecting.limit()
    lists.editingDidChange()
  }

  // MARK: Offsets and layouts

  func delegateTarget(forProposedContentOffset offset: CGPoint) -> CGPoint? {
    delegate?.collectionView?(self, targetContentOffsetForProposedContentOffset: offset)
  }

  func transitionLayout(
    from current: UICollectionViewLayout, to next: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    delegate?.collectionView?(self, transitionLayoutForOldLayout: current, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
  }

  func show(_ layout: UICollectionViewLayout) {
    layout.owner = self
    currentLayout = layout
  }

  func attach(_ layout: UICollectionViewLayout) { layout.owner = self }

  func detach(_ layout: UICollectionViewLayout) {
    if layout.owner === self { layout.owner = nil }
  }

  /// Replaces the layout, unless it is the present one.
  func replaceLayout(with layout: UICollectionViewLayout, animated: Bool) {
    guard layout !== collectionViewLayout else { return }
    closeSwipe()
    transactions.replaceLayout(with: layout, animated: animated)
  }
}
