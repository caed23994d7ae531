import GeometryCore
import LayoutCore

/// What keeps its place on the screen while sizes are corrected.
struct LayoutAnchors {
  /// The anchor of the whole content.
  var page: ScrollAnchor?
  /// The anchors of orthogonal sections, by section.
  var rows: [Int: RowAnchor] = [:]
  /// The distance from the left edge of the view to the right edge of the content. It stays the
  /// same for content that begins at the right, if there is no anchor.
  var trailing: CGFloat
}

/// The element that keeps its place on the screen while sizes are corrected.
struct ScrollAnchor {
  var identity: ElementIdentity
  /// The distance from the content offset to the element's leading top corner.
  var distance: CGPoint
  /// The axes on which it keeps its place: not the one its orthogonal section scrolls, nor one on
  /// which the layout moves items from line to line.
  var holds: (x: Bool, y: Bool)
}

extension SizingSession {
  /// The cell that the anchor policy chooses. Else the first fully visible cell that was displayed
  /// before, else the first such cell; if none was, as after a change of the data, the first cell
  /// of known size, if possible fully visible; else a supplementary view. Nil at the start of the
  /// content, unless the policy chooses.
  ///
  /// Stays the same for a layout pass: elements that enter in it are not what the user looks at.
  ///
  /// Rule SIZE-9.
  func scrollAnchor() -> ScrollAnchor? {
    if let anchor = anchorOfTurn { return scrollAnchor(anchor) }
    let named = anchorPolicy?()
    if host.isAtStart, named == nil { return nil }
    nearby.find()
    guard let anchor = chosenAnchor(named: named) else { return nil }
    answers.anchor = PreferredSizes.Anchor(
      identity: anchor.identity, generation: elements.generation, offset: host.contentOffset)
    return scrollAnchor(anchor)
  }

  /// The anchor chosen before in this layout pass, unless something else has scrolled it out of
  /// sight. Its height may be 0.
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

  /// The kinds of anchors, the most preferred first.
  private enum Preference: Int {
    case named, shownWhole, shown, knownWhole, known, shownSupplementary

    /// Whether it is an anchor even at the start of the content.
    var holdsStart: Bool { self == .named }
  }

  /// The first visible element, in reading direction, of the most preferred kind.
  private func chosenAnchor(named: IndexPath?) -> UICollectionViewLayoutAttributes? {
    let (layout, area, order) = (layout, VisibleArea(host, rows), host.readingOrder)
    let isAtStart = host.isAtStart
    let visible = host.bounds.inset(by: host.adjustedContentInset)
    var best: (preference: Preference, attributes: UICollectionViewLayoutAttributes)?
    for attributes in nearby.candidates {
      guard area.shows(attributes), !layout.staysInView(attributes) else { continue }
      let isShown = elements[attributes.identity] != nil
      // Most need not be looked at closely: another one comes first.
      let atBest: Preference = named != nil ? .named : isShown ? .shownWhole : .knownWhole
      if let best, atBest.rawValue >= best.preference.rawValue,
        !order.precedes(attributes.frame, best.attributes.frame)
      {
        continue
      }
      guard let preference = preference(for: attributes, isShown: isShown, named, in: visible),
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

  /// The kind of anchor that a visible element is; nil for none.
  private func preference(
    for attributes: UICollectionViewLayoutAttributes, isShown: Bool, _ named: IndexPath?,
    in visible: CGRect
  ) -> Preference? {
    let identity = attributes.identity
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

  /// Whether the leading top corner of an element is visible.
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

  /// The offset at which the anchor of the content keeps its place on the screen.
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
