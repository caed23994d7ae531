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

/// The element of an orthogonal section that its scroller keeps where it is.
struct RowAnchor {
  var identity: ElementIdentity
  /// From the start of the scroller to the element on the screen, in reading direction.
  var distance: Double
}

extension UICollectionView {
  /// The first cell of each orthogonal section that was shown before and is fully visible, failing
  /// that the first one in view; none at the start of a row.
  func rowAnchors() -> [Int: RowAnchor] {
    guard !display.scrollers.isEmpty else { return [:] }
    findCandidates()
    var anchors: [Int: RowAnchor] = [:]
    var ranks: [Int: Double] = [:]
    for attributes in display.candidates where attributes.identity.category == .cell {
      let section = attributes.scrollerSection
      guard section >= 0, elements[attributes.identity] != nil, isInView(attributes),
        let scroller = collectionViewLayout.orthogonalScroller(inSection: section),
        let scrolled = display.orthogonalDistances[section],
        scrolled > scroller.range.lowerBound
      else { continue }
      let distance = distance(of: attributes.frame, in: scroller) - scrolled
      let rank = distance >= 0 ? distance : scroller.viewportExtent - distance
      guard rank < ranks[section] ?? .infinity else { continue }
      ranks[section] = rank
      anchors[section] = RowAnchor(identity: attributes.identity, distance: distance)
    }
    return anchors
  }

  /// From the start of a scroller that is not scrolled to an element, in reading direction.
  private func distance(of frame: CGRect, in scroller: OrthogonalScroller) -> Double {
    let (frame, box) = (frame.core, scroller.frame)
    guard scroller.axis == .horizontal, beginsAtRight else {
      return frame.min(scroller.axis) - box.min(scroller.axis)
    }
    return box.maxX - frame.maxX
  }

  /// Scrolls rows so that their anchors are where they were on the screen.
  func hold(_ anchors: [Int: RowAnchor]) {
    for (section, anchor) in anchors {
      guard let scroller = collectionViewLayout.orthogonalScroller(inSection: section),
        let view = display.scrollers[section],
        let frame = currentAttributes(of: anchor.identity)?.frame
      else { continue }
      let distance = collectionViewLayout.restingDistance(
        inSection: section, proposed: distance(of: frame, in: scroller) - anchor.distance)
      guard distance != display.orthogonalDistances[section] else { continue }
      display.orthogonalDistances[section] = distance
      view.scroll(to: distance)
    }
  }
}

// MARK: - Reading direction

extension UICollectionView {
  /// Where an element begins on the horizontal axis.
  func leadingEdge(of frame: CGRect) -> CGFloat { beginsAtRight ? frame.maxX : frame.minX }

  /// Whether one element comes before another, line by line in reading direction.
  func precedes(
    _ one: UICollectionViewLayoutAttributes, _ other: UICollectionViewLayoutAttributes
  ) -> Bool {
    let sign: CGFloat = beginsAtRight ? -1 : 1
    return (one.frame.minY, sign * leadingEdge(of: one.frame))
      < (other.frame.minY, sign * leadingEdge(of: other.frame))
  }

  /// Whether the content is scrolled to its start along both axes.
  var isAtStart: Bool {
    let inset = adjustedContentInset
    guard contentOffset.y <= -inset.top else { return false }
    return beginsAtRight
      ? contentOffset.x >= contentSize.width + inset.right - bounds.width
      : contentOffset.x <= -inset.left
  }
}
