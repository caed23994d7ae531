import GeometryCore
import LayoutCore

/// The sections that scroll across the layout's scroll axis: their scroll views and offsets.
@MainActor final class OrthogonalRows: CollectionPart {
  unowned let host: any CollectionHost
  private let elements: ElementStore
  private let animations: ElementAnimations
  /// Called when a person or an animation has scrolled a section, so that other elements are
  /// visible.
  var onScroll: () -> Void = {}
  /// Called before a watcher scrolls a section.
  var watcherWillScroll: () -> Void = {}
  /// Called after a watcher has scrolled a section at once, so that other elements are visible.
  var watcherDidScroll: () -> Void = {}
  /// The scroll views, by section.
  private var scrollers: [Int: _UICollectionViewOrthogonalScrollView] = [:]
  /// How far sections are scrolled, in points in reading direction, by section. Sections that were
  /// never scrolled are absent.
  var distances: [Int: Double] = [:]
  /// Where rows are to be when the layout has prepared, by section.
  var places: [Int: RowPlace] = [:]
  /// The distances at which rows began that begin with another item than the first, by section.
  var starts: [Int: Double] = [:]
  /// Whether ``places`` have followed a change of the data that the layout has not prepared for.
  var hasFollowed = false
  /// Those who watch rows, by section.
  var watchers: [Int: RowWatcher] = [:]

  init(_ host: any CollectionHost, elements: ElementStore, animations: ElementAnimations) {
    self.host = host
    self.elements = elements
    self.animations = animations
  }

  var isEmpty: Bool { scrollers.isEmpty }

  func scroller(ofSection section: Int) -> _UICollectionViewOrthogonalScrollView? {
    scrollers[section]
  }

  /// The distance that scrolling moves an element by.
  func shift(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard attributes.scrollerSection >= 0 else { return .zero }
    return scrollers[attributes.scrollerSection]?.shift ?? .zero
  }

  /// The scroll view that contains an element; nil for the collection view itself.
  func parent(
    of attributes: UICollectionViewLayoutAttributes
  ) -> _UICollectionViewOrthogonalScrollView? {
    attributes.scrollerSection >= 0 ? scrollers[attributes.scrollerSection] : nil
  }

  /// Keeps a view that is about to change its superview where it is on the screen.
  func keepOnScreen(
    _ view: _ElementView, movingTo attributes: UICollectionViewLayoutAttributes
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

  /// Removes the scroll views of sections that are no longer orthogonal, and updates the others.
  /// Called after the layout has prepared.
  func settle() {
    showPlaces()
    for (section, view) in scrollers.sorted(by: { $0.key < $1.key }) {
      guard let place = host.solvedLayout?.orthogonalScroller(inSection: section) else {
        animations.remove(view)
        scrollers[section] = nil
        distances[section] = nil
        starts[section] = nil
        continue
      }
      rest(view, at: place)
    }
  }

  /// Inserts the scroll views of sections with elements among `candidates`, and removes the others.
  func place(for candidates: [UICollectionViewLayoutAttributes]) {
    var depths: [Int: Int] = [:]
    for attributes in candidates where attributes.scrollerSection >= 0 {
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
      if view.superview == nil { host.insert(view, at: .scroller, in: nil) }
    }
    for (section, view) in scrollers where depths[section] == nil {
      if view.superview != nil { animations.remove(view) }
    }
  }

  private func makeScroller(
    _ section: Int, _ place: OrthogonalScroller
  ) -> _UICollectionViewOrthogonalScrollView {
    let view = _UICollectionViewOrthogonalScrollView(section: section)
    view.onLayout = { [weak self, unowned view] in self?.scrollerDidMove(view) }
    view.restingDistance = { [weak self, unowned view] in
      self?.restingDistance(inSection: view.section, proposed: $0) ?? $0
    }
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
    view.apply(options, along: place.axis, rate: host.decelerationRate)
    animations.animate {
      view.place(
        place, isMirrored: host.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        distance: distance)
    }
  }

  private func restingDistance(inSection section: Int, proposed: Double) -> Double {
    host.solvedLayout?.restingDistance(inSection: section, proposed: proposed) ?? proposed
  }

  // MARK: Scrolling

  /// Brings a scroll view whose content offset has changed to rest.
  private func scrollerDidMove(_ view: _UICollectionViewOrthogonalScrollView) {
    let section = view.section
    guard scrollers[section] === view,
      let place = host.solvedLayout?.orthogonalScroller(inSection: section)
    else { return }
    defer { watchers[section]?.tell() }
    var distance =
      view.isScrollingOverTime
      ? view.distance : restingDistance(inSection: section, proposed: view.distance)
    if !view.isScrollingOverTime, abs(distance) > Self.farthest {
      distance = host.solvedLayout?.orthogonalRow(inSection: section)?.firstTurn(of: distance) ?? 0
    }
    view.scroll(to: distance)
    guard distance != distances[section] ?? place.initialOffset else { return }
    distances[section] = distance
    watchers[section]?.noteScrolling()
    onScroll()
  }

  /// How far from its first turn a loop comes to rest at most, in points; a power of two, far below
  /// where numbers become inexact.
  private static var farthest: Double { 1_048_576 }

  /// Scrolls a section.
  ///
  /// - Returns: Whether its offset has changed.
  @discardableResult
  func scroll(_ section: Int, to distance: Double) -> Bool {
    guard distance != distances[section] else { return false }
    distances[section] = distance
    scrollers[section]?.scroll(to: distance)
    return true
  }

  /// Scrolls a section with an animation.
  ///
  /// - Returns: False if the section is not on screen or animations are disabled.
  func scrollOverTime(_ section: Int, to distance: Double) -> Bool {
    guard let view = scrollers[section], view.superview != nil, view.animatesScrolling,
      view.layer.isOnScreen, UIView.areAnimationsEnabled
    else { return false }
    view.scrollOverTime(to: distance)
    return true
  }

  // MARK: Changes of the data

  /// Scroll views and offsets stay with their sections. Rule UPD-7.
  func dataDidChange(_ change: DataChange) {
    switch change {
    case .updated(let plan):
      if plan.movesElements || !plan.reloadedSections.isEmpty { follow(plan) }
    case .rearranged(let plan): follow(plan)
    // Offsets stay with the numbers of the sections, as far as the new layout has these.
    case .reloaded: break
    }
  }

  private func follow(_ plan: ChangePlan) {
    followPlaces(plan)
    followWatchers(plan)
    let former = scrollers
    scrollers = [:]
    for (section, view) in former {
      guard let target = plan.destination(ofSection: section) else {
        animations.remove(view)
        continue
      }
      view.section = target
      scrollers[target] = view
    }
    distances = plan.carried(distances)
  }
}

// MARK: - Anchors

/// The element of an orthogonal section that keeps its place on the screen while sizes change.
struct RowAnchor {
  var identity: ElementIdentity
  /// The distance from the start of the scroll view to the element, in reading direction.
  var distance: Double
}

extension OrthogonalRows {
  /// The first fully visible cell of each orthogonal section that was displayed before, else the
  /// first visible one; none for sections that are not scrolled.
  func anchors(among nearby: NearbyElements) -> [Int: RowAnchor] {
    guard !isEmpty, let layout = host.solvedLayout else { return [:] }
    nearby.find()
    let area = VisibleArea(host, self)
    var anchors: [Int: RowAnchor] = [:]
    var ranks: [Int: Double] = [:]
    for attributes in nearby.candidates where attributes.identity.category == .cell {
      let section = attributes.scrollerSection
      guard section >= 0, elements[attributes.identity] != nil, area.shows(attributes),
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

  /// The distance from the start of an unscrolled scroll view to an element, in reading direction.
  private func distance(of frame: CGRect, in place: OrthogonalScroller) -> Double {
    let (frame, box) = (frame.core, place.frame)
    guard place.axis == .horizontal, host.beginsAtRight else {
      return frame.min(place.axis) - box.min(place.axis)
    }
    return box.maxX - frame.maxX
  }

  /// Scrolls sections so that their anchors keep their places on the screen.
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
  /// The displayed origin of the layer's contents, in screen coordinates.
  fileprivate var shownOrigin: CGPoint { (presentation() ?? self).convert(.zero, to: nil) }
}
