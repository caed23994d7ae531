import GeometryCore
import LayoutCore

/// The solved geometry of a compositional layout and the attributes objects that were handed out.
///
/// The layout creates a solution for each computation except for scrolling. Unchanged elements keep
/// their attributes objects until then. Rule BOX-10.
@MainActor final class CompositionalSolution {
  /// The geometry without the latest measurements.
  private let solved: InPlace<LayoutGeometry>
  /// Measurements that are not yet part of the geometry.
  @exclusivity(unchecked) private var recorded: [ElementSize] = []
  /// Whether any size is an estimate.
  let hasEstimates: Bool
  let containerSize: CGSize
  /// The size, insets and direction that the layout was solved for; nil for the empty solution.
  let surroundings: LayoutEnvironment?
  /// The handlers for visible items, by section.
  let handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler]
  /// The view providers of decoration items, by section and index.
  let decorationProviders: [Int: [DecorationViewProvider?]]
  /// The overflow items, by section.
  let overflows: [Int: GroupOverflow]
  /// The configurations of list sections, by section.
  let lists: [Int: UICollectionLayoutListConfiguration]
  /// The scrolling options of orthogonal sections, by section; sections with default options are
  /// left out.
  let scrollingOptions: [Int: OrthogonalScrollingOptions]
  let environment: any NSCollectionLayoutEnvironment
  private let known = AttributesTable()
  private var placements: [ElementPlacement] = []
  /// Whether a section scrolls orthogonally.
  private let hasScrollers: Bool
  /// Whether the row of a section loops.
  let hasLoops: Bool

  static let empty = CompositionalSolution()

  private init() {
    containerSize = .zero
    surroundings = nil
    environment = LayoutEnvironmentObject(size: .zero, traits: .screenDefaults)
    handlers = [:]
    decorationProviders = [:]
    overflows = [:]
    lists = [:]
    scrollingOptions = [:]
    hasScrollers = false
    hasLoops = false
    hasEstimates = false
    solved = InPlace(
      LayoutGeometry(
        configuration: LayoutConfiguration(),
        environment: LayoutEnvironment(container: .zero), plan: LayoutPlan()))
  }

  /// Solves the sections that `section` returns.
  ///
  /// - Complexity: O(s + d), s the number of sections, d the size of the distinct descriptions.
  init(
    in view: any LayoutOwner, configuration: LayoutConfiguration, quirks: Quirks,
    section: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    containerSize = view.bounds.size
    environment = LayoutEnvironmentObject(size: containerSize, traits: view.traitCollection)
    let plan = SectionPlan(of: view, environment, section: section)
    handlers = plan.handlers
    decorationProviders = plan.decorationProviders
    overflows = plan.overflows
    lists = plan.lists
    scrollingOptions = plan.scrollingOptions
    hasScrollers = plan.plan.descriptions.contains { $0.orthogonalBehavior != .none }
    hasLoops = plan.plan.descriptions.contains { $0.loops }
    let surroundings = view.layoutEnvironment
    self.surroundings = surroundings
    var environment = surroundings
    environment.quirks = quirks
    let geometry = LayoutGeometry(
      configuration: configuration, environment: environment, plan: plan.plan)
    hasEstimates = geometry.hasEstimates
    solved = InPlace(geometry)
  }

  /// The solved geometry.
  ///
  /// Measurements are applied on access, so that a group is solved once for all its cells.
  private(set) var geometry: LayoutGeometry {
    _read {
      takeOverRecorded()
      yield solved.value
    }
    _modify {
      takeOverRecorded()
      yield &solved.value
    }
  }

  private func takeOverRecorded() {
    guard !recorded.isEmpty else { return }
    let sizes = recorded
    recorded.removeAll()
    solved.value.record(sizes)
  }
}

// MARK: - Measuring

extension CompositionalSolution {
  /// The key of an element in the engine; nil if the layout has no element of its kind.
  func key(of identity: ElementIdentity) -> ElementKey? {
    switch identity.category {
    case .cell: return .cell(section: identity.section, item: identity.item)
    case .decorationView: return nil
    case .supplementaryView:
      return solved.value.kindIndex(of: identity.kind).map {
        ElementKey(
          category: .supplementary, kind: $0, section: identity.section, item: identity.item)
      }
    }
  }

  /// Replaces the estimated size of an element.
  func record(_ size: Size, of identity: ElementIdentity) {
    if let key = key(of: identity) { recorded.append(ElementSize(key: key, size: size)) }
  }

  /// The axes along which the size of an element is an estimate, whether it has been measured or
  /// not.
  func estimatedAxes(of identity: ElementIdentity) -> AxisSet {
    guard let key = key(of: identity) else { return [] }
    return solved.ask { $0.estimatedAxes(of: key) }
  }

  /// Whether an element has been measured and is not marked to be measured again.
  func isMeasured(_ identity: ElementIdentity) -> Bool {
    guard let key = key(of: identity) else { return true }
    takeOverRecorded()
    return solved.ask { $0.isMeasured(key) }
  }

  var contentSize: CGSize {
    takeOverRecorded()
    return solved.ask { CGSize($0.contentSize) }
  }

  /// Whether any element is pinned.
  var pins: Bool { solved.ask { $0.pinsBoundaries } || pinsPieces }
  private var pinsPieces: Bool { solved.ask { $0.pinsPieces } }

  /// Whether a cell belongs to a pinned row or column.
  func staysInView(_ identity: ElementIdentity) -> Bool {
    guard pinsPieces, let key = key(of: identity) else { return false }
    takeOverRecorded()
    return solved.ask { $0.staysInView(key) }
  }

  /// Marks an item to be measured again. It keeps its size until then.
  func measureAgain(_ path: IndexPath) {
    geometry.markStale(section: path.section, item: path.item)
  }

  /// Takes over the measurements of an earlier solution that still hold.
  ///
  /// They are dropped if the content size category changed, and for cells with estimated heights
  /// whose width changed.
  ///
  /// - Parameter map: The earlier position of every element; nil if the data has not changed.
  /// - Parameter areStale: Whether all elements are to be measured again when they become visible.
  func takeOverMeasurements(
    of former: CompositionalSolution, _ map: ElementMap?, areStale: Bool = false
  ) {
    guard hasEstimates, former.hasEstimates, traits == former.traits else { return }
    geometry.takeOverMeasurements(of: former.geometry, map, areStale: areStale)
  }

  /// Moves the items of packed groups to the places that follow from their measurements.
  func repackSections() {
    geometry.repack()
  }

  private var traits: MeasuringTraits { MeasuringTraits(environment.traitCollection) }
}

// MARK: - Attributes

extension CompositionalSolution {
  /// The attributes of all elements that intersect `rect`.
  ///
  /// - Parameter viewport: The visible rectangle, for pinned elements; nil for natural positions.
  /// - Parameter distances: The offsets of orthogonal sections, in reading direction.
  /// - Parameter type: The class of the attributes.
  func attributes(
    in rect: CGRect, viewport: Viewport?, distances: [Int: Double], _ type: AnyClass
  ) -> [UICollectionViewLayoutAttributes] {
    placements.removeAll(keepingCapacity: true)
    takeOverRecorded()
    solved.ask {
      $0.appendElements(
        in: rect.core, viewport: viewport, orthogonalOffsets: distances, to: &placements)
    }
    if known.count > 512 + 4 * placements.count { known.removeAll() }
    var result: [UICollectionViewLayoutAttributes] = []
    result.reserveCapacity(placements.count)
    for placement in placements { result.append(attributes(for: placement, type)) }
    return result
  }

  /// The attributes of one element; nil if there is no such element.
  ///
  /// - Parameter viewport: The visible rectangle, for pinned elements; nil for the natural
  ///   position.
  /// - Parameter distances: The offsets of orthogonal sections, for those that loop.
  /// - Parameter type: The class of the attributes.
  func attributes(
    for key: ElementKey, viewport: Viewport?, distances: [Int: Double]?, _ type: AnyClass
  ) -> UICollectionViewLayoutAttributes? {
    takeOverRecorded()
    let section = Int(key.section)
    let distance = distances.flatMap {
      $0[section] ?? geometry.orthogonalScroller(ofSection: section)?.initialOffset
    }
    guard
      let placement = solved.ask({
        $0.placement(of: key, viewport: viewport, scrolledBy: distance)
      })
    else { return nil }
    return attributes(for: placement, type)
  }

  private func attributes(
    for placement: ElementPlacement, _ type: AnyClass
  ) -> UICollectionViewLayoutAttributes {
    let frame = CGRect(placement.frame)
    if let attributes = known.value(for: placement.key) {
      if attributes.placement != frame {
        attributes.placement = frame
        attributes.frame = frame
        attributes.depth = placement.zIndex
        attributes.zIndex = placement.zIndex
      }
      // Pinned elements are raised while they are visible, at rest or not.
      if attributes.depth != placement.zIndex {
        attributes.depth = placement.zIndex
        attributes.zIndex = placement.zIndex
      }
      return attributes
    }
    let attributes = _LayoutAttributesMaker.make(
      type, identity(of: placement.key), placedAt: frame, zIndex: placement.zIndex)
    if hasScrollers, geometry.belongsToOrthogonalScroller(placement.key) {
      attributes.scrollerSection = Int(placement.key.section)
    }
    known.insert(attributes, for: placement.key)
    return attributes
  }

  private func identity(of key: ElementKey) -> ElementIdentity {
    if key.category == .cell {
      return ElementIdentity(.cell, kind: "", section: Int(key.section), item: key.item)
    }
    let category: UICollectionView.ElementCategory =
      switch key.category {
      case .cell: .cell
      case .supplementary: .supplementaryView
      case .decoration: .decorationView
      }
    return ElementIdentity(
      category, kind: geometry.kinds[Int(key.kind)], section: Int(key.section), item: key.item)
  }
}

// MARK: - Handlers

extension CompositionalSolution {
  /// Calls the handler of each section with its visible elements, beginning with the last section.
  func callHandlers(
    _ visible: [UICollectionViewLayoutAttributes], in view: (any LayoutOwner)?
  ) {
    guard let view, !handlers.isEmpty else { return }
    let distances = view.orthogonalDistances(by: view.collectionViewLayout)
    for (section, handler) in handlers.sorted(by: { $0.key > $1.key }) {
      let own = visible.filter { $0.identity.section == section && $0.identity.item != Int.max }
      let cells = own.filter { $0.identity.category == .cell }
      let others = own.filter { $0.identity.category != .cell }
      let items = (cells + others).map(VisibleItem.init)
      handler(items, offset(of: section, in: view, distances), environment)
    }
  }

  /// The offset of a section, from its elements to their positions on the screen: to the left in
  /// right-to-left layouts. Across its own axis, the position of the section.
  private func offset(
    of section: Int, in view: any LayoutOwner, _ distances: [Int: Double]
  ) -> CGPoint {
    guard let scroller = geometry.orthogonalScroller(ofSection: section) else {
      return view.contentOffset
    }
    let distance = distances[section] ?? scroller.initialOffset
    var offset = CGPoint(scroller.frame.origin)
    if scroller.axis == .horizontal {
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      offset.x = CGFloat(isMirrored ? -distance : distance)
    } else {
      offset.y = CGFloat(distance)
    }
    return offset
  }
}
