import GeometryCore
import LayoutCore

/// The last granted size of an element that changed its preferred size too often in one layout
/// pass.
package struct FrozenSize: Equatable {
  package var indexPath: IndexPath
  /// The kind of a supplementary view; nil for a cell.
  package var elementKind: String?
  package var viewClass: String
  /// The sizes that the view preferred one after the other, in points; the last one was not
  /// granted.
  package var sizes: [CGSize]
}

/// Measures self-sizing elements, bounded by layout pass.
///
/// `changesPerTurn` and `passesPerTurn` are the bounds.
@MainActor final class SizingSession: CollectionPart {
  /// How often the size of an element may change in one layout pass.
  static let changesPerTurn = 3
  /// How often the visible elements are compared in one layout pass because sizes have changed.
  static let passesPerTurn = 64

  unowned let host: any CollectionHost
  let elements: ElementStore
  let nearby: NearbyElements
  let rows: OrthogonalRows
  private let reconciler: ElementReconciler
  private let offsets: OffsetKeeper
  private let animations: ElementAnimations
  /// The sizes that elements preferred in this layout pass.
  @exclusivity(unchecked) var answers = PreferredSizes()
  /// The generation of the elements that were measured last.
  @exclusivity(unchecked) private var knownGeneration = 0
  /// Elements that are not measured again until the data or the layout changes.
  @exclusivity(unchecked) private(set) var frozen: Set<ElementIdentity> = []
  /// Called when an element is frozen.
  var frozenSizeHandler: ((FrozenSize) -> Void)?
  /// Whether visible views have asked to be measured again since the last pass.
  @exclusivity(unchecked) private var hasRequests = false
  /// The bounds of the last pass.
  @exclusivity(unchecked) private var knownBounds = CGRect.null
  /// Chooses the item that corrections of sizes do not move; nil leaves the choice to the session.
  var anchorPolicy: (() -> IndexPath?)?

  init(
    _ host: any CollectionHost, elements: ElementStore, nearby: NearbyElements,
    rows: OrthogonalRows, reconciler: ElementReconciler, offsets: OffsetKeeper,
    animations: ElementAnimations
  ) {
    self.host = host
    self.elements = elements
    self.nearby = nearby
    self.rows = rows
    self.reconciler = reconciler
    self.offsets = offsets
    self.animations = animations
  }

  /// The layout's answers about sizes.
  var layout: any SizedLayout { host.sizedLayout }

  /// Frozen elements are released when the layout learns of a change of the data, which contexts of
  /// the application may tell it too: see `LayoutInvalidation`.
  func dataDidChange(_ change: DataChange) {}

  /// Measures the visible elements from the start of the content to its end. Elements behind them
  /// move along; those that are moved out of sight are not measured.
  ///
  /// Bounded: a round follows another only if sizes have changed, a layout pass has at most
  /// `passesPerTurn` rounds, an element is measured once until its size is invalidated, and its
  /// size changes at most `changesPerTurn` times in one layout pass. Rule SIZE-2.
  func measureElements() {
    guard layout.hasEstimates else { return }
    defer { knownGeneration = elements.generation }
    answers.begin()
    let anchors = LayoutAnchors(
      page: scrollAnchor(), rows: rows.anchors(among: nearby),
      trailing: host.contentSize.width - host.contentOffset.x)
    let wasInside = host.clampedContentOffset(host.contentOffset) == host.contentOffset
    var changes = false
    while answers.passes < Self.passesPerTurn {
      answers.beginPass()
      nearby.find()
      rows.place(for: nearby.candidates)
      guard measurePending(anchors) || changes && wasInside && comesToRest(anchors) else { break }
      changes = true
      nearby.invalidate()
    }
    guard changes else { return }
    nearby.find()
    answers.anchor?.offset = host.contentOffset
  }

  /// Whether visible views have asked to be measured again and nothing else has changed, so that
  /// the result can be animated as a change of its own.
  ///
  /// - Complexity: O(1) while no view has asked.
  var isAskedAgain: Bool {
    guard hasRequests, layout.hasEstimates else { return false }
    return knownBounds == host.bounds && elements.inOrder.contains(where: \.needsMeasuring)
  }

  /// Ends a layout pass.
  func endPass() {
    hasRequests = false
    knownBounds = host.bounds
  }

  /// Limits the offset to the content if measured sizes have moved its end and no element is an
  /// anchor.
  ///
  /// - Returns: Whether the content moved, so that other elements may be visible.
  private func comesToRest(_ anchors: LayoutAnchors) -> Bool {
    let offset = host.clampedContentOffset(host.contentOffset)
    guard anchors.page == nil, offset != host.contentOffset else { return false }
    offsets.move(to: offset)
    return true
  }

  /// Measures those of the candidates that have not been measured, line by line.
  ///
  /// - Returns: Whether a size has changed.
  private func measurePending(_ anchors: LayoutAnchors) -> Bool {
    guard isPendingInView else { return false }
    let waits = layout.measuresEnteringViews
    var pending = pendingElements()
    if waits {
      // Its size may move the attributes of those behind it, which are the layout's own objects.
      let area = VisibleArea(host, rows)
      pending.removeAll { !area.shows($0.attributes) }
    }
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
        // Its present place, if elements before it have grown.
        let element = changes ? moved(pending[index]) : pending[index]
        // Elements that have moved out of sight, and all behind them, are measured later.
        if changes, index == line.lowerBound, isBehindView(element) {
          next = pending.count
          break
        }
        guard measure(element, isShown: waits) else { continue }
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

  /// Whether new sizes of a line may move the anchors, or lines behind it before the layout has
  /// prepared. If not, further lines can be measured before it prepares.
  private func mayMove(
    _ anchor: CGRect?, _ anchors: LayoutAnchors, by first: UnmeasuredElement
  ) -> Bool {
    guard layout.placesFollowSizes, anchors.rows.isEmpty, offsets.target == nil,
      !host.beginsAtRight, first.attributes.scrollerSection < 0
    else { return true }
    guard let anchor else { return false }
    return first.frame.minY < anchor.maxY
  }

  /// Whether a visible element has to be measured.
  private var isPendingInView: Bool {
    let (layout, area) = (layout, VisibleArea(host, rows))
    return nearby.candidates.contains {
      area.shows($0) && needsMeasuring($0, in: layout) && !layout.estimatedAxes(of: $0).isEmpty
    }
  }

  /// The candidates that have to be measured, from the start of the content to its end.
  private func pendingElements() -> [UnmeasuredElement] {
    let layout = layout
    var pending: [UnmeasuredElement] = []
    for attributes in nearby.candidates {
      guard needsMeasuring(attributes, in: layout) else { continue }
      let axes = layout.estimatedAxes(of: attributes)
      guard !axes.isEmpty else { continue }
      pending.append(
        UnmeasuredElement(attributes: attributes, frame: attributes.frame, axes: axes))
    }
    let order = host.readingOrder
    // Layouts mostly return them in this order.
    for index in pending.indices.dropFirst()
    where order.precedes(pending[index].frame, pending[index - 1].frame) {
      pending.sort { order.precedes($0.frame, $1.frame) }
      break
    }
    return pending
  }

  /// Whether an element outside of orthogonal sections begins below the visible area.
  private func isBehindView(_ element: UnmeasuredElement) -> Bool {
    element.attributes.scrollerSection < 0
      && element.attributes.frame.minY >= host.bounds.maxY
  }

  /// The element with its present attributes.
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

  /// Makes an element enter, if it is visible, and measures it. Rule SIZE-3.
  ///
  /// - Parameter isShown: Whether it is known to be visible.
  /// - Returns: Whether the layout changed.
  private func measure(_ unmeasured: UnmeasuredElement, isShown: Bool) -> Bool {
    let attributes = unmeasured.attributes
    guard isShown || VisibleArea(host, rows).shows(attributes) else { return false }
    if elements[attributes.identity] == nil { reconciler.enter(attributes) }
    guard let element = elements[attributes.identity] else { return false }
    animations.apply(attributes, to: element.view)
    return measure(element, with: attributes, along: unmeasured.axes)
  }

  /// Makes invisible elements leave before others are measured, so that their views can be reused.
  /// Not after a change of the data, when they may come back in the same layout pass.
  private func leaveIfGone() {
    guard elements.generation == knownGeneration else { return }
    let (elements, area) = (elements, VisibleArea(host, rows))
    let pass = elements.beginPass()
    for candidate in nearby.candidates where area.shows(candidate) {
      elements[candidate.identity]?.pass = pass
    }
    let generation = elements.generation
    for element in elements.unseen() where generation == elements.generation {
      reconciler.leave(element)
    }
  }

  /// Prepares the layout with the recorded sizes, and keeps the anchors in place.
  private func adoptSizes(_ anchors: LayoutAnchors) {
    answers.isWithinLine = false
    host.prepareLayout()
    rows.hold(anchors.rows)
    let held = offset(holding: anchors)
    let isScrolling = host.destinedOffset != host.contentOffset
    offsets.move(to: isScrolling ? held : offsets.showingTarget(from: held))
  }

  /// Whether an element with an estimated size has to be measured.
  private func needsMeasuring(
    _ attributes: UICollectionViewLayoutAttributes, in layout: any SizedLayout
  ) -> Bool {
    guard layout.isMeasured(attributes) else { return true }
    return elements[attributes.identity]?.needsMeasuring ?? layout.measuresEnteringViews
      && !frozen.contains(attributes.identity)
  }

  /// Measures an element and gives the layout its size.
  ///
  /// - Returns: Whether the layout changed.
  private func measure(
    _ element: VisibleElement, with attributes: UICollectionViewLayoutAttributes,
    along axes: AxisSet
  ) -> Bool {
    guard let original = attributes.duplicate() else { return false }
    original.estimatedAxes = axes
    let preferred = element.view.preferredAttributes(original)
    // The size takes into account what the view invalidated while it was measured.
    element.needsMeasuring = false
    let layout = host.collectionViewLayout
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes),
      !freezes(element, preferred.size)
    else {
      // A size that stays the same may still change the estimates of others.
      guard self.layout.record(attributes.size, of: attributes) else { return false }
      host.setNeedsPreparation(keepsLook: true)
      return true
    }
    // No subclass could read a context.
    if self.layout.placesFollowSizes {
      self.layout.record(preferred.size, of: attributes)
      host.setNeedsPreparation(keepsLook: true)
      nearby.invalidate()
      return true
    }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    context.measurement = Measurement(size: preferred.size, attributes: attributes)
    layout.invalidateLayout(with: context)
    return true
  }

  /// Whether an element has changed its size too often in this layout pass; reports it the first
  /// time.
  ///
  /// Rule SIZE-10.
  private func freezes(_ element: VisibleElement, _ size: CGSize) -> Bool {
    let identity = element.identity
    if frozen.contains(identity) { return true }
    guard answers.add(size, of: identity) > Self.changesPerTurn else { return false }
    frozen.insert(identity)
    frozenSizeHandler?(
      FrozenSize(
        indexPath: identity.indexPath,
        elementKind: identity.category == .cell ? nil : identity.kind,
        viewClass: "\(type(of: element.view))", sizes: answers.sizes(of: identity)))
    return true
  }

  /// Allows frozen elements to be measured again, because the data has changed.
  func thaw() { frozen = [] }

  /// Makes all visible elements be measured again. Outside of a layout pass also the frozen ones:
  /// their sizes may settle now.
  func measureAgain() {
    if !LayoutPass.isUnderWay { frozen = [] }
    for element in elements.inOrder { element.needsMeasuring = true }
  }

  /// Makes a view be measured again in the next layout, if it displays an element.
  func measureAgain(_ view: _ElementView) {
    guard let element = elements.element(of: view) else { return }
    if !LayoutPass.isUnderWay { frozen.remove(element.identity) }
    element.needsMeasuring = true
    hasRequests = true
    nearby.invalidateBand()
    host.setNeedsLayout()
  }
}
