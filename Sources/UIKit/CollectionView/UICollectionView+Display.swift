import GeometryCore
import LayoutCore

// What is in view: preparing the layout, and views entering, staying and leaving.
extension UICollectionView {
  /// Brings everything up to date: the layout, the content size, the views.
  ///
  /// What is called within it may change the data or reload them: it begins again then, so often.
  func updateDisplay() {
    guard !display.isReconciling else { return }
    display.isReconciling = true
    defer { display.isReconciling = false }
    reloadWhatWasLeft()
    for _ in 0..<UIView.layoutRoundsPerPass {
      let generation = display.generation
      prepareLayoutIfNeeded()
      reconcile()
      if !display.needsPreparation, generation == display.generation { break }
    }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    if let listGround, listGround.frame != bounds { listGround.frame = bounds }
  }

  /// Has the layout prepare if something became invalid, and takes over the content size.
  func prepareLayoutIfNeeded() {
    var rounds = 0
    while display.needsPreparation, !display.isPreparing, rounds < UIView.layoutRoundsPerPass {
      rounds += 1
      display.needsPreparation = false
      let layout = collectionViewLayout
      prepareLayout()
      // A layout may have itself replaced by another one.
      guard layout === collectionViewLayout else { continue }
      announceUpdate()
      announceBoundsChange()
      takeOverLayout()
      finishTransition()
      finishUpdate()
      finishBoundsChange()
    }
  }

  private func prepareLayout() {
    display.isPreparing = true
    defer { display.isPreparing = false }
    prepareSides()
    collectionViewLayout.prepare()
  }

  /// Brings what depends on the prepared layout up to date.
  func takeOverLayout() {
    display.isSettling = true
    defer { display.isSettling = false }
    forgetCandidates()
    furnishDecorations()
    updateLists()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    settleOffset()
    settleScrollers()
  }

  func forgetCandidates() {
    display.candidateRect = .null
    display.candidates.removeAll(keepingCapacity: true)
    display.stableBand = .none
  }

  private func settleOffset() {
    var offset =
      takeOffsetOnTheWay() ?? takeKeptOffset()
      ?? (display.transition == nil ? contentOffset : clampedContentOffset(contentOffset))
    if !display.hasBegun, bounds.width > 0, contentSize.width > bounds.width {
      display.hasBegun = true
      if beginsAtRight, offset.x == -adjustedContentInset.left {
        offset.x = contentSize.width + adjustedContentInset.right - bounds.width
      }
    }
    offset.x += display.offsetAdjustment.x
    offset.y += display.offsetAdjustment.y
    display.offsetAdjustment = .zero
    if display.asksForTargetOffset {
      display.asksForTargetOffset = false
      offset = collectionViewLayout.targetContentOffset(forProposedContentOffset: offset)
      offset =
        delegate?.collectionView?(self, targetContentOffsetForProposedContentOffset: offset)
        ?? offset
    }
    if display.clampsOffset {
      display.clampsOffset = false
      offset = clampedContentOffset(offset)
    }
    moveContent(to: offset)
  }

  /// The offset that keeps in view what a change is to keep there; nil if there is nothing such.
  private func takeKeptOffset() -> CGPoint? {
    guard let place = display.keptPlace else { return nil }
    display.keptPlace = nil
    let distances = distances(showing: place, by: collectionViewLayout)
    display.orthogonalDistances.merge(distances) { known, _ in known }
    return offset(keeping: place, by: collectionViewLayout)
  }

  // MARK: Reconciling

  /// Makes the views in view those that the layout places there.
  ///
  /// - Complexity: O(1) while the same elements are in view, else O(v + changes).
  func reconcile() {
    guard bounds.width > 0, bounds.height > 0 else {
      leaveAll()
      return
    }
    followTarget()
    if display.stableBand.contains(bounds), !collectionViewLayout.hasVisibleItemsHandlers { return }
    findCandidates()
    placeScrollers()
    measureElements()
    if collectionViewLayout.hasVisibleItemsHandlers {
      collectionViewLayout.callVisibleItemsHandlers(display.candidates.filter(isInView))
    }
    exchangeElements()
    if !display.needsPreparation { display.stableBand = currentBand() }
  }

  /// Asks the layout for what is in view and a little around, unless it is known.
  func findCandidates() {
    guard !display.candidateRect.contains(bounds) else { return }
    let extraX = contentSize.width > bounds.width ? bounds.width / 2 : 0
    let extraY = contentSize.height > bounds.height ? bounds.height / 2 : 0
    display.candidateRect = bounds.insetBy(dx: -extraX, dy: -extraY)
    display.candidates = laidOutElements(in: display.candidateRect)
    display.hasShown = true
  }

  private func exchangeElements() {
    display.stamp += 1
    let stamp = display.stamp
    var missing: [UICollectionViewLayoutAttributes] = []
    // 1. Those that stay take over what changed about them.
    for attributes in display.candidates where isInView(attributes) {
      guard let element = display.elements[attributes.identity] else {
        missing.append(attributes)
        continue
      }
      element.stamp = stamp
      element.view.take(attributes)
      adopt(element.view, attributes)
    }
    // 2. Those that leave go first, so that their views can be used by those that enter.
    let generation = display.generation
    let leaving = display.elements.values.filter { $0.stamp != stamp }
      .sorted { $0.identity < $1.identity }
    for element in leaving where generation == display.generation { leave(element) }
    // 3. The others enter.
    for attributes in missing where generation == display.generation {
      enter(attributes, stamp)
    }
    if !leaving.isEmpty { removeUnused() }
  }

  private func currentBand() -> StableBand {
    var band = StableBand(in: bounds, candidateRect: display.candidateRect)
    for attributes in display.candidates {
      let shift = shift(of: attributes)
      band.narrow(by: attributes.frame.offsetBy(dx: -shift.x, dy: -shift.y))
      if let placement = attributes.placement {
        band.narrow(by: placement.offsetBy(dx: -shift.x, dy: -shift.y))
      }
    }
    return band
  }

  /// Whether an element is in view, or would be had no handler moved it.
  func isInView(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let shift = shift(of: attributes)
    return meetsView(attributes.frame, shift)
      || attributes.placement.map { meetsView($0, shift) } ?? false
  }

  private func meetsView(_ frame: CGRect, _ shift: CGPoint) -> Bool {
    frame.maxX - shift.x > bounds.minX && frame.minX - shift.x < bounds.maxX
      && frame.maxY - shift.y > bounds.minY && frame.minY - shift.y < bounds.maxY
      && frame.width > 0 && frame.height > 0
  }

  /// How far an element's orthogonal section is scrolled.
  func shift(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard attributes.scrollerSection >= 0 else { return .zero }
    return display.scrollers[attributes.scrollerSection]?.shift ?? .zero
  }

  // MARK: Entering and leaving

  func enter(_ attributes: UICollectionViewLayoutAttributes, _ stamp: Int) {
    let identity = attributes.identity
    guard display.elements[identity] == nil else { return }
    display.entering = attributes
    let generation = display.generation
    let made = makeView(for: attributes)
    display.entering = nil
    guard let view = made else { return }
    guard generation == display.generation else {
      // The data changed while the data source was asked: the view shows nothing any more.
      display.left.append(view)
      pool.put(view)
      return
    }
    view.element = identity
    if let cell = view as? UICollectionViewCell, identity.category == .cell {
      cell.isSelected = selection.contains(dataPath(of: attributes.indexPath))
      cell.isHighlighted = false
      if display.movement != nil { join(cell, identity) }
    }
    view.take(attributes)
    let element = VisibleElement(identity, view, stamp: stamp)
    element.needsMeasuring = collectionViewLayout.measuresEnteringViews
    display.elements[identity] = element
    tellWillDisplay(view, attributes)
    adopt(view, attributes)
  }

  /// Nil if the data source has gone away since it was asked for its numbers.
  private func makeView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let path = attributes.indexPath
    let kind = attributes.identity.kind
    switch attributes.identity.category {
    case .cell:
      guard let dataSource else { return nil }
      let cell = dataSource.collectionView(self, cellForItemAt: dataPath(of: path))
      let isDequeued = Mistakes.expect(
        cell.reuseIdentifier != nil,
        """
        The cell returned from collectionView(_:cellForItemAt:) does not have a reuseIdentifier: \
        cells must be retrieved by calling dequeueReusableCell(withReuseIdentifier:for:). \
        Cell \(type(of: cell)), index path \(path).
        """, remedy: "The cell is empty.")
      return isDequeued ? cell : makeEmptyCell(at: path)
    case .supplementaryView:
      guard let dataSource else { return nil }
      let view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: path)
      let isDequeued = Mistakes.expect(
        view.reuseIdentifier != nil,
        """
        The view returned from collectionView(_:viewForSupplementaryElementOfKind:at:) for kind \
        \(kind) at \(path) was not retrieved by calling \
        dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:).
        """, remedy: "The view is empty.")
      guard isDequeued else { return makeEmptySupplementaryView(ofKind: kind, at: path) }
      collectionViewLayout.furnishOverflow(view, attributes.identity)
      return view
    case .decorationView:
      return dequeueDecoration(attributes)
    }
  }

  /// Puts a view where elements of its kind belong, if it is not there.
  private func adopt(_ view: UIView, _ attributes: UICollectionViewLayoutAttributes) {
    let scroller =
      attributes.scrollerSection >= 0 ? display.scrollers[attributes.scrollerSection] : nil
    let parent = scroller ?? self
    guard view.superview !== parent else { return }
    switch attributes.identity.category {
    case .decorationView: parent.insertSubview(view, at: groundCount)
    case .cell: parent.insertSubview(view, at: supplementaryIndex(in: parent))
    case .supplementaryView: parent.addSubview(view)
    }
  }

  /// Where supplementary views begin among the subviews: behind all cells, so that of equal depth
  /// they are in front of them, also where the application has set the depth of their layers.
  private func supplementaryIndex(in parent: UIView) -> Int {
    let views = parent.subviews
    return views.firstIndex {
      ($0 as? UICollectionReusableView)?.poolKey?.category == .supplementaryView
    } ?? views.count
  }

  func leave(_ element: VisibleElement) {
    if swipe?.cell === element.view { closeSwipe() }
    if display.elements[element.identity] === element {
      display.elements[element.identity] = nil
    }
    tellDidEndDisplaying(element.view, element.identity)
    element.view.element = nil
    display.left.append(element.view)
    pool.put(element.view)
  }

  /// Takes all views out, those of elements that may come back included.
  func leaveAll() {
    display.generation += 1
    let all = display.elementsInOrder
    guard !all.isEmpty else { return }
    for element in all { leave(element) }
    display.stableBand = .none
    removeUnused()
  }

  /// Takes one element out, so that it enters again.
  func replace(_ identity: ElementIdentity) {
    guard let element = display.elements[identity] else { return }
    leave(element)
    display.stableBand = .none
  }

  /// Removes views that left and were not used again from the view tree.
  ///
  /// - Complexity: O(k), k the number of views that left since the last time.
  func removeUnused() {
    for view in display.left where view.element == nil { view.removeFromSuperview() }
    display.left.removeAll(keepingCapacity: true)
  }

  private func tellWillDisplay(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard let delegate else { return }
    let path = attributes.indexPath
    switch attributes.identity.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate.collectionView(self, willDisplay: cell, forItemAt: path)
    case .supplementaryView, .decorationView:
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: attributes.identity.kind,
        at: path)
    }
  }

  private func tellDidEndDisplaying(
    _ view: UICollectionReusableView, _ identity: ElementIdentity
  ) {
    guard let delegate else { return }
    switch identity.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: identity.indexPath)
    case .supplementaryView, .decorationView:
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: identity.kind,
        at: identity.indexPath)
    }
  }
}
