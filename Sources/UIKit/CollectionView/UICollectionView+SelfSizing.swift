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
  static var changesPerTurn: Int { 3 }

  /// How often what is in view is looked at again because sizes changed.
  private static var measuringPasses: Int { 64 }

  /// Has the elements in view measured, from the start of the content to its end; the rest moves
  /// along, and what is moved out of view is not measured.
  ///
  /// Bounded: a pass follows another only if sizes changed, an element is measured once until
  /// something outside makes it invalid, and it may change only so often in one turn.
  func measureElements() {
    guard collectionViewLayout.hasEstimates else { return }
    let anchor = scrollAnchor()
    let wasInside = clampedContentOffset(contentOffset) == contentOffset
    var changes = false
    for _ in 0..<Self.measuringPasses {
      findCandidates()
      guard measurePending(anchor) else { break }
      changes = true
      forgetCandidates()
    }
    guard changes else { return }
    findCandidates()
    if anchor == nil, wasInside { contentOffset = clampedContentOffset(contentOffset) }
    findCandidates()
  }

  /// Measures those of the candidates that have not been measured.
  ///
  /// - Returns: Whether the size of one changed.
  private func measurePending(_ anchor: ScrollAnchor?) -> Bool {
    let pending = display.candidates.filter(needsMeasuring)
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    let generation = display.generation
    var changes = false
    for known in pending where generation == display.generation {
      let current = changes ? currentAttributes(of: known.identity) ?? known : known
      current.scrollerSection = known.scrollerSection
      guard isInView(current) else { continue }
      if display.elements[current.identity] == nil { enter(current, display.stamp) }
      guard let element = display.elements[current.identity] else { continue }
      element.view.take(current)
      if measure(element, current) {
        changes = true
        hold(anchor)
      }
    }
    return changes
  }

  private func needsMeasuring(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard !collectionViewLayout.estimatedAxes(of: attributes).isEmpty else { return false }
    return display.elements[attributes.identity]?.needsMeasuring ?? false
      || !collectionViewLayout.isMeasured(attributes)
  }

  private func currentAttributes(
    of identity: ElementIdentity
  ) -> UICollectionViewLayoutAttributes? {
    switch identity.category {
    case .cell: collectionViewLayout.layoutAttributesForItem(at: identity.indexPath)
    case .supplementaryView:
      collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: identity.kind, at: identity.indexPath)
    case .decorationView: nil
    }
  }

  /// Asks an element for its size and has the layout take it over.
  ///
  /// - Returns: Whether the layout changed.
  private func measure(
    _ element: VisibleElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    element.needsMeasuring = false
    guard let original = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return false
    }
    original.estimatedAxes = collectionViewLayout.estimatedAxes(of: attributes)
    let preferred = element.view.preferredLayoutAttributesFitting(original)
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
    prepareLayoutIfNeeded()
    return true
  }

  /// Whether an element has changed its size too often in this turn; tells of the first time.
  private func freezes(_ element: VisibleElement, _ size: CGSize) -> Bool {
    if element.turn != UIView.layoutTurn {
      element.turn = UIView.layoutTurn
      element.answers.removeAll()
    }
    element.answers.append(size)
    guard element.answers.count > Self.changesPerTurn else { return false }
    if element.answers.count == Self.changesPerTurn + 1 {
      let identity = element.identity
      display.frozenSizeHandler?(
        FrozenSize(
          indexPath: identity.indexPath,
          elementKind: identity.category == .cell ? nil : identity.kind,
          viewClass: "\(type(of: element.view))", sizes: element.answers))
    }
    return true
  }

  /// Has every element in view measured again.
  func measureAgain() {
    for element in display.elements.values { element.needsMeasuring = true }
  }

  /// Called with each size that was frozen because an element would not settle.
  package var frozenSizeHandler: ((FrozenSize) -> Void)? {
    get { display.frozenSizeHandler }
    set { display.frozenSizeHandler = newValue }
  }
}

// MARK: - Anchor

/// The element that corrections of sizes do not move on the screen.
struct ScrollAnchor {
  var identity: ElementIdentity
  /// From the start of what is visible to the element.
  var distance: CGPoint
}

extension UICollectionView {
  /// The first cell that was shown before and is fully visible; failing that the first one shown.
  /// Nil while nothing shown stays in view, and at the start of the content.
  private func scrollAnchor() -> ScrollAnchor? {
    let inset = adjustedContentInset
    if contentOffset.y <= -inset.top, contentOffset.x <= -inset.left { return nil }
    findCandidates()
    let visible = bounds.inset(by: inset)
    let shown = display.candidates
      .filter {
        $0.identity.category == .cell && $0.scrollerSection < 0
          && display.elements[$0.identity] != nil && isInView($0)
          && !collectionViewLayout.staysInView($0)
      }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    let whole = shown.first { $0.frame.minY >= visible.minY && $0.frame.minX >= visible.minX }
    return (whole ?? shown.first).map {
      ScrollAnchor(
        identity: $0.identity,
        distance: CGPoint(
          x: $0.frame.minX - contentOffset.x, y: $0.frame.minY - contentOffset.y))
    }
  }

  /// Moves the content so that the anchor is where it was on the screen.
  private func hold(_ anchor: ScrollAnchor?) {
    guard let anchor, let frame = currentAttributes(of: anchor.identity)?.frame else { return }
    let offset = CGPoint(x: frame.minX - anchor.distance.x, y: frame.minY - anchor.distance.y)
    if offset != contentOffset { contentOffset = offset }
  }
}
