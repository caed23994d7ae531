import GeometryCore
import LayoutCore
import TestSupport
import Testing

/// A sheet placed cell by cell.
private struct ReferenceSheet {
  var rule: SheetRule
  var count: Int
  var estimate: Double
  var measured: [Int: Double] = [:]

  var rowCount: Int { (count + rule.columnWidths.count - 1) / rule.columnWidths.count }

  func heights() -> [Double] {
    (0..<rowCount).map { row in
      measured.filter { $0.key / rule.columnWidths.count == row }.map(\.value).max() ?? estimate
    }
  }

  /// Where tracks of `lengths` are: the frozen ones as near to the edges of what is visible as the
  /// sheet allows.
  private func starts(
    _ lengths: [Double], _ spacing: Double, first: Int, last: Int, visible: ClosedRange<Double>
  ) -> [Double] {
    var starts: [Double] = []
    var position = 0.0
    for length in lengths {
      starts.append(position)
      position += length + spacing
    }
    let end = position - (lengths.isEmpty ? 0 : spacing)
    let first = min(first, lengths.count)
    let last = min(last, lengths.count - first)
    let firstBand = lengths[..<first].reduce(0) { $0 + $1 + spacing }
    let lastBand = lengths[(lengths.count - last)...].reduce(0) { $0 + $1 + spacing }
    let room = max(0, end - firstBand - lastBand)
    for index in 0..<first { starts[index] += min(max(visible.lowerBound, 0), room) }
    for index in (lengths.count - last)..<lengths.count {
      starts[index] -= min(max(end - visible.upperBound, 0), room)
    }
    return starts
  }

  func frames(visible: Rect) -> [Rect] {
    let heights = heights()
    let x = starts(
      rule.columnWidths, rule.columnSpacing, first: rule.frozen.leading,
      last: rule.frozen.trailing, visible: visible.minX...visible.maxX)
    let y = starts(
      heights, rule.rowSpacing, first: rule.frozen.top, last: rule.frozen.bottom,
      visible: visible.minY...visible.maxY)
    return (0..<count).map { item in
      let (row, column) = item.quotientAndRemainder(dividingBy: rule.columnWidths.count)
      return Rect(x: x[column], y: y[row], width: rule.columnWidths[column], height: heights[row])
    }
  }

  /// How many of the two directions a cell stays in view in.
  func level(_ item: Int) -> Int {
    let (row, column) = item.quotientAndRemainder(dividingBy: rule.columnWidths.count)
    let columns = rule.columnWidths.count
    let isRow = row < rule.frozen.top || row >= rowCount - rule.frozen.bottom
    let isColumn = column < rule.frozen.leading || column >= columns - rule.frozen.trailing
    return (isRow ? 1 : 0) + (isColumn ? 1 : 0)
  }
}

@Suite struct SheetTests {
  private static func section(_ rule: SheetRule, height: LayoutDimension) -> SectionDescription {
    let cell = ItemDescription(extent: LayoutExtent(width: .fractionalWidth(1), height: height))
    return SectionDescription(
      group: ItemDescription(
        extent: .shares(1, 1),
        group: GroupDescription(
          axis: .vertical, form: .packed(PackedArrangement(.sheet(rule), of: cell)))))
  }

  private static func sheet(_ random: inout SplitMix64) -> ReferenceSheet {
    let columns = random.integer(1...12)
    let rule = SheetRule(
      columnWidths: (0..<columns).map { _ in Double(random.integer(10...120)) },
      columnSpacing: Double(random.integer(0...3)), rowSpacing: Double(random.integer(0...3)),
      frozen: SheetRule.Frozen(
        top: random.integer(0...2), leading: random.integer(0...2),
        bottom: random.integer(0...2), trailing: random.integer(0...2)))
    return ReferenceSheet(rule: rule, count: random.integer(1...400), estimate: 30)
  }

  private static func measure(
    _ sheet: inout ReferenceSheet, _ geometry: inout LayoutGeometry, _ random: inout SplitMix64
  ) {
    for _ in 0..<60 {
      let item = random.integer(0...(sheet.count - 1))
      sheet.measured[item] = Double(random.integer(5...90))
      let size = Size(width: 1, height: sheet.measured[item]!)
      geometry.record(size, for: .cell(section: 0, item: item))
    }
  }

  @Test func `cells lie in rows and columns, frozen ones at the edges of what is visible`() {
    for seed in UInt64(1)...20 {
      var random = SplitMix64(seed: seed)
      var sheet = Self.sheet(&random)
      // A sheet with two frozen rows at each end has them apart.
      sheet.rule.frozen.bottom = min(sheet.rule.frozen.bottom, max(0, sheet.rowCount - 2))
      sheet.rule.frozen.trailing = min(
        sheet.rule.frozen.trailing,
        max(0, sheet.rule.columnWidths.count - sheet.rule.frozen.leading))
      var geometry = LayoutGeometry(
        (Self.section(sheet.rule, height: .estimated(30)), items: sheet.count))
      Self.measure(&sheet, &geometry, &random)
      let end =
        sheet.frames(visible: Rect(x: 0, y: 0, width: 1e6, height: 1e6)).reduce(.zero) {
          Size(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
        } as Size
      #expect(geometry.contentSize == Size(width: max(320, end.width), height: end.height))
      for _ in 0..<6 {
        let bounds = Rect(
          x: Double(random.integer(-20...Int(max(0, end.width - 320) + 20))),
          y: Double(random.integer(-20...Int(max(0, end.height - 480) + 20))),
          width: 320, height: 480)
        let frames = sheet.frames(visible: bounds)
        let viewport = Viewport(bounds: bounds)
        for (item, frame) in frames.enumerated() {
          let placement = geometry.placement(
            of: .cell(section: 0, item: item), viewport: viewport)
          #expect(placement?.frame == frame, "seed \(seed), \(item), \(bounds)")
        }
        var found: [ElementPlacement] = []
        geometry.appendElements(in: bounds, viewport: viewport, to: &found)
        let content = Rect(origin: .zero, size: geometry.contentSize)
        let area = bounds.intersection(content)!
        let expected = frames.indices.filter { frames[$0].overlaps(area) }
        found.sort { $0.key.item < $1.key.item }
        #expect(found.map(\.key.item) == expected, "seed \(seed), \(bounds)")
        #expect(found.map(\.frame) == expected.map { frames[$0] }, "seed \(seed), \(bounds)")
        #expect(found.map(\.zIndex) == expected.map { sheet.level($0) * 1000 }, "seed \(seed)")
      }
    }
  }

  @Test func `exchanging the axes exchanges the frames, right to left mirrors them`() {
    for seed in UInt64(1)...10 {
      var random = SplitMix64(seed: seed)
      let sheet = Self.sheet(&random)
      let section = Self.section(sheet.rule, height: .absolute(30))
      func geometry(
        _ section: SectionDescription, _ axis: Axis, _ container: Size,
        _ direction: LayoutDirection = .leftToRight
      ) -> LayoutGeometry {
        LayoutGeometry(
          configuration: LayoutConfiguration(scrollAxis: axis),
          environment: LayoutEnvironment(container: container, scale: 1, direction: direction),
          plan: LayoutPlan(section, itemCounts: [sheet.count]))
      }
      let container = Size(width: 320, height: 480)
      let upright = geometry(section, .vertical, container)
      let sideways = geometry(section.transposed, .horizontal, container.transposed)
      let mirrored = geometry(section, .vertical, container, .rightToLeft)
      let bounds = Rect(x: 40, y: 50, width: 320, height: 480)
      var mirroredBounds = bounds
      mirroredBounds.origin.x = upright.contentSize.width - bounds.maxX
      for item in 0..<sheet.count {
        let key = ElementKey.cell(section: 0, item: item)
        let frame = upright.placement(of: key, viewport: Viewport(bounds: bounds))!.frame
        let turned = sideways.placement(of: key, viewport: Viewport(bounds: bounds.transposed))
        #expect(turned?.frame == frame.transposed, "seed \(seed), \(item)")
        let mirror = mirrored.placement(of: key, viewport: Viewport(bounds: mirroredBounds))
        let x = upright.contentSize.width - frame.maxX
        #expect(mirror?.frame.minX == x && mirror?.frame.minY == frame.minY, "seed \(seed)")
      }
    }
  }

  @Test func `a million cells are found by rows and columns alone`() {
    let rule = SheetRule(
      columnWidths: Array(repeating: 80, count: 1000),
      frozen: SheetRule.Frozen(top: 1, leading: 2, bottom: 1, trailing: 1))
    let section = Self.section(rule, height: .absolute(32))
    let geometry = LayoutGeometry((section, items: 1_000_000))
    #expect(geometry.contentSize == Size(width: 80_000, height: 32_000))
    let bounds = Rect(x: 40_000, y: 16_000, width: 400, height: 320)
    var found: [ElementPlacement] = []
    geometry.appendElements(in: bounds, viewport: Viewport(bounds: bounds), to: &found)
    // Ten rows and two frozen ones, five columns and three frozen ones.
    #expect(found.count == (10 + 2) * (5 + 3))
    #expect(geometry.work.sectionTemplates == 1)
  }
}
