import GeometryCore
import LayoutCore
import TestSupport
import Testing

@Suite struct WaterfallTests {
  private static func section(
    columns: Int = 3, columnSpacing: Double = 0, spacing: Double = 0, spans: [Int]? = nil,
    height: LayoutDimension = .estimated(100), count: Int? = nil
  ) -> SectionDescription {
    let rule = WaterfallRule(
      columns: columns, columnSpacing: columnSpacing, spacing: spacing,
      spans: spans.map { spans in SpanRule(identity: 1) { spans[$0] } })
    let piece = ItemDescription(extent: LayoutExtent(width: .fractionalWidth(1), height: height))
    return SectionDescription(
      group: ItemDescription(
        extent: .shares(1, 1),
        group: GroupDescription(
          axis: .vertical, form: .packed(PackedArrangement(.waterfall(rule), of: piece)))))
  }

  private static func frames(of geometry: LayoutGeometry) -> [Rect] {
    (0..<geometry.itemCount(inSection: 0)).compactMap { geometry.cell($0) }
  }

  /// A number of columns that gives columns of whole points at 320.
  private struct Case {
    var section: SectionDescription
    var reference: ReferenceWaterfall
    var count: Int

    init(_ random: inout SplitMix64, largest: Int = 480) {
      let columns = random.pick([1, 2, 4, 5, 8])
      let columnSpacing = random.pick([0.0, 4, 8])
      let width =
        ((320 - Double(columns - 1) * columnSpacing) / Double(columns) * 2)
        .rounded(.down) / 2
      let spacing = Double(random.integer(0...12))
      count = random.integer(0...largest)
      let hasSpans = random.chance(0.5)
      let spans = (0..<count).map { _ in hasSpans ? random.integer(1...columns) : 1 }
      let isSquare = random.chance(0.3)
      section = WaterfallTests.section(
        columns: columns, columnSpacing: columnSpacing, spacing: spacing,
        spans: hasSpans ? spans : nil, height: isSquare ? .fractionalWidth(1) : .estimated(100))
      reference = ReferenceWaterfall(
        columns: columns, width: width, columnSpacing: columnSpacing, spacing: spacing,
        spans: spans,
        estimates: (1...columns).map {
          isSquare ? Double($0) * width + Double($0 - 1) * columnSpacing : 100
        })
    }
  }

  @Test func `each piece goes where the content is shortest`() {
    for seed in UInt64(1)...30 {
      var random = SplitMix64(seed: seed)
      var item = Case(&random)
      let geometry = LayoutGeometry((item.section, items: item.count))
      #expect(geometry.brokenInvariant() == nil, "seed \(seed)")
      #expect(Self.frames(of: geometry) == item.reference.frames(), "seed \(seed)")
    }
  }

  @Test func `measured in any order, pieces lie as in a waterfall placed piece by piece`() {
    for seed in UInt64(1)...20 {
      var random = SplitMix64(seed: seed)
      var item = Case(&random)
      var geometry = LayoutGeometry((item.section, items: item.count))
      guard item.count > 0, geometry.estimatedAxes(of: .cell(section: 0, item: 0)) != [] else {
        continue
      }
      for step in 0..<30 {
        let piece = random.integer(0...(item.count - 1))
        let length = Double(random.integer(0...300))
        geometry.record(Size(width: 1, height: length), for: .cell(section: 0, item: piece))
        item.reference.set(length, of: piece)
        if step % 10 == 9 {
          #expect(Self.frames(of: geometry) == item.reference.frames(), "seed \(seed), \(step)")
        }
      }
      let end = item.reference.frames().map(\.maxY).max()!
      #expect(geometry.contentSize.height == end, "seed \(seed)")
      geometry.repack()
      item.reference.rebalance()
      #expect(Self.frames(of: geometry) == item.reference.frames(), "seed \(seed) rebalanced")
    }
  }

  @Test(arguments: [1 as UInt64, 2, 3])
  func `a thousand measured items end within one item of each other and keep their columns`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    var geometry = LayoutGeometry((Self.section(columns: 4, spacing: 6), items: 1000))
    var columns: [Double] = []
    for item in 0..<1000 {
      columns.append(geometry.cell(item)!.minX)
      let height = Double(random.integer(20...400))
      geometry.record(Size(width: 1, height: height), for: .cell(section: 0, item: item))
    }
    var frames = Self.frames(of: geometry)
    #expect(frames.map(\.minX) == columns)
    let ends = [0.0, 80, 160, 240].map { x in frames.filter { $0.minX == x }.map(\.maxY).max()! }
    #expect(ends.max()! - ends.min()! <= 400 + 6, "seed \(seed): \(ends)")
    for _ in 0..<300 {
      let item = random.integer(0...999)
      let height = Double(random.integer(20...400))
      geometry.record(Size(width: 1, height: height), for: .cell(section: 0, item: item))
    }
    frames = Self.frames(of: geometry)
    #expect(frames.map(\.minX) == columns)
    geometry.repack()
    #expect(Self.frames(of: geometry).map(\.minX) != columns)
  }

  @Test func `a query finds what the frames one by one say it should`() {
    for seed in UInt64(1)...6 {
      var random = SplitMix64(seed: seed)
      let item = Case(&random, largest: 1500)
      var geometry = LayoutGeometry((item.section, items: item.count))
      for _ in 0..<200 where item.count > 0 {
        let piece = random.integer(0...(item.count - 1))
        let height = Double(random.integer(0...400))
        geometry.record(Size(width: 1, height: height), for: .cell(section: 0, item: piece))
      }
      let frames = Self.frames(of: geometry)
      for _ in 0..<20 {
        let area = Rect(
          x: Double(random.integer(0...300)),
          y: Double(random.integer(0...Int(geometry.contentSize.height))),
          width: Double(random.integer(1...320)), height: Double(random.integer(1...900)))
        var found: [ElementPlacement] = []
        geometry.appendElements(in: area, to: &found)
        let expected = frames.indices.filter { !frames[$0].isEmpty && frames[$0].overlaps(area) }
        #expect(found.map(\.key.item) == expected, "seed \(seed), \(area)")
        #expect(found.map(\.frame) == expected.map { frames[$0] }, "seed \(seed), \(area)")
      }
    }
  }

  @Test func `exchanging the axes exchanges the frames, right to left mirrors them`() {
    for seed in UInt64(1)...20 {
      var random = SplitMix64(seed: seed)
      let item = Case(&random, largest: 60)
      let (container, count) = (Size(width: 320, height: 480), item.count)
      func geometry(
        _ section: SectionDescription, _ axis: Axis, _ container: Size,
        _ direction: LayoutDirection = .leftToRight
      ) -> LayoutGeometry {
        LayoutGeometry(
          configuration: LayoutConfiguration(scrollAxis: axis),
          environment: LayoutEnvironment(container: container, scale: 2, direction: direction),
          plan: LayoutPlan(section, itemCounts: [count]))
      }
      var upright = geometry(item.section, .vertical, container)
      var sideways = geometry(item.section.transposed, .horizontal, container.transposed)
      var mirrored = geometry(item.section, .vertical, container, .rightToLeft)
      for _ in 0..<20 where count > 0 {
        let key = ElementKey.cell(section: 0, item: random.integer(0...(count - 1)))
        let size = Size(width: 1, height: Double(random.integer(0...200)))
        upright.record(size, for: key)
        sideways.record(size.transposed, for: key)
        mirrored.record(size, for: key)
      }
      let frames = Self.frames(of: upright)
      #expect(Self.frames(of: sideways) == frames.map(\.transposed), "seed \(seed)")
      let mirror = frames.map { frame in
        Rect(origin: Point(x: 320 - frame.maxX, y: frame.minY), size: frame.size)
      }
      #expect(Self.frames(of: mirrored) == mirror, "seed \(seed)")
    }
  }

  @Test func `insets, headers, footers and later sections surround it like any group`() {
    var section = Self.section(columns: 2, columnSpacing: 10, spacing: 5)
    section.contentInsets = DirectionalInsets(top: 7, leading: 15, bottom: 9, trailing: 15)
    section.boundaries = [
      BoundaryDescription(
        extent: .full(height: 30), kind: "header", alignment: .top, pinsToVisibleBounds: true),
      BoundaryDescription(extent: .full(height: 20), kind: "footer", alignment: .bottom),
    ]
    var geometry = LayoutGeometry((section, items: 3), (Self.section(), items: 1))
    #expect(geometry.cell(0) == Rect(x: 15, y: 37, width: 140, height: 100))
    #expect(geometry.cell(1)?.minX == 15.0 + 140 + 10)
    geometry.record(Size(width: 1, height: 50), for: .cell(section: 0, item: 1))
    #expect(geometry.cell(2) == Rect(x: 165, y: 37 + 50 + 5, width: 140, height: 100))
    #expect(geometry.supplementary("footer")?.frame.minY == 37.0 + 155 + 9)
    #expect(geometry.cell(0, section: 1)?.minY == 37.0 + 155 + 9 + 20)
    let viewport = Viewport(bounds: Rect(x: 0, y: 60, width: 320, height: 480))
    #expect(geometry.supplementary("header", viewport: viewport)?.frame.minY == 60)
  }

  @Test func `pieces may be groups with badges, the last one with fewer items`() {
    let badge = SupplementaryDescription(
      extent: .points(10, 10), kind: "badge", containerAnchor: Anchor(edges: [.top, .trailing]))
    let cell = ItemDescription(
      extent: LayoutExtent(width: .fractionalWidth(1), height: .estimated(40)),
      supplementaries: [badge])
    let pair = ItemDescription(
      extent: LayoutExtent(width: .fractionalWidth(1), height: .estimated(80)),
      group: GroupDescription(axis: .vertical, form: .repeating([cell, cell])))
    let rule = WaterfallRule(columns: 2, spacing: 4)
    let section = SectionDescription(
      group: ItemDescription(
        extent: .shares(1, 1),
        group: GroupDescription(
          axis: .vertical, form: .packed(PackedArrangement(.waterfall(rule), of: pair)))))
    var geometry = LayoutGeometry((section, items: 7))
    geometry.record(Size(width: 1, height: 90), for: .cell(section: 0, item: 0))
    #expect(geometry.cell(0) == Rect(x: 0, y: 0, width: 160, height: 90))
    #expect(geometry.cell(1) == Rect(x: 0, y: 90, width: 160, height: 40))
    #expect(geometry.cell(4) == Rect(x: 160, y: 84, width: 160, height: 40))
    // The last pair has one item: 134 in the first column against 168 in the second.
    #expect(geometry.cell(6) == Rect(x: 0, y: 134, width: 160, height: 40))
    #expect(geometry.contentSize.height == 134.0 + 40)
    #expect(
      geometry.supplementary("badge", 6)?.frame == Rect(x: 150, y: 134, width: 10, height: 10))
    var found: [ElementPlacement] = []
    geometry.appendElements(in: Rect(x: 0, y: 100, width: 320, height: 30), to: &found)
    let cells = found.filter { $0.key.category == .cell }
    #expect(cells.map(\.key.item) == [1, 4, 5])
    #expect(found.count == 4)
  }

  @Test func `inside another group it holds a number of items and grows with them`() {
    let wide = LayoutExtent(width: .fractionalWidth(1), height: .estimated(50))
    let rule = WaterfallRule(columns: 2)
    let inner = ItemDescription(
      extent: LayoutExtent(width: .fractionalWidth(0.5), height: .estimated(100)),
      group: GroupDescription(
        axis: .vertical,
        form: .packed(
          PackedArrangement(.waterfall(rule), of: ItemDescription(extent: wide), count: 3))))
    let side = ItemDescription(
      extent: LayoutExtent(width: .fractionalWidth(0.5), height: .absolute(70)))
    let section = SectionDescription(
      group: .row(
        LayoutExtent(width: .fractionalWidth(1), height: .estimated(100)), [side, inner]))
    var geometry = LayoutGeometry((section, items: 8))
    #expect(geometry.cell(3) == Rect(x: 160, y: 50, width: 80, height: 50))
    #expect(geometry.cell(4)?.minY == 100)
    geometry.record(Size(width: 1, height: 120), for: .cell(section: 0, item: 1))
    #expect(geometry.cell(3) == Rect(x: 240, y: 50, width: 80, height: 50))
    #expect(geometry.cell(4)?.minY == 120)
  }

  @Test func `what was measured, and the columns, are taken over by a layout described alike`() {
    var random = SplitMix64(seed: 5)
    let spans = (0..<90).map { _ in random.integer(1...3) }
    func geometry(_ identity: UInt64) -> LayoutGeometry {
      var section = Self.section(spans: spans)
      guard case .packed(var arrangement) = section.group.group?.form,
        case .waterfall(var rule) = arrangement.rule
      else { return LayoutGeometry((section, items: 90)) }
      rule.spans?.identity = identity
      arrangement.rule = .waterfall(rule)
      section.group.group?.form = .packed(arrangement)
      return LayoutGeometry((section, items: 90))
    }
    var former = geometry(1)
    for item in stride(from: 80, to: 0, by: -3) {
      let size = Size(width: 1, height: Double(random.integer(20...200)))
      former.record(size, for: .cell(section: 0, item: item))
    }
    var later = geometry(2)
    later.takeOverMeasurements(of: former)
    #expect(Self.frames(of: later) == Self.frames(of: former))
    #expect(later.contentSize == former.contentSize)
  }

  @Test func `measuring one of a hundred thousand items packs three pages, a query looks at few`() {
    let grid = ColumnGrid(
      axis: .vertical, count: 3, spacing: 0, available: 390, pixels: PixelGrid(scale: 2))
    var waterfall = Waterfall(grid, count: 100_000, spacing: 4, estimates: [120, 120, 120])
    var random = SplitMix64(seed: 9)
    for _ in 0..<50 {
      let before = waterfall.packedPageCount
      let size = Size(width: 1, height: Double(random.integer(20...400)))
      waterfall.set(size, of: random.integer(0...99_999))
      #expect(waterfall.packedPageCount - before <= 3)
      let start = Double.random(in: 0...waterfall.length, using: &random)
      #expect(waterfall.pages(from: start, to: start + 844).count <= 3)
    }
  }

  @Test func `a section whose content is packed is solved once however much is measured`() {
    var geometry = LayoutGeometry((Self.section(), items: 1000))
    let work = geometry.work
    for item in 0..<200 {
      geometry.record(Size(width: 1, height: 30), for: .cell(section: 0, item: item))
    }
    #expect(geometry.work == work)
    #expect(work.sectionTemplates == 1 && work.groupTemplates == 0)
  }
}
