import GeometryCore
import LayoutCore

/// The solved geometry of a flow layout and the attributes objects that were handed out.
@MainActor final class FlowSolution {
  let containerSize: CGSize
  /// The edges of the view at the time; nil for the empty solution.
  let edges: FlowEdges?
  /// Whether any size is an estimate.
  let hasEstimates: Bool
  /// The values of the delegate for each section.
  let answers: [FlowAnswers]
  private let solved: InPlace<FlowGeometry>
  /// Nil for the empty solution, which has no measurements.
  private let traits: MeasuringTraits?
  private let attributesClass: AnyClass
  private var known = AttributesTable()
  private let pinned = AttributesTable()
  private var found: [ElementPlacement] = []

  static let empty = FlowSolution()

  private init() {
    containerSize = .zero
    edges = nil
    hasEstimates = false
    traits = nil
    answers = []
    attributesClass = UICollectionViewLayoutAttributes.self
    solved = InPlace(
      FlowGeometry(
        [], axis: .vertical, crossExtent: 0, scale: 1,
        pins: FlowPins(headers: false, footers: false)))
  }

  /// The solved geometry.
  private(set) var geometry: FlowGeometry {
    _read { yield solved.value }
    _modify { yield &solved.value }
  }

  /// Solves the layout.
  ///
  /// - Parameter former: The solution whose measurements are kept if they still hold: not for
  ///   another line length, content size category or scale.
  /// - Parameter map: The earlier position of every element; nil if the data has not changed.
  /// - Parameter areStale: Whether all items are to be measured again when they become visible.
  /// - Complexity: O(s), and O(n) if the delegate implements item sizes.
  init(
    _ layout: UICollectionViewFlowLayout, answers: [FlowAnswers], in view: UICollectionView,
    keeping former: FlowSolution?, after map: ElementMap?, areStale: Bool = false
  ) {
    self.answers = answers
    containerSize = view.bounds.size
    attributesClass = type(of: layout).layoutAttributesClass
    let traits = MeasuringTraits(view.traitCollection)
    self.traits = traits
    let axis = layout.scrollDirection.axis
    let reader = FlowReader(layout, view)
    edges = reader.edges
    var kept: FlowGeometry?
    if let former, former.traits == traits, former.geometry.axis == axis,
      former.geometry.contentSize[axis.crossing] == reader.crossExtent
    {
      kept = former.geometry
    }
    let sections = answers.enumerated().map { index, answers in
      reader.section(
        index, by: answers,
        measurements: kept?.measurements(ofSection: index, after: map, areStale: areStale))
    }
    hasEstimates = sections.contains { $0.measurements != nil }
    solved = InPlace(
      FlowGeometry(
        sections, axis: axis, crossExtent: reader.crossExtent,
        scale: Double(max(view.traitCollection.displayScale, 1)),
        pins: FlowPins(
          headers: layout.sectionHeadersPinToVisibleBounds,
          footers: layout.sectionFootersPinToVisibleBounds)))
  }

  var contentSize: CGSize { CGSize(geometry.contentSize) }

  /// The first item that is too long for a line; nil if all items fit.
  var oversizedItem: Oversized? { geometry.oversizedItem.flatMap(oversized) }

  /// An item that is too long for its line.
  struct Oversized {
    var indexPath: IndexPath
    /// The extent across the scroll axis, in points.
    var extent: Double
    /// The space for the items of a line, in points.
    var lineExtent: Double
  }

  /// The item if it is too long for its line.
  func oversized(_ path: IndexPath) -> Oversized? {
    oversized(.cell(section: path.section, item: path.item))
  }

  private func oversized(_ key: ElementKey) -> Oversized? {
    guard let placement = geometry.placement(of: key, viewport: nil) else { return nil }
    let extent = placement.frame.size[geometry.axis.crossing]
    let room = geometry.lineExtent(ofSection: Int(key.section))
    guard extent > room else { return nil }
    return Oversized(
      indexPath: IndexPath(item: key.item, section: Int(key.section)), extent: extent,
      lineExtent: room)
  }

  /// Drops the attributes that depend on the content offset.
  func forgetPinned() {
    pinned.removeAll()
  }

  // MARK: Measuring

  /// Whether the size of an element is an estimate, measured or not.
  func isEstimated(_ identity: ElementIdentity) -> Bool {
    Self.key(of: identity).map { key in solved.ask { $0.isEstimated(key) } } ?? false
  }

  /// Whether the size of an element has been measured.
  func isMeasured(_ identity: ElementIdentity) -> Bool {
    Self.key(of: identity).map { key in solved.ask { $0.isMeasured(key) } } ?? true
  }

  /// Replaces the estimated size of an element. NaN is refused. Rule ERR-19.
  ///
  /// - Returns: Whether elements may have moved.
  func record(_ size: CGSize, of identity: ElementIdentity) -> Bool {
    refuse(
      unless: !size.width.isNaN && !size.height.isNaN,
      """
      CALayer bounds contains NaN: [0 0; \(size.width) \(size.height)]. The size that the view at \
      \(identity.indexPath) prefers must be of numbers.
      """)
    guard let key = Self.key(of: identity) else { return false }
    let moves = geometry.record(size.core, for: key)
    forgetPinned()
    if known.count > 0 { known = AttributesTable() }
    return moves
  }

  /// Marks an item to be measured again. It keeps its size until then.
  func measureAgain(_ path: IndexPath) {
    geometry.markStale(section: path.section, item: path.item)
  }

  // MARK: Queries

  /// - Complexity: As ``FlowGeometry/appendElements(in:viewport:to:)``.
  func attributes(
    in rect: CGRect, viewport: Viewport?
  ) -> [UICollectionViewLayoutAttributes] {
    found.removeAll(keepingCapacity: true)
    solved.ask { $0.appendElements(in: rect.core, viewport: viewport, to: &found) }
    if known.count > 512 + 4 * found.count { known.removeAll() }
    return found.map(attributes(for:))
  }

  /// Attributes of one element; nil if there is no such element.
  func attributes(
    for identity: ElementIdentity, viewport: Viewport?
  ) -> UICollectionViewLayoutAttributes? {
    guard let key = Self.key(of: identity),
      let placement = solved.ask({ $0.placement(of: key, viewport: viewport) })
    else { return nil }
    return attributes(for: placement)
  }

  private func attributes(for placement: ElementPlacement) -> UICollectionViewLayoutAttributes {
    let table = placement.zIndex == FlowGeometry.pinnedDepth ? pinned : known
    if let attributes = table.value(for: placement.key) { return attributes }
    let attributes = _LayoutAttributesMaker.make(attributesClass)
    attributes.identify(Self.identity(of: placement.key))
    attributes.frame = CGRect(placement.frame)
    attributes.zIndex = placement.zIndex
    table.insert(attributes, for: placement.key)
    return attributes
  }

  // MARK: Names

  static func key(of identity: ElementIdentity) -> ElementKey? {
    switch (identity.category, identity.kind) {
    case (.cell, _): return .cell(section: identity.section, item: identity.item)
    case (.supplementaryView, UICollectionView.elementKindSectionHeader):
      return boundary(FlowGeometry.headerKind, identity)
    case (.supplementaryView, UICollectionView.elementKindSectionFooter):
      return boundary(FlowGeometry.footerKind, identity)
    case (.supplementaryView, _), (.decorationView, _): return nil
    }
  }

  private static func boundary(_ kind: Int, _ identity: ElementIdentity) -> ElementKey {
    ElementKey(
      category: .supplementary, kind: kind, section: identity.section, item: identity.item)
  }

  private static func identity(of key: ElementKey) -> ElementIdentity {
    let path = IndexPath(item: key.item, section: Int(key.section))
    guard key.category == .supplementary else { return .cell(path) }
    let isHeader = Int(key.kind) == FlowGeometry.headerKind
    return .supplementary(
      isHeader
        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
      path)
  }
}
