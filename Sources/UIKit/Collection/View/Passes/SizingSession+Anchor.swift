import GeometryCore
import LayoutCore

/// What corrections of sizes do not move on the screen.
struct LayoutAnchors {
  /// Along the axis the whole content scrolls.
  var page: ScrollAnchor?
  /// In sections that scroll on their own, by section.
  var rows: [Int: RowAnchor] = [:]
  /// From the content's right edge to the view's left, which stays without an anchor where one reads
  /// from right to left: there the content begins at the right.
  var trailing: CGFloat
}

/// The element that corrections of sizes do not move on the screen.
struct ScrollAnchor {
  var identity: ElementIdentity
  /// From the start of what is visible to the element's leading top corner.
  var distance: CGPoint
  /// Whether it stays where it is along an axis: not along the one its orthogonal section scrolls,
  /// nor where the layout moves items from line to line.
  var holds: (x: Bool, y: Bool)
}

extension SizingSession {
  /// The cell that a policy names. Else the first one that was shown before and is fully visible,
  /// failing that the first one shown;
  /// where nothing was, as after a change of the data, the first cell of known size, if possible
  /// fully visible; or else a supplementary view. Nil at the start of the content, unless named.
  ///
  /// Stays the same for a turn of layout: what comes into view in it is not what was looked at.
  ///
  /// Rule SIZE-9.
  func scrollAnchor() -> ScrollAnchor? {
    if let anchor = anchorOfTurn { return scrollAnchor(anchor) }
    let named = anchorPolicy?()
    if host.isAtStart, named == nil { return nil }
    host.vicinity.find()
    guard let anchor = chosenAnchor(named: named) else { return nil }
    answers.anchor = SizeAnswers.Anchor(
      identity: anchor.identity, generation: elements.generation, offset: host.contentOffset)
    return scrollAnchor(anchor)
  }

  /// The anchor chosen before in this turn, unless something else has moved the content so that it
  /// is out of view; it may have lost its height.
  private var anchorOfTurn: UICollectionViewLayoutAttributes? {
    guard let known = answers.anchor, known.generation == elements.generation,
      let attributes = host.currentAttributes(of: known.identity)
    else { return nil }
    let (frame, bounds) = (attributes.frame, host.bounds)
    let isNear =
      frame.maxX >= bounds.minX && frame.minX <= bounds.maxX && frame.maxY >= bounds.minY
      && frame.minY <= bounds.maxY
    let isHeld = known.offset == host.contentOffset
    return isHeld || isNear || attributes.scrollerSection >= 0 ? attributes : nil
  }

  /// What is preferred as an anchor over what follows.
  private enum Preference: Int {
    case named, shownWhole, shown, knownWhole, known, shownSupplementary

    /// Whether it is an anchor where the content is at its start, too.
    var holdsStart: Bool { self == .named }
  }

  /// The first one, in reading direction, of the preferred elements in view.
  private func chosenAnchor(named: IndexPath?) -> UICollectionViewLayoutAttributes? {
    let (view, order, isAtStart) = (ViewedRect(host), host.readingOrder, host.isAtStart)
    let visible = host.bounds.inset(by: host.adjustedContentInset)
    var best: (preference: Preference, attributes: UICollectionViewLayoutAttributes)?
    for attributes in host.vicinity.candidates {
      guard view.shows(attributes), !layout.staysInView(attributes),
        let preference = preference(for: attributes, named, in: visible),
        preference.holdsStart || !isAtStart
      else { continue }
      let isBetter =
        best.map { best in
          preference == best.preference
            ? order.precedes(attributes.frame, best.attributes.frame)
            : preference.rawValue < best.preference.rawValue
        } ?? true
      if isBetter { best = (preference, attributes) }
    }
    return best?.attributes
  }

  /// How much an element in view is preferred; nil if it is no anchor.
  private func preference(
    for attributes: UICollectionViewLayoutAttributes, _ named: IndexPath?, in visible: CGRect
  ) -> Preference? {
    let identity = attributes.identity
    let isShown = elements[identity] != nil
    switch identity.category {
    case .decorationView: return nil
    case .supplementaryView: return isShown ? .shownSupplementary : nil
    case .cell:
      if let named, identity.indexPath == named { return .named }
      if isShown { return isWhole(attributes, in: visible) ? .shownWhole : .shown }
      guard layout.isMeasured(attributes) || layout.estimatedAxes(of: attributes).isEmpty else {
        return nil
      }
      return isWhole(attributes, in: visible) ? .knownWhole : .known
    }
  }

  /// Whether nothing in front of an element is cut off.
  private func isWhole(
    _ attributes: UICollectionViewLayoutAttributes, in visible: CGRect
  ) -> Bool {
    let frame = attributes.frame
    let isAcross = host.beginsAtRight ? frame.maxX <= visible.maxX : frame.minX >= visible.minX
    return (frame.minY >= visible.minY && isAcross)
      || attributes.scrollerSection >= 0 && frame.minY >= visible.minY
  }

  private func scrollAnchor(_ attributes: UICollectionViewLayoutAttributes) -> ScrollAnchor {
    let section = attributes.scrollerSection
    let axis =
      section < 0 ? nil : host.solvedLayout?.orthogonalScroller(inSection: section)?.axis
    let axes = layout.anchoredAxes
    return ScrollAnchor(
      identity: attributes.identity,
      distance: CGPoint(
        x: host.leadingEdge(of: attributes.frame) - host.contentOffset.x,
        y: attributes.frame.minY - host.contentOffset.y),
      holds: (
        axis != .horizontal && axes.contains(.horizontal),
        axis != .vertical && axes.contains(.vertical)
      ))
  }

  /// The offset at which the anchor of the page is where it was on the screen.
  func offset(holding anchors: LayoutAnchors) -> CGPoint {
    var offset = host.contentOffset
    guard let anchor = anchors.page else {
      if host.beginsAtRight { offset.x = host.contentSize.width - anchors.trailing }
      return offset
    }
    guard let frame = host.currentAttributes(of: anchor.identity)?.frame else { return offset }
    if anchor.holds.x { offset.x = host.leadingEdge(of: frame) - anchor.distance.x }
    if anchor.holds.y { offset.y = frame.minY - anchor.distance.y }
    return offset
  }
}
