import GeometryCore

/// The solved geometry of a flow layout: the frames of all elements in points, rounded to device
/// pixels.
///
/// Always from left to right; the caller mirrors frames. Rule FLOW-9.
package struct FlowGeometry: Sendable {
  /// The kind of headers in an ``ElementKey``.
  package static let headerKind = 1
  /// The kind of footers in an ``ElementKey``.
  package static let footerKind = 2
  /// The z-index of pinned headers and footers, above that of cells, which is 0.
  package static let pinnedDepth = 10

  /// The scroll axis.
  package let axis: Axis
  package let pins: FlowPins
  let grid: PixelGrid
  let crossExtent: Double
  private(set) var sections: [FlowSection]
  /// The original start of each section along the scroll axis, and the end of the last one;
  /// ``shifts`` has later displacements.
  private let placed: [Double]
  /// The increases in length of sections; nil until there is one.
  private var shifts: SumTree<Double>?

  /// Solves a flow layout.
  ///
  /// - Parameter crossExtent: The extent of the content across the scroll axis.
  /// - Parameter scale: The number of device pixels per point.
  /// - Complexity: O(s).
  package init(
    _ sections: [FlowSection], axis: Axis, crossExtent: Double, scale: Double, pins: FlowPins
  ) {
    var starts: [Double] = []
    starts.reserveCapacity(sections.count + 1)
    var start = 0.0
    for section in sections {
      starts.append(start)
      start += section.extent
    }
    starts.append(start)
    self.axis = axis
    self.pins = pins
    self.sections = sections
    placed = starts
    self.crossExtent = crossExtent
    grid = PixelGrid(scale: scale)
  }

  package var sectionCount: Int { sections.count }

  /// The start of a section along the scroll axis; for the number of sections, the end of the last
  /// one.
  ///
  /// - Complexity: O(log s), O(1) while no section has changed its length.
  func start(ofSection section: Int) -> Double {
    guard let shifts else { return placed[section] }
    return placed[section] + shifts.sum(ofFirst: section)
  }

  /// The size of the content, rounded to device pixels along the scroll axis.
  package var contentSize: Size {
    Size(along: axis, main: grid.floored(start(ofSection: sections.count)), cross: crossExtent)
  }

  /// The first item that is too long for a line; nil if all fit.
  ///
  /// - Complexity: O(s), and O(n) in sections with items of different sizes.
  package var oversizedItem: ElementKey? {
    for (index, section) in sections.enumerated() {
      if let item = section.oversizedItem { return .cell(section: index, item: item) }
    }
    return nil
  }

  /// The space for the items of a line of a section.
  package func lineExtent(ofSection section: Int) -> Double { sections[section].metrics.lineExtent }

  /// The placement of an element; nil if there is no such element.
  ///
  /// - Parameter viewport: The visible part of the content, for pinned elements; nil for natural
  ///   positions.
  /// - Complexity: As ``FlowSection/frame(ofItem:)``.
  package func placement(of key: ElementKey, viewport: Viewport?) -> ElementPlacement? {
    let index = Int(key.section)
    guard sections.indices.contains(index) else { return nil }
    switch key.category {
    case .cell:
      guard key.item >= 0, key.item < sections[index].itemCount else { return nil }
      return cell(
        key.item, in: index, startingAt: start(ofSection: index),
        sections[index].frame(ofItem: key.item))
    case .supplementary:
      guard key.item == 0 else { return nil }
      return boundary(Int(key.kind), of: index, viewport)
    case .decoration:
      return nil
    }
  }

  /// Appends the elements that touch `area`: for each section its cells in order, its header, its
  /// footer.
  ///
  /// - Complexity: O(log s + log n + k), k the number of elements in lines that intersect `area`.
  package func appendElements(
    in area: Rect, viewport: Viewport?, to placements: inout [ElementPlacement]
  ) {
    // Rounding moves elements by up to a pixel.
    let (low, high) = (area.min(axis) - 1 / grid.scale, area.max(axis) + 1 / grid.scale)
    // Pinned headers and footers stay within their section, so other sections are irrelevant.
    for index in firstSection(endingAt: low)..<sections.count {
      let start = start(ofSection: index)
      if start > high { return }
      appendCells(of: index, startingAt: start, from: low, to: high, in: area, to: &placements)
      for kind in [Self.headerKind, Self.footerKind] {
        guard let placement = boundary(kind, of: index, viewport) else { continue }
        append(placement, in: area, to: &placements)
      }
    }
  }

  /// Appends the cells of a section that touch `area`, in the lines between two positions.
  private func appendCells(
    of section: Int, startingAt start: Double, from low: Double, to high: Double, in area: Rect,
    to placements: inout [ElementPlacement]
  ) {
    guard let cells = sections[section].uniformGrid else {
      return sections[section].forEachItem(from: low - start, to: high - start) { item, frame in
        append(cell(item, in: section, startingAt: start, frame), in: area, to: &placements)
      }
    }
    // What lines and columns have in common is computed and compared once.
    let columns = columns(of: cells, in: area)
    let linesStart = sections[section].linesStart
    for line in cells.lines(from: low - start - linesStart, to: high - start - linesStart) {
      let main = grid.nearest(cells.start(ofLine: line) + linesStart + start)
      guard main + cells.item[axis] > area.min(axis), main < area.max(axis) else { continue }
      for (column, cross) in columns {
        let item = line * cells.columns + column
        guard item < cells.count else { break }
        placements.append(
          ElementPlacement(
            key: .cell(section: section, item: item),
            frame: Rect(origin: Point(along: axis, main: main, cross: cross), size: cells.item),
            zIndex: 0))
      }
    }
  }

  /// The columns of a grid that touch `area` and where they begin, rounded to device pixels.
  private func columns(
    of cells: FlowGrid, in area: Rect
  ) -> [(column: Int, cross: Double)] {
    let (crossing, extent) = (axis.crossing, cells.item[axis.crossing])
    let (low, high) = (area.min(crossing), area.max(crossing))
    return (0..<min(cells.columns, cells.count)).compactMap { column in
      let cross = grid.nearest(cells.start(ofColumn: column))
      return cross + extent > low && cross < high ? (column, cross) : nil
    }
  }

  private func append(
    _ placement: ElementPlacement, in area: Rect, to placements: inout [ElementPlacement]
  ) {
    let frame = placement.frame
    if frame.maxX > area.minX, frame.minX < area.maxX, frame.maxY > area.minY,
      frame.minY < area.maxY
    {
      placements.append(placement)
    }
  }

  private func firstSection(endingAt place: Double) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if start(ofSection: middle) + sections[middle].extent >= place {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  private func cell(
    _ item: Int, in section: Int, startingAt start: Double, _ frame: Rect
  ) -> ElementPlacement {
    var frame = frame
    frame.origin[axis] += start
    frame.origin = grid.nearest(frame.origin)
    return ElementPlacement(key: .cell(section: section, item: item), frame: frame, zIndex: 0)
  }

  // MARK: Measuring

  /// Whether the size of an element is an estimate, measured or not; true only for cells.
  ///
  /// - Complexity: O(1).
  package func isEstimated(_ key: ElementKey) -> Bool {
    key.category == .cell && sections.indices.contains(Int(key.section))
      && sections[Int(key.section)].isEstimated(key.item)
  }

  /// Whether the size of an element has been recorded and is not to be measured again.
  ///
  /// - Complexity: O(log n).
  package func isMeasured(_ key: ElementKey) -> Bool {
    key.category == .cell && sections.indices.contains(Int(key.section))
      && sections[Int(key.section)].isMeasured(key.item)
  }

  /// Marks an item to be measured again. It keeps its size until then.
  package mutating func markStale(section: Int, item: Int) {
    if sections.indices.contains(section) { sections[section].markStale(item) }
  }

  /// The measurements of a section; nil for one without estimates.
  package func measurements(ofSection section: Int) -> FlowMeasurements? {
    sections.indices.contains(section) ? sections[section].measurements : nil
  }

  /// Replaces the estimated size of a cell and moves everything behind it.
  ///
  /// - Parameter size: In points; NaN, infinite and negative lengths count as zero.
  /// - Returns: Whether elements may have moved.
  /// - Complexity: O(log s + log n + k), amortized, k the lines that change.
  @discardableResult
  package mutating func record(_ size: Size, for key: ElementKey) -> Bool {
    guard isEstimated(key) else { return false }
    let section = Int(key.section)
    let before = sections[section].extent
    let moves = sections[section].record(
      Size(width: usable(size.width), height: usable(size.height)), ofItem: key.item)
    let shift = sections[section].extent - before
    guard shift != 0 else { return moves }
    if shifts == nil { shifts = SumTree(zeros: sections.count) }
    shifts?.add(shift, at: section)
    return true
  }

  private func usable(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }

  // MARK: Boundaries

  /// The header or footer of a section; nil if it has none. Rule FLOW-8.
  private func boundary(
    _ kind: Int, of section: Int, _ viewport: Viewport?
  ) -> ElementPlacement? {
    let metrics = sections[section].metrics
    let isHeader = kind == Self.headerKind
    guard isHeader || kind == Self.footerKind else { return nil }
    let extent = isHeader ? metrics.headerExtent : metrics.footerExtent
    guard extent > 0 else { return nil }
    let isPinned = isHeader ? pins.headers : pins.footers
    var main = start(ofSection: section) + (isHeader ? 0 : sections[section].footerStart)
    if isPinned, let viewport {
      main = isHeader ? pinnedHeader(section, viewport) : pinnedFooter(section, viewport)
    }
    let frame = Rect(
      origin: Point(along: axis, main: main, cross: 0),
      size: Size(along: axis, main: extent, cross: metrics.crossExtent))
    return ElementPlacement(
      key: ElementKey(category: .supplementary, kind: kind, section: section, item: 0),
      frame: frame, zIndex: isPinned ? Self.pinnedDepth : 0)
  }

  // Rule FLOW-11.
  private func pinnedHeader(_ section: Int, _ viewport: Viewport) -> Double {
    let natural = start(ofSection: section)
    let wanted = viewport.bounds.min(axis) + viewport.insets.start(axis)
    let end = natural + sections[section].footerStart - sections[section].metrics.headerExtent
    return min(max(wanted, natural), max(natural, end))
  }

  // Rule FLOW-11.
  private func pinnedFooter(_ section: Int, _ viewport: Viewport) -> Double {
    let metrics = sections[section].metrics
    let natural = start(ofSection: section) + sections[section].footerStart
    let wanted =
      viewport.bounds.max(axis) - viewport.insets.end(axis) - metrics.footerExtent
    return max(min(wanted, natural), min(natural, start(ofSection: section) + metrics.headerExtent))
  }
}
