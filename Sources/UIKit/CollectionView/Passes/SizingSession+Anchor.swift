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
  func scrollAnchor() -> ScrollAnchor? {
    if let anchor = anchorOfTurn { return scrollAnchor(anchor) }
    let named = anchorPolicy?()
    if host.isAtStart, named == nil { return nil }
    host.vicinity.find()
    let inView = host.vicinity.candidates
      .filter {
        $0.identity.category != .decorationView && isInView($0)
          && !layout.staysInView($0)
      }
      .sorted(by: host.precedes)
    let visible = host.bounds.inset(by: host.adjustedContentInset)
    let namedAnchor = inView.first {
      $0.identity.category == .cell && $0.identity.indexPath == named
    }
    guard let anchor = namedAnchor ?? (host.isAtStart ? nil : chosenAnchor(inView, in: visible))
    else { return nil }
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

  /// - Parameter inView: Sorted by where they begin.
  private func chosenAnchor(
    _ inView: [UICollectionViewLayoutAttributes], in visible: CGRect
  ) -> UICollectionViewLayoutAttributes? {
    let layout = layout
    let cells = inView.filter { $0.identity.category == .cell }
    func isShown(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
      elements[attributes.identity] != nil
    }
    func isWhole(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
      let frame = attributes.frame
      let isAcross = host.beginsAtRight ? frame.maxX <= visible.maxX : frame.minX >= visible.minX
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
