import GeometryCore
import LayoutCore

/// A size of an element that was kept because the element would not settle for one.
package struct FrozenSize: Equatable {
  package var indexPath: IndexPath
  /// The kind of a supplementary view; nil for a cell.
  package var elementKind: String?
  package var viewClass: String
  /// What the view asked for one after the other, in points; the last one is not granted.
  package var sizes: [CGSize]
}

// Elements that say how large they are.
extension UICollectionView {
  /// How often the size of an element may change in one turn of layout.
  package static var changesPerTurn: Int { 3 }

  /// How often what is in view is looked at in one turn of layout because sizes changed.
  package static var passesPerTurn: Int { 64 }

  /// How often what is in view was looked at in the last turn of layout.
  package var measuringPasses: Int { display.answers.passes }

  /// Has the elements in view measured, from the start of the content to its end; the rest moves
  /// along, and what is moved out of view is not measured.
  ///
  /// Bounded: a pass follows another only if sizes changed, there are so many passes in a turn at
  /// most, an element is measured once until something makes its size invalid, and its size may
  /// change only so often in one turn.
  func measureElements() {
    guard collectionViewLayout.hasEstimates else { return }
    display.answers.begin()
    let anchors = LayoutAnchors(
      page: scrollAnchor(), rows: rowAnchors(), trailing: contentSize.width - contentOffset.x)
    let wasInside = clampedContentOffset(contentOffset) == contentOffset
    var changes = false
    while display.answers.passes < Self.passesPerTurn {
      display.answers.beginPass()
      findCandidates()
      placeScrollers()
      guard measurePending(anchors) || changes && wasInside && comesToRest(anchors) else { break }
      changes = true
      forgetCandidates()
    }
    guard changes else { return }
    findCandidates()
    display.answers.anchor?.offset = contentOffset
  }

  /// Brings content that nothing holds back to where it rests, if sizes moved its end.
  ///
  /// - Returns: Whether it moved: something else may have come into view.
  private func comesToRest(_ anchors: LayoutAnchors) -> Bool {
    let offset = clampedContentOffset(contentOffset)
    guard anchors.page == nil, offset != contentOffset else { return false }
    moveContent(to: offset)
    return true
  }

  /// Measures those of the candidates that have not been measured.
  ///
  /// - Returns: Whether the size of one changed.
  private func measurePending(_ anchors: LayoutAnchors) -> Bool {
    let pending = display.candidates.filter(needsMeasuring).sorted(by: precedes)
    let generation = elements.generation
    let waits = collectionViewLayout.measuresEnteringViews
    var changes = false
    for known in pending where generation == elements.generation {
      let current = changes && !waits ? currentAttributes(of: known.identity) ?? known : known
      current.scrollerSection = known.scrollerSection
      guard isInView(current) else { continue }
      if elements[current.identity] == nil { enter(current, elements.pass) }
      guard let element = elements[current.identity] else { continue }
      element.view.take(current)
      guard measure(element, current) else { continue }
      changes = true
      if !waits { takeOverSizes(anchors) }
    }
    if waits, changes { takeOverSizes(anchors) }
    return changes
  }

  /// Has the layout prepare with the sizes it was told of.
  private func takeOverSizes(_ anchors: LayoutAnchors) {
    prepareLayoutIfNeeded()
    hold(anchors.rows)
    moveContent(to: showingTarget(from: offset(holding: anchors)))
  }

  private func needsMeasuring(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let layout = collectionViewLayout
    guard !layout.estimatedAxes(of: attributes).isEmpty else { return false }
    guard layout.isMeasured(attributes) else { return true }
    return elements[attributes.identity]?.needsMeasuring ?? layout.measuresEnteringViews
      && !display.frozen.contains(attributes.identity)
  }

  func currentAttributes(
    of identity: ElementIdentity
  ) -> UICollectionViewLayoutAttributes? {
    let attributes =
      switch identity.category {
      case .cell: collectionViewLayout.layoutAttributesForItem(at: identity.indexPath)
      case .supplementaryView:
        collectionViewLayout.layoutAttributesForSupplementaryView(
          ofKind: identity.kind, at: identity.indexPath)
      case .decorationView: nil as UICollectionViewLayoutAttributes?
      }
    return attributes.map(facing)
  }

  /// Asks an element for its size and has the layout take it over.
  ///
  /// - Returns: Whether the layout changed.
  private func measure(
    _ element: VisibleElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let original = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return false
    }
    original.estimatedAxes = collectionViewLayout.estimatedAxes(of: attributes)
    let preferred = element.view.preferredLayoutAttributesFitting(original)
    // What a view makes invalid of itself while it is asked, it has taken into account.
    element.needsMeasuring = false
    let layout = collectionViewLayout
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes),
      !freezes(element, preferred.size)
    else {
      layout.record(attributes.size, of: attributes)
      return false
    }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    context.measurement = Measurement(size: preferred.size, attributes: attributes)
    layout.invalidateLayout(with: context)
    return true
  }

  /// Whether an element has changed its size too often in this turn; tells of the first time.
  private func freezes(_ element: VisibleElement, _ size: CGSize) -> Bool {
    let identity = element.identity
    if display.frozen.contains(identity) { return true }
    let answers = display.answers.note(size, of: identity)
    guard answers.count > Self.changesPerTurn else { return false }
    display.frozen.insert(identity)
    display.frozenSizeHandler?(
      FrozenSize(
        indexPath: identity.indexPath,
        elementKind: identity.category == .cell ? nil : identity.kind,
        viewClass: "\(type(of: element.view))", sizes: answers))
    return true
  }

  /// Has every element in view measured again. From outside of a layout, also those whose sizes are
  /// frozen: what made them change may be over.
  func measureAgain() {
    if !UIView.isLayingOut { display.frozen = [] }
    for element in elements.inOrder { element.needsMeasuring = true }
  }

  /// Has a view measured again in the next layout, if it shows an element.
  func measureAgain(_ view: UICollectionReusableView) {
    guard let element = elements.element(of: view) else { return }
    if !UIView.isLayingOut { display.frozen.remove(element.identity) }
    element.needsMeasuring = true
    display.stableBand = .none
    setNeedsLayout()
  }

  /// Called with each size that was frozen because an element would not settle.
  package var frozenSizeHandler: ((FrozenSize) -> Void)? {
    get { display.frozenSizeHandler }
    set { display.frozenSizeHandler = newValue }
  }

  /// Names the item that corrections of sizes do not move on the screen, asked once in a turn of
  /// layout; nil, or an item that is not in view, leaves the choice to the view.
  package var anchorPolicy: (() -> IndexPath?)? {
    get { display.anchorPolicy }
    set { display.anchorPolicy = newValue }
  }
}

// MARK: - Anchor

/// The element that corrections of sizes do not move on the screen.
struct ScrollAnchor {
  var identity: ElementIdentity
  /// From the start of what is visible to the element's leading top corner.
  var distance: CGPoint
  /// Whether it stays where it is along an axis: not along the one its orthogonal section scrolls,
  /// nor where the layout moves items from line to line.
  var holds: (x: Bool, y: Bool)
}

extension UICollectionView {
  /// The cell that a policy names. Else the first one that was shown before and is fully visible,
  /// failing that the first one shown;
  /// where nothing was, as after a change of the data, the first cell of known size, if possible
  /// fully visible; or else a supplementary view. Nil at the start of the content, unless named.
  ///
  /// Stays the same for a turn of layout: what comes into view in it is not what was looked at.
  private func scrollAnchor() -> ScrollAnchor? {
    if let anchor = anchorOfTurn { return scrollAnchor(anchor) }
    let named = display.anchorPolicy?()
    if isAtStart, named == nil { return nil }
    findCandidates()
    let inView = display.candidates
      .filter {
        $0.identity.category != .decorationView && isInView($0)
          && !collectionViewLayout.staysInView($0)
      }
      .sorted(by: precedes)
    let visible = bounds.inset(by: adjustedContentInset)
    let namedAnchor = inView.first {
      $0.identity.category == .cell && $0.identity.indexPath == named
    }
    guard let anchor = namedAnchor ?? (isAtStart ? nil : chosenAnchor(inView, in: visible))
    else { return nil }
    display.answers.anchor = SizeAnswers.Anchor(
      identity: anchor.identity, generation: elements.generation, offset: contentOffset)
    return scrollAnchor(anchor)
  }

  /// The anchor chosen before in this turn, unless something else has moved the content so that it
  /// is out of view; it may have lost its height.
  private var anchorOfTurn: UICollectionViewLayoutAttributes? {
    guard let known = display.answers.anchor, known.generation == elements.generation,
      let attributes = currentAttributes(of: known.identity)
    else { return nil }
    let frame = attributes.frame
    let isNear =
      frame.maxX >= bounds.minX && frame.minX <= bounds.maxX && frame.maxY >= bounds.minY
      && frame.minY <= bounds.maxY
    let isHeld = known.offset == contentOffset
    return isHeld || isNear || attributes.scrollerSection >= 0 ? attributes : nil
  }

  /// Whether an item in view is to be asked for its size again although that is known.
  package func isToBeMeasuredAgain(itemAt indexPath: IndexPath) -> Bool {
    elements[.cell(indexPath)]?.needsMeasuring ?? false
  }

  /// Whether the size of an item is not an estimate.
  package func knowsSize(ofItemAt indexPath: IndexPath) -> Bool {
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return false }
    return collectionViewLayout.isMeasured(attributes)
      || collectionViewLayout.estimatedAxes(of: attributes).isEmpty
  }

  /// - Parameter inView: Sorted by where they begin.
  private func chosenAnchor(
    _ inView: [UICollectionViewLayoutAttributes], in visible: CGRect
  ) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    let cells = inView.filter { $0.identity.category == .cell }
    func isShown(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
      elements[attributes.identity] != nil
    }
    func isWhole(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
      let frame = attributes.frame
      let isAcross = beginsAtRight ? frame.maxX <= visible.maxX : frame.minX >= visible.minX
      return (frame.minY >= visible.minY && isAcross)
        || attributes.scrollerSection >= 0 && frame.minY >= visible.minY
    }
    let shown = cells.filter(isShown)
    if let cell = shown.first(where: isWhole) ?? shown.first { return cell }
    let known = cells.filter { layout.isMeasured($0) || layout.estimatedAxes(of: $0).isEmpty }
    return known.first(where: isWhole) ?? known.first ?? inView.first(where: isShown)
  }

  private func scrollAnchor(_ attributes: UICollectionViewLayoutAttributes) -> ScrollAnchor {
    let section = attributes.scrollerSection
    let axis =
      section < 0 ? nil : collectionViewLayout.orthogonalScroller(inSection: section)?.axis
    let axes = collectionViewLayout.anchoredAxes
    return ScrollAnchor(
      identity: attributes.identity,
      distance: CGPoint(
        x: leadingEdge(of: attributes.frame) - contentOffset.x,
        y: attributes.frame.minY - contentOffset.y),
      holds: (
        axis != .horizontal && axes.contains(.horizontal),
        axis != .vertical && axes.contains(.vertical)
      ))
  }

  /// The offset at which the anchor of the page is where it was on the screen.
  private func offset(holding anchors: LayoutAnchors) -> CGPoint {
    var offset = contentOffset
    guard let anchor = anchors.page else {
      if beginsAtRight { offset.x = contentSize.width - anchors.trailing }
      return offset
    }
    guard let frame = currentAttributes(of: anchor.identity)?.frame else { return offset }
    if anchor.holds.x { offset.x = leadingEdge(of: frame) - anchor.distance.x }
    if anchor.holds.y { offset.y = frame.minY - anchor.distance.y }
    return offset
  }
}
