import GeometryCore
import LayoutCore

// Sections that scroll across the layout's scroll axis.
extension UICollectionView {
  /// After a preparation: drops scrollers of sections that no longer have one, and brings the
  /// others to rest in their new ranges.
  func settleScrollers() {
    for (section, view) in display.scrollers {
      guard let scroller = collectionViewLayout.orthogonalScroller(inSection: section) else {
        view.removeFromSuperview()
        display.scrollers[section] = nil
        display.orthogonalDistances[section] = nil
        continue
      }
      rest(section, scroller, view)
    }
  }

  /// Sees to it that the sections that scroll and have cells in view have scrollers there.
  func placeScrollers() {
    var depths: [Int: Int] = [:]
    for attributes in display.candidates where attributes.scrollerSection >= 0 {
      let section = attributes.scrollerSection
      depths[section] = min(depths[section] ?? .max, attributes.zIndex)
    }
    for (section, depth) in depths {
      guard let scroller = collectionViewLayout.orthogonalScroller(inSection: section) else {
        continue
      }
      let view = display.scrollers[section] ?? makeScroller(section, scroller)
      view.layer.zPosition = CGFloat(depth)
      if view.superview == nil { insert(view, in: .scroller, grounds: groundCount) }
    }
    for (section, view) in display.scrollers where depths[section] == nil {
      if view.superview != nil { view.removeFromSuperview() }
    }
  }

  private func makeScroller(
    _ section: Int, _ scroller: OrthogonalScroller
  ) -> _UICollectionViewOrthogonalScrollView {
    let view = _UICollectionViewOrthogonalScrollView(section: section)
    display.scrollers[section] = view
    rest(section, scroller, view)
    return view
  }

  private func rest(
    _ section: Int, _ scroller: OrthogonalScroller, _ view: _UICollectionViewOrthogonalScrollView
  ) {
    let distance =
      display.orthogonalDistances[section].map {
        collectionViewLayout.restingDistance(inSection: section, proposed: $0)
      } ?? scroller.initialOffset
    if display.orthogonalDistances[section] != nil {
      display.orthogonalDistances[section] = distance
    }
    view.place(
      scroller, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      distance: distance)
  }

  /// How far a section is moved from where a layout places it when it is scrolled by one of
  /// `distances`.
  func shift(
    ofSection section: Int, by layout: UICollectionViewLayout, _ distances: [Int: Double]
  ) -> CGPoint {
    guard let scroller = layout.orthogonalScroller(inSection: section) else { return .zero }
    let distance = CGFloat(distances[section] ?? scroller.initialOffset)
    switch scroller.axis {
    case .vertical: return CGPoint(x: 0, y: distance)
    case .horizontal:
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return CGPoint(x: isMirrored ? -distance : distance, y: 0)
    }
  }

  /// A scroller was moved: brings it to rest and shows what is in view there.
  func scrollerDidMove(_ view: _UICollectionViewOrthogonalScrollView, section: Int) {
    guard display.scrollers[section] === view,
      let scroller = collectionViewLayout.orthogonalScroller(inSection: section)
    else { return }
    let distance = collectionViewLayout.restingDistance(
      inSection: section, proposed: view.distance)
    view.scroll(to: distance)
    guard distance != display.orthogonalDistances[section] ?? scroller.initialOffset else {
      return
    }
    display.orthogonalDistances[section] = distance
    forgetCandidates()
    reconcile()
  }
}
