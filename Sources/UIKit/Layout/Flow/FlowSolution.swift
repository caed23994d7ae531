import GeometryCore
import LayoutCore

/// A flow layout solved for a view, and the attributes handed out of it.
@MainActor final class FlowSolution {
  let containerSize: CGSize
  private let geometry: FlowGeometry
  private let attributesClass: AnyClass
  private let known = AttributesTable()
  private let pinned = AttributesTable()
  private var found: [ElementPlacement] = []

  static let empty = FlowSolution()

  private init() {
    containerSize = .zero
    attributesClass = UICollectionViewLayoutAttributes.self
    geometry = FlowGeometry(
      [], axis: .vertical, crossExtent: 0, scale: 1, pins: FlowPins(headers: false, footers: false))
  }

  /// - Complexity: O(s), and O(n) where a delegate gives items sizes of their own.
  init(_ layout: UICollectionViewFlowLayout, in view: UICollectionView) {
    containerSize = view.bounds.size
    attributesClass = type(of: layout).layoutAttributesClass
    let axis = layout.scrollDirection.axis
    let reader = FlowReader(layout, view)
    geometry = FlowGeometry(
      (0..<view.numberOfSections).map {
        FlowSection(
          reader.sizes(ofSection: $0), metrics: reader.metrics(ofSection: $0), axis: axis)
      },
      axis: axis, crossExtent: reader.crossExtent,
      scale: Double(max(view.traitCollection.displayScale, 1)),
      pins: FlowPins(
        headers: layout.sectionHeadersPinToVisibleBounds,
        footers: layout.sectionFootersPinToVisibleBounds))
  }

  var contentSize: CGSize { CGSize(geometry.contentSize) }

  /// Forgets what depends on where the content is.
  func forgetPinned() {
    pinned.removeAll()
  }

  // MARK: Queries

  /// - Complexity: As ``FlowGeometry/appendElements(in:viewport:to:)``.
  func attributes(
    in rect: CGRect, viewport: Viewport?
  ) -> [UICollectionViewLayoutAttributes] {
    found.removeAll(keepingCapacity: true)
    geometry.appendElements(in: rect.core, viewport: viewport, to: &found)
    return found.map(attributes(for:))
  }

  /// Attributes of one element; nil if there is no such element.
  func attributes(
    for identity: ElementIdentity, viewport: Viewport?
  ) -> UICollectionViewLayoutAttributes? {
    guard let key = Self.key(of: identity),
      let placement = geometry.placement(of: key, viewport: viewport)
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

  private static func key(of identity: ElementIdentity) -> ElementKey? {
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
