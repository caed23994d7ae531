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

/// Has elements say how large they are, turn of layout by turn of layout.
@MainActor final class SizingSession: CollectionPart {
  /// What elements answered that were asked for their sizes in this turn of layout.
  var answers = SizeAnswers()
  /// The generation of elements that were measured last.
  private var knownGeneration = 0
  /// The elements whose sizes are not asked for any more, until something outside changes.
  private(set) var frozen: Set<ElementIdentity> = []
  /// Called when the size of an element is frozen.
  var frozenSizeHandler: ((FrozenSize) -> Void)?
  /// Whether views in view have asked, since the last pass, to be measured again.
  private var hasRequests = false
  /// The bounds of the last pass.
  private var knownBounds = CGRect.null
  /// Names the item that corrections of sizes do not move; nil where it has none to name.
  var anchorPolicy: (() -> IndexPath?)?

  var elements: ElementStore { host.elements }
  /// What the layout answers of sizes.
  var layout: any SizedLayout { host.sizedLayout }

  /// Has the elements in view measured, from the start of the content to its end; the rest moves
  /// along, and what is moved out of view is not measured.
  ///
  /// Bounded: a pass follows another only if sizes changed, there are so many passes in a turn at
  /// most, an element is measured once until something makes its size invalid, and its size may
  /// change only so often in one turn. Rule SIZE-2.
  func measureElements() {
    guard layout.hasEstimates else { return }
    defer { knownGeneration = elements.generation }
    answers.begin()
    let anchors = LayoutAnchors(
      page: scrollAnchor(), rows: host.rows.anchors(),
      trailing: host.contentSize.width - host.contentOffset.x)
    let wasInside = host.clampedContentOffset(host.contentOffset) == host.contentOffset
    var changes = false
    while answers.passes < UICollectionView.passesPerTurn {
      answers.beginPass()
      host.vicinity.find()
      host.rows.place()
      guard measurePending(anchors) || changes && wasInside && comesToRest(anchors) else { break }
      changes = true
      host.vicinity.forget()
    }
    guard changes else { return }
    host.vicinity.find()
    answers.anchor?.offset = host.contentOffset
  }

  /// Whether views in view have asked to be measured again, and nothing else is to be brought up to
  /// date: what comes of it can be seen as a change of its own.
  ///
  /// - Complexity: O(1) while none has asked.
  var isAskedAgain: Bool {
    guard hasRequests, layout.hasEstimates else { return false }
    return knownBounds == host.bounds && elements.inOrder.contains(where: \.needsMeasuring)
  }

  /// Notes that a pass is over.
  func endPass() {
    hasRequests = false
    knownBounds = host.bounds
  }

  /// Brings content that nothing holds back to where it rests, if sizes moved its end.
  ///
  /// - Returns: Whether it moved: something else may have come into view.
  private func comesToRest(_ anchors: LayoutAnchors) -> Bool {
    let offset = host.clampedContentOffset(host.contentOffset)
    guard anchors.page == nil, offset != host.contentOffset else { return false }
    host.offsets.move(to: offset)
    return true
  }

  /// Measures those of the candidates that have not been measured, line by line.
  ///
  /// - Returns: Whether the size of one changed.
  private func measurePending(_ anchors: LayoutAnchors) -> Bool {
    guard isPendingInView else { return false }
    let waits = layout.measuresEnteringViews
    let pending = pendingElements()
    leaveIfGone()
    let generation = elements.generation
    let anchor = anchors.page.flatMap { host.currentAttributes(of: $0.identity)?.frame }
    var changes = false
    var next = 0
    while next < pending.count, generation == elements.generation {
      let line = next..<(waits ? pending.count : pending.endOfLine(from: next))
      next = line.upperBound
      var changesLine = false
      for index in line where generation == elements.generation {
        // Where it lies, if those before it have become longer.
        let element = changes ? moved(pending[index]) : pending[index]
        // What has moved out of view, and all behind it, waits.
        if changes, index == line.lowerBound, isBehindView(element) {
          next = pending.count
          break
        }
        guard measure(element) else { continue }
        changesLine = true
        answers.isWithinLine = !waits
      }
      guard changesLine else { continue }
      changes = true
      if !answers.isWithinLine || mayMove(anchor, anchors, by: pending[line.lowerBound]) {
        adoptSizes(anchors)
      }
    }
    if answers.isWithinLine { adoptSizes(anchors) }
    return changes
  }

  /// Whether what is to stay where it is on the screen may lie elsewhere when a line has other
  /// sizes, or the lines behind it may where the layout has not prepared; else they can be measured
  /// before it does.
  private func mayMove(
    _ anchor: CGRect?, _ anchors: LayoutAnchors, by first: UnmeasuredElement
  ) -> Bool {
    guard layout.placesFollowSizes, anchors.rows.isEmpty, host.offsets.target == nil,
      !host.beginsAtRight, first.attributes.scrollerSection < 0
    else { return true }
    guard let anchor else { return false }
    return first.frame.minY < anchor.maxY
  }

  /// Whether something in view has to be measured.
  private var isPendingInView: Bool {
    let (layout, view) = (layout, ViewedRect(host))
    for attributes in host.vicinity.candidates
    where view.shows(attributes) && needsMeasuring(attributes) {
      if !layout.estimatedAxes(of: attributes).isEmpty { return true }
    }
    return false
  }

  /// What has to be measured of the candidates, from the start of the content to its end.
  private func pendingElements() -> [UnmeasuredElement] {
    let layout = layout
    var pending: [UnmeasuredElement] = []
    for attributes in host.vicinity.candidates {
      guard needsMeasuring(attributes) else { continue }
      let axes = layout.estimatedAxes(of: attributes)
      guard !axes.isEmpty else { continue }
      pending.append(
        UnmeasuredElement(attributes: attributes, frame: attributes.frame, axes: axes))
    }
    let order = host.readingOrder
    pending.sort { order.precedes($0.frame, $1.frame) }
    return pending
  }

  /// Whether an element that scrolls with the page begins below what is in view.
  private func isBehindView(_ element: UnmeasuredElement) -> Bool {
    element.attributes.scrollerSection < 0
      && element.attributes.frame.minY >= host.bounds.maxY
  }

  /// The element as the layout has it now.
  private func moved(_ element: UnmeasuredElement) -> UnmeasuredElement {
    var element = element
    let identity = element.attributes.identity
    guard let current = layout.place(of: identity) ?? host.currentAttributes(of: identity) else {
      return element
    }
    current.scrollerSection = element.attributes.scrollerSection
    element.attributes = current
    return element
  }

  /// Has an element enter, if it is in view, and measures it. Rule SIZE-3.
  ///
  /// - Returns: Whether the layout changed.
  private func measure(_ unmeasured: UnmeasuredElement) -> Bool {
    let attributes = unmeasured.attributes
    guard isInView(attributes) else { return false }
    if elements[attributes.identity] == nil { host.exchange.enter(attributes) }
    guard let element = elements[attributes.identity] else { return false }
    host.motions.adopt(attributes, by: element.view)
    return measure(element, with: attributes, along: unmeasured.axes)
  }

  /// Has what is out of view leave before anything else is measured, so that its views are used again
  /// at once. After a change of the data it may come back in the same turn.
  private func leaveIfGone() {
    guard elements.generation == knownGeneration else { return }
    let (elements, view) = (elements, ViewedRect(host))
    let pass = elements.beginPass()
    for candidate in host.vicinity.candidates where view.shows(candidate) {
      elements[candidate.identity]?.pass = pass
    }
    let generation = elements.generation
    for element in elements.unseen() where generation == elements.generation {
      host.exchange.leave(element)
    }
  }

  /// Has the layout prepare with the sizes it was told of.
  private func adoptSizes(_ anchors: LayoutAnchors) {
    answers.isWithinLine = false
    host.pass.prepare()
    host.rows.hold(anchors.rows)
    let held = offset(holding: anchors)
    let isScrolling = host.destinedOffset != host.contentOffset
    host.offsets.move(to: isScrolling ? held : host.offsets.showingTarget(from: held))
  }

  /// Whether an element is to be measured, if it has estimates.
  private func needsMeasuring(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let layout = layout
    guard layout.isMeasured(attributes) else { return true }
    return elements[attributes.identity]?.needsMeasuring ?? layout.measuresEnteringViews
      && !frozen.contains(attributes.identity)
  }

  func isInView(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    ViewedRect(host).shows(attributes)
  }

  /// Asks an element for its size and has the layout adopt it.
  ///
  /// - Returns: Whether the layout changed.
  private func measure(
    _ element: VisibleElement, with attributes: UICollectionViewLayoutAttributes,
    along axes: AxisSet
  ) -> Bool {
    guard let original = attributes.duplicate() else { return false }
    original.estimatedAxes = axes
    let preferred = element.view.preferredLayoutAttributesFitting(original)
    // What a view makes invalid of itself while it is asked, it has taken into account.
    element.needsMeasuring = false
    let layout = host.collectionViewLayout
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes),
      !freezes(element, preferred.size)
    else {
      // What stays as it is may change what others are taken for that have not been measured.
      guard self.layout.record(attributes.size, of: attributes) else { return false }
      host.pass.invalidate(keepsLook: true)
      return true
    }
    // Nobody would hear of a context.
    if self.layout.placesFollowSizes {
      self.layout.record(preferred.size, of: attributes)
      host.pass.invalidate(keepsLook: true)
      host.vicinity.forget()
      return true
    }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    context.measurement = Measurement(size: preferred.size, attributes: attributes)
    layout.invalidateLayout(with: context)
    return true
  }

  /// Whether an element has changed its size too often in this turn; tells of the first time.
  ///
  /// Rule SIZE-10.
  private func freezes(_ element: VisibleElement, _ size: CGSize) -> Bool {
    let identity = element.identity
    if frozen.contains(identity) { return true }
    guard answers.note(size, of: identity) > UICollectionView.changesPerTurn else { return false }
    frozen.insert(identity)
    frozenSizeHandler?(
      FrozenSize(
        indexPath: identity.indexPath,
        elementKind: identity.category == .cell ? nil : identity.kind,
        viewClass: "\(type(of: element.view))", sizes: answers.sizes(of: identity)))
    return true
  }

  /// Has frozen sizes asked for again: the data are others.
  func thaw() { frozen = [] }

  /// Has every element in view measured again. From outside of a layout, also those whose sizes are
  /// frozen: what made them change may be over.
  func measureAgain() {
    if !LayoutPass.isUnderWay { frozen = [] }
    for element in elements.inOrder { element.needsMeasuring = true }
  }

  /// Has a view measured again in the next layout, if it shows an element.
  func measureAgain(_ view: UICollectionReusableView) {
    guard let element = elements.element(of: view) else { return }
    if !LayoutPass.isUnderWay { frozen.remove(element.identity) }
    element.needsMeasuring = true
    hasRequests = true
    host.vicinity.forgetBand()
    host.setNeedsLayout()
  }
}
