import GeometryCore

/// A flow layout solved for a view, and the attributes handed out of it.
@MainActor final class FlowSolution {
  let containerSize: CGSize
  private(set) var contentSize = CGSize.zero
  private let axis: Axis
  private let scale: Double
  private var sections: [FlowSection] = []
  /// Where each section begins along the scroll axis.
  private var starts: [Double] = []
  private var known: [ElementIdentity: UICollectionViewLayoutAttributes] = [:]

  static let empty = FlowSolution()

  private init() {
    containerSize = .zero
    axis = .vertical
    scale = 1
  }

  /// - Complexity: O(s), and O(n) where a delegate gives items sizes of their own.
  init(_ layout: UICollectionViewFlowLayout, in view: UICollectionView) {
    containerSize = view.bounds.size
    axis = layout.scrollDirection.axis
    scale = Double(max(view.traitCollection.displayScale, 1))
    let reader = FlowReader(layout, view)
    var start = 0.0
    for index in 0..<view.numberOfSections {
      let section = FlowSection(
        reader.sizes(ofSection: index), metrics: reader.metrics(ofSection: index), axis: axis)
      starts.append(start)
      sections.append(section)
      start += section.extent
    }
    let cross = CGFloat(reader.crossExtent)
    contentSize =
      axis == .vertical
      ? CGSize(width: cross, height: CGFloat(start)) : CGSize(width: CGFloat(start), height: cross)
  }

  /// Forgets what depends on where the content is.
  func forgetPinned() {
    known = known.filter { $0.key.category == .cell }
  }

  // MARK: Queries

  func attributes(
    in rect: CGRect, of layout: UICollectionViewFlowLayout
  ) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    let area = rect.core
    let pins =
      layout.sectionHeadersPinToVisibleBounds || layout.sectionFootersPinToVisibleBounds
    let first = pins ? 0 : firstSection(endingAfter: area.origin[axis])
    for index in first..<max(sections.count, first) {
      let start = starts[index]
      if !pins, start > area.origin[axis] + area.size[axis] { break }
      appendElements(ofSection: index, in: rect, of: layout, to: &found)
    }
    return found
  }

  private func appendElements(
    ofSection index: Int, in rect: CGRect, of layout: UICollectionViewFlowLayout,
    to found: inout [UICollectionViewLayoutAttributes]
  ) {
    let area = rect.core
    let low = area.origin[axis] - starts[index]
    for item in sections[index].items(from: low, to: low + area.size[axis]) {
      append(.cell(IndexPath(item: item, section: index)), in: rect, of: layout, to: &found)
    }
    let path = IndexPath(item: 0, section: index)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      append(.supplementary(kind, path), in: rect, of: layout, to: &found)
    }
  }

  private func append(
    _ identity: ElementIdentity, in rect: CGRect, of layout: UICollectionViewFlowLayout,
    to found: inout [UICollectionViewLayoutAttributes]
  ) {
    guard let attributes = attributes(for: identity, of: layout) else { return }
    let frame = attributes.frame
    if frame.maxX > rect.minX, frame.minX < rect.maxX, frame.maxY > rect.minY,
      frame.minY < rect.maxY
    {
      found.append(attributes)
    }
  }

  private func firstSection(endingAfter place: Double) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] + sections[middle].extent >= place {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// Attributes of one element; nil if there is no such element.
  func attributes(
    for identity: ElementIdentity, of layout: UICollectionViewFlowLayout
  ) -> UICollectionViewLayoutAttributes? {
    if let attributes = known[identity] { return attributes }
    guard sections.indices.contains(identity.section),
      let place = place(of: identity, of: layout)
    else { return nil }
    let attributes = _LayoutAttributesMaker.make(type(of: layout).layoutAttributesClass)
    attributes.identify(identity)
    attributes.frame = CGRect(place.frame)
    attributes.zIndex = place.zIndex
    known[identity] = attributes
    return attributes
  }

  private func place(
    of identity: ElementIdentity, of layout: UICollectionViewFlowLayout
  ) -> (frame: Rect, zIndex: Int)? {
    let section = sections[identity.section]
    let start = starts[identity.section]
    switch identity.category {
    case .cell:
      guard (0..<section.itemCount).contains(identity.item) else { return nil }
      var frame = section.frame(ofItem: identity.item)
      frame.origin[axis] += start
      let grid = PixelGrid(scale: scale)
      frame.origin = Point(x: grid.nearest(frame.origin.x), y: grid.nearest(frame.origin.y))
      return (frame, 0)
    case .supplementaryView:
      guard identity.item == 0 else { return nil }
      return boundary(identity.kind, section, start, layout)
    case .decorationView:
      return nil
    }
  }

  private func boundary(
    _ kind: String, _ section: FlowSection, _ start: Double,
    _ layout: UICollectionViewFlowLayout
  ) -> (frame: Rect, zIndex: Int)? {
    let metrics = section.metrics
    let visible = layout.collectionView?.viewport
    switch kind {
    case UICollectionView.elementKindSectionHeader where metrics.headerExtent > 0:
      var main = start
      if layout.sectionHeadersPinToVisibleBounds, let visible {
        let wanted = visible.bounds.origin[axis] + visible.insets.start(axis)
        let end = start + section.footerStart - metrics.headerExtent
        main = min(max(wanted, start), max(start, end))
      }
      return (
        band(at: main, metrics.headerExtent, metrics),
        layout.sectionHeadersPinToVisibleBounds ? Self.pinnedDepth : 0
      )
    case UICollectionView.elementKindSectionFooter where metrics.footerExtent > 0:
      let natural = start + section.footerStart
      var main = natural
      if layout.sectionFootersPinToVisibleBounds, let visible {
        let wanted =
          visible.bounds.origin[axis] + visible.bounds.size[axis] - visible.insets.end(axis)
          - metrics.footerExtent
        main = max(min(wanted, natural), min(natural, start + metrics.headerExtent))
      }
      return (
        band(at: main, metrics.footerExtent, metrics),
        layout.sectionFootersPinToVisibleBounds ? Self.pinnedDepth : 0
      )
    default:
      return nil
    }
  }

  /// Above all cells, whose depth is 0.
  private static var pinnedDepth: Int { 10 }

  private func band(at main: Double, _ extent: Double, _ metrics: FlowMetrics) -> Rect {
    axis == .vertical
      ? Rect(
        origin: Point(x: 0, y: main), size: Size(width: metrics.crossExtent, height: extent))
      : Rect(
        origin: Point(x: main, y: 0), size: Size(width: extent, height: metrics.crossExtent))
  }
}
