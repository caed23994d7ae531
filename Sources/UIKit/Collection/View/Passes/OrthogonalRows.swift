import GeometryCore
import LayoutCore

/// The sections that scroll across the layout's scroll axis: their scrollers, and how far they are
/// scrolled.
@MainActor final class OrthogonalRows: CollectionPart {
  private typealias Scroller = _UICollectionViewOrthogonalScrollView

  /// By section.
  private var scrollers: [Int: _UICollectionViewOrthogonalScrollView] = [:]
  /// How far sections are scrolled, in points in reading direction, by section; without those that
  /// were never scrolled.
  var distances: [Int: Double] = [:]

  var isEmpty: Bool { scrollers.isEmpty }

  func scroller(ofSection section: Int) -> _UICollectionViewOrthogonalScrollView? {
    scrollers[section]
  }

  /// How far an element's section is scrolled.
  func shift(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard attributes.scrollerSection >= 0 else { return .zero }
    return scrollers[attributes.scrollerSection]?.shift ?? .zero
  }

  /// The scroller in which an element belongs; nil for the collection view itself.
  func parent(
    of attributes: UICollectionViewLayoutAttributes
  ) -> _UICollectionViewOrthogonalScrollView? {
    attributes.scrollerSection >= 0 ? scrollers[attributes.scrollerSection] : nil
  }

  /// Has a view that goes into a scroller, or out of one, be seen where it was.
  func carry(
    _ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes
  ) {
    let parent = parent(of: attributes)
    guard let former = view.superview, former !== parent,
      parent != nil || former is _UICollectionViewOrthogonalScrollView
    else { return }
    let start = former.layer.shownOrigin
    let end = (parent?.layer ?? host.layer).shownOrigin
    view.shift(by: CGPoint(x: start.x - end.x, y: start.y - end.y))
  }

  // MARK: Following the layout

  /// After a preparation: drops scrollers of sections that no longer have one, and brings the
  /// others to rest in their new ranges.
  func settle() {
    for (section, view) in scrollers.sorted(by: { $0.key < $1.key }) {
      guard let place = host.solvedLayout?.orthogonalScroller(inSection: section) else {
        host.motions.letGo(of: view)
        scrollers[section] = nil
        distances[section] = nil
        continue
      }
      rest(view, at: place)
    }
  }

  /// Sees to it that the sections that scroll and have cells in view have scrollers there.
  func place() {
    var depths: [Int: Int] = [:]
    for attributes in host.vicinity.candidates where attributes.scrollerSection >= 0 {
      let section = attributes.scrollerSection
      depths[section] = min(depths[section] ?? .max, attributes.zIndex)
    }
    guard !(depths.isEmpty && scrollers.isEmpty) else { return }
    for (section, depth) in depths.sorted(by: { $0.key < $1.key }) {
      guard let place = host.solvedLayout?.orthogonalScroller(inSection: section) else {
        continue
      }
      let view = scrollers[section] ?? makeScroller(section, place)
      view.layer.zPosition = CGFloat(depth)
      if view.superview == nil { host.stack(view, in: .scroller, of: nil) }
    }
    for (section, view) in scrollers where depths[section] == nil {
      if view.superview != nil { host.motions.letGo(of: view) }
    }
  }

  private func makeScroller(
    _ section: Int, _ place: OrthogonalScroller
  ) -> _UICollectionViewOrthogonalScrollView {
    let view = _UICollectionViewOrthogonalScrollView(section: section)
    scrollers[section] = view
    rest(view, at: place)
    return view
  }

  private func rest(_ view: _UICollectionViewOrthogonalScrollView, at place: OrthogonalScroller) {
    let section = view.section
    var distance = place.initialOffset
    if let known = distances[section] {
      distance =
        view.isScrollingOverTime
        ? known : restingDistance(inSection: section, proposed: known)
      distances[section] = distance
    }
    let options =
      host.solvedLayout?.scrollingOptions(inSection: section) ?? OrthogonalScrollingOptions()
    view.take(options, along: place.axis, rate: host.decelerationRate)
    host.motions.animate {
      view.place(
        place, isMirrored: host.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        distance: distance)
    }
  }

  private func restingDistance(inSection section: Int, proposed: Double) -> Double {
    host.solvedLayout?.restingDistance(inSection: section, proposed: proposed) ?? proposed
  }

  // MARK: Scrolling

  /// A scroller was moved: brings it to rest.
  ///
  /// - Returns: Whether something else may be in view.
  func scrollerDidMove(_ view: _UICollectionViewOrthogonalScrollView) -> Bool {
    let section = view.section
    guard scrollers[section] === view,
      let place = host.solvedLayout?.orthogonalScroller(inSection: section)
    else { return false }
    let distance =
      view.isScrollingOverTime
      ? view.distance : restingDistance(inSection: section, proposed: view.distance)
    view.scroll(to: distance)
    guard distance != distances[section] ?? place.initialOffset else { return false }
    distances[section] = distance
    return true
  }

  /// Scrolls a section.
  ///
  /// - Returns: Whether that moved it.
  @discardableResult
  func scroll(_ section: Int, to distance: Double) -> Bool {
    guard distance != distances[section] else { return false }
    distances[section] = distance
    scrollers[section]?.scroll(to: distance)
    return true
  }

  /// Scrolls a section frame by frame.
  ///
  /// - Returns: Whether it does: it can be seen.
  func scrollOverTime(_ section: Int, to distance: Double) -> Bool {
    guard let view = scrollers[section], view.superview != nil, view.animatesScrolling,
      view.layer.isOnScreen, UIView.areAnimationsEnabled
    else { return false }
    view.scrollOverTime(to: distance)
    return true
  }

  // MARK: Changes of the data

  /// Gives the scrollers the sections they have after a change. Rule UPD-7.
  func carry(by plan: ChangePlan) {
    let former = scrollers
    scrollers = [:]
    for (section, view) in former {
      guard let target = plan.destination(ofSection: section) else {
        host.motions.letGo(of: view)
        continue
      }
      view.section = target
      scrollers[target] = view
    }
    distances = plan.carried(distances)
  }
}

// MARK: - Anchors

/// The element of an orthogonal section that its scroller keeps where it is.
struct RowAnchor {
  var identity: ElementIdentity
  /// From the start of the scroller to the element on the screen, in reading direction.
  var distance: Double
}

extension OrthogonalRows {
  /// The first cell of each orthogonal section that was shown before and is fully visible, failing
  /// that the first one in view; none at the start of a row.
  func anchors() -> [Int: RowAnchor] {
    guard !isEmpty, let layout = host.solvedLayout else { return [:] }
    host.vicinity.find()
    let view = ViewedRect(host)
    var anchors: [Int: RowAnchor] = [:]
    var ranks: [Int: Double] = [:]
    for attributes in host.vicinity.candidates where attributes.identity.category == .cell {
      let section = attributes.scrollerSection
      guard section >= 0, host.elements[attributes.identity] != nil, view.shows(attributes),
        let place = layout.orthogonalScroller(inSection: section),
        let scrolled = distances[section], scrolled > place.range.lowerBound
      else { continue }
      let distance = distance(of: attributes.frame, in: place) - scrolled
      let rank = distance >= 0 ? distance : place.viewportExtent - distance
      guard rank < ranks[section] ?? .infinity else { continue }
      ranks[section] = rank
      anchors[section] = RowAnchor(identity: attributes.identity, distance: distance)
    }
    return anchors
  }

  /// From the start of a scroller that is not scrolled to an element, in reading direction.
  private func distance(of frame: CGRect, in place: OrthogonalScroller) -> Double {
    let (frame, box) = (frame.core, place.frame)
    guard place.axis == .horizontal, host.beginsAtRight else {
      return frame.min(place.axis) - box.min(place.axis)
    }
    return box.maxX - frame.maxX
  }

  /// Scrolls rows so that their anchors are where they were on the screen.
  func hold(_ anchors: [Int: RowAnchor]) {
    for (section, anchor) in anchors {
      guard let place = host.solvedLayout?.orthogonalScroller(inSection: section),
        scroller(ofSection: section) != nil,
        let frame = host.currentAttributes(of: anchor.identity)?.frame
      else { continue }
      scroll(
        section,
        to: restingDistance(
          inSection: section, proposed: distance(of: frame, in: place) - anchor.distance))
    }
  }
}

extension CALayer {
  /// Where the origin of what lies in the layer is seen, in coordinates of the screen.
  fileprivate var shownOrigin: CGPoint { (presentation() ?? self).convert(.zero, to: nil) }
}
