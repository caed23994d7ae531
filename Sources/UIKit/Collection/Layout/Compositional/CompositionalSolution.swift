import GeometryCore
import LayoutCore

/// A compositional layout solved for a view, and the attributes handed out of it.
///
/// Made by the layout at each computation that is not a mere movement; unchanged elements keep
/// their attributes objects until the next one. Rule BOX-10.
@MainActor final class CompositionalSolution {
  /// Without what was recorded last.
  private let solved: InPlace<LayoutGeometry>
  /// What elements measure that the geometry has not taken over.
  private var recorded: [ElementSize] = []
  /// Whether there are estimates that measurements replace.
  let hasEstimates: Bool
  let containerSize: CGSize
  /// The view's size, edges and direction; nil for the empty solution.
  let surroundings: LayoutEnvironment?
  /// The sections whose items in view are shown to a handler, by index.
  let handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler]
  /// What decorations bring along, by section and place among its decorations.
  let furnishings: [Int: [DecorationFurnishing?]]
  /// What stands for items without a place, by section.
  let overflows: [Int: GroupOverflow]
  /// What makes sections lists, by index.
  let lists: [Int: UICollectionLayoutListConfiguration]
  /// How sections that scroll by themselves feel, by index; without those of the defaults.
  let scrollingFeels: [Int: ScrollingFeel]
  let environment: any NSCollectionLayoutEnvironment
  private let known = AttributesTable()
  private var placements: [ElementPlacement] = []
  /// Whether a section scrolls on its own.
  private let hasScrollers: Bool

  static let empty = CompositionalSolution()

  private init() {
    containerSize = .zero
    surroundings = nil
    environment = LayoutEnvironmentObject(size: .zero, traits: .screenDefaults)
    handlers = [:]
    furnishings = [:]
    overflows = [:]
    lists = [:]
    scrollingFeels = [:]
    hasScrollers = false
    hasEstimates = false
    solved = InPlace(
      LayoutGeometry(
        configuration: LayoutConfiguration(),
        environment: LayoutEnvironment(container: .zero), plan: LayoutPlan()))
  }

  /// Solves the sections that `section` describes.
  ///
  /// - Complexity: O(s + d), s the number of sections, d the size of the distinct descriptions.
  init(
    in view: any LayoutOwner, configuration: LayoutConfiguration, quirks: Quirks,
    section: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    containerSize = view.bounds.size
    let traits = view.traitCollection
    environment = LayoutEnvironmentObject(size: containerSize, traits: traits)
    var plan = SectionPlan(traits: traits)
    let count = view.numberOfSections
    for index in 0..<count {
      plan.append(
        section(index, environment), at: index, itemCount: view.numberOfItems(inSection: index))
    }
    handlers = plan.handlers
    furnishings = plan.furnishings
    overflows = plan.overflows
    lists = plan.lists
    scrollingFeels = plan.scrollingFeels
    hasScrollers = plan.plan.descriptions.contains { $0.orthogonalBehavior != .none }
    let surroundings = view.layoutEnvironment
    self.surroundings = surroundings
    var environment = surroundings
    environment.quirks = quirks
    let geometry = LayoutGeometry(
      configuration: configuration, environment: environment, plan: plan.plan)
    hasEstimates = geometry.hasEstimates
    solved = InPlace(geometry)
  }

  /// Where everything is. What was recorded is taken over when it is asked for, so that a group is
  /// solved once for all its cells.
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
  /// The engine's name of an element; nil if there is none of its kind.
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

  /// The axes on which a measurement may replace the size of an element, measured or not.
  func estimatedAxes(of identity: ElementIdentity) -> AxisSet {
    guard let key = key(of: identity) else { return [] }
    return solved.ask { $0.estimatedAxes(of: key) }
  }

  /// Whether an element has been measured and is not to be measured again.
  func isMeasured(_ identity: ElementIdentity) -> Bool {
    guard let key = key(of: identity) else { return true }
    takeOverRecorded()
    return solved.ask { $0.isMeasured(key) }
  }

  var contentSize: CGSize {
    takeOverRecorded()
    return solved.ask { CGSize($0.contentSize) }
  }

  /// Whether something stays in view while the rest scrolls.
  var pins: Bool { solved.ask { $0.pinsBoundaries } || pinsPieces }
  private var pinsPieces: Bool { solved.ask { $0.pinsPieces } }

  /// Whether a cell is of a row or column that stays in view.
  func staysInView(_ identity: ElementIdentity) -> Bool {
    guard pinsPieces, let key = key(of: identity) else { return false }
    takeOverRecorded()
    return solved.ask { $0.staysInView(key) }
  }

  /// Has an item measured again; its size stays until then.
  func measureAgain(_ path: IndexPath) {
    geometry.markStale(section: path.section, item: path.item)
  }

  /// Keeps what was measured before, as far as it still holds: not for another text size, nor for
  /// cells of another width where heights are estimated.
  ///
  /// - Parameter map: Where everything was; nil if the data has not changed.
  /// - Parameter areStale: Whether everything is to be measured again when it is in view.
  func takeOverMeasurements(
    of former: CompositionalSolution, _ map: ElementMap?, areStale: Bool = false
  ) {
    guard hasEstimates, former.hasEstimates, textSize == former.textSize else { return }
    geometry.takeOverMeasurements(of: former.geometry, map, areStale: areStale)
  }

  /// Places the items of packing groups anew, by what has been measured of them.
  func repackSections() {
    geometry.repack()
  }

  private var textSize: UIContentSizeCategory {
    environment.traitCollection.preferredContentSizeCategory
  }
}

// MARK: - Attributes

extension CompositionalSolution {
  /// Attributes of all elements that meet `rect`.
  ///
  /// - Parameters:
  ///   - viewport: What is in view, for what stays there; nil if nothing is.
  ///   - distances: How far sections are scrolled on their own, in reading direction.
  ///   - type: The class of attributes.
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

  /// Attributes of one element; nil if there is no such element.
  ///
  /// - Parameters:
  ///   - viewport: What is in view, for what stays there; nil if nothing is.
  ///   - type: The class of attributes.
  func attributes(
    for key: ElementKey, viewport: Viewport?, _ type: AnyClass
  ) -> UICollectionViewLayoutAttributes? {
    takeOverRecorded()
    guard let placement = solved.ask({ $0.placement(of: key, viewport: viewport) }) else {
      return nil
    }
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
      // What pins is raised when it comes into view, at rest or not.
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
  /// Calls each handler with the elements of its section, the last section first.
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

  /// How far a section is scrolled, from its elements to their places on the screen: to the left
  /// where it reads from the right. Across its own axis, where it lies.
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
