import GeometryCore
import LayoutCore
import TestSupport
import Testing

@Suite struct LinesTests {
  private static let tag = LayoutExtent(width: .estimated(60), height: .estimated(24))

  private static func section(_ rule: LineRule, _ piece: LayoutExtent = tag) -> SectionDescription {
    SectionDescription(
      group: ItemDescription(
        extent: .shares(1, 1),
        group: GroupDescription(
          axis: .vertical,
          form: .packed(PackedArrangement(.lines(rule), of: ItemDescription(extent: piece))))))
  }

  private static func geometry(
    _ section: SectionDescription, _ count: Int, width: Double,
    _ direction: LayoutDirection = .leftToRight
  ) -> LayoutGeometry {
    LayoutGeometry(
      configuration: LayoutConfiguration(),
      environment: LayoutEnvironment(
        container: Size(width: width, height: 480), scale: 2, direction: direction),
      plan: LayoutPlan(section, itemCounts: [count]))
  }

  private static func rule(_ random: inout SplitMix64) -> LineRule {
    LineRule(
      alignment: random.pick([.leading, .center, .trailing, .justified]),
      crossAlignment: random.pick([.start, .center, .end]),
      spacing: Double(random.integer(0...8)), lineSpacing: Double(random.integer(0...8)))
  }

  private static func size(_ random: inout SplitMix64) -> Size {
    Size(width: Double(random.integer(0...120)), height: Double(random.integer(10...40)))
  }

  /// Whether all frames are where they are expected, each origin on a pixel at scale 2.
  private static func difference(_ frames: [Rect?], _ expected: [Rect]) -> String? {
    guard frames.count == expected.count else { return "\(frames.count), not \(expected.count)" }
    for (index, (frame, expected)) in zip(frames, expected).enumerated() {
      guard let frame else { return "nothing at \(index)" }
      if frame.size != expected.size || abs(frame.minX - expected.minX) > 0.2501
        || abs(frame.minY - expected.minY) > 0.2501
      {
        return "\(index): \(frame), not \(expected)"
      }
    }
    return nil
  }

  @Test func `five hundred tags break like words at every width, in both directions`() {
    var random = SplitMix64(seed: 500)
    let sizes = (0..<500).map { _ in
      Size(width: Double(random.integer(20...140)), height: 24)
    }
    let rule = LineRule(spacing: 6, lineSpacing: 6)
    for width in stride(from: 100.0, through: 1000, by: 1) {
      let reference = ReferenceLines(rule: rule, available: width, sizes: sizes, overflow: .zero)
      let lines = reference.lines().pieces
      var packer = Lines(
        axis: .vertical, rule: rule, available: width, count: 500,
        estimate: Size(width: 60, height: 24))
      packer.repack(
        Dictionary(uniqueKeysWithValues: sizes.enumerated().map { ($0, $1) }), settled: 0)
      var firsts: [Int] = []
      packer.visitPlaces(from: 0, to: .infinity) { piece, place in
        if place.frame.minX == 0 { firsts.append(piece) }
      }
      #expect(firsts == lines.map { $0[0] }, "\(width)")
      guard width.truncatingRemainder(dividingBy: 60) == 40 else { continue }
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        var geometry = Self.geometry(Self.section(rule), 500, width: width, direction)
        geometry.recordAll(sizes)
        let frames = lines.map { geometry.cell($0[0])! }
        #expect(
          frames.map(\.minY) == lines.indices.map { Double($0) * 30 }, "\(width) \(direction)")
        let edges = frames.map { direction == .rightToLeft ? width - $0.maxX : $0.minX }
        #expect(edges.allSatisfy { $0 == 0 }, "\(width) \(direction)")
      }
    }
  }

  @Test func `measured in any order, pieces lie as in lines broken piece by piece`() {
    for seed in UInt64(1)...15 {
      var random = SplitMix64(seed: seed)
      let (rule, count) = (Self.rule(&random), random.integer(1...150))
      let width = Double(random.integer(60...500))
      var geometry = Self.geometry(Self.section(rule), count, width: width)
      var reference = ReferenceLines(
        rule: rule, available: width,
        sizes: Array(repeating: Size(width: 60, height: 24), count: count), overflow: .zero)
      for step in 0..<30 {
        let (item, size) = (random.integer(0...(count - 1)), Self.size(&random))
        geometry.record(size, for: .cell(section: 0, item: item))
        reference.sizes[item] = size
        guard step % 5 == 4 else { continue }
        let frames = (0..<count).map { geometry.cell($0) }
        let expected = reference.frames().pieces
        let difference = Self.difference(frames, expected)
        #expect(difference == nil, "seed \(seed), step \(step)")
        #expect(geometry.contentSize.height == expected.map(\.maxY).max(), "seed \(seed)")
      }
    }
  }

  @Test func `a limit of lines hides what does not fit and makes room for what stands for it`() {
    for seed in UInt64(1)...30 {
      var random = SplitMix64(seed: seed)
      var rule = Self.rule(&random)
      rule.maximumLines = random.integer(1...4)
      let more = LayoutExtent(width: .estimated(30), height: .absolute(20))
      if random.chance(0.7) { rule.overflow = OverflowDescription(extent: more, kind: "more") }
      let (count, width) = (random.integer(1...60), Double(random.integer(100...500)))
      var geometry = Self.geometry(Self.section(rule), count, width: width)
      let sizes = (0..<count).map { _ in Self.size(&random) }
      geometry.recordAll(sizes)
      var reference = ReferenceLines(
        rule: rule, available: width, sizes: sizes, overflow: Size(width: 30, height: 20))
      for _ in 0..<2 {
        let expected = reference.frames()
        let frames = (0..<count).compactMap { geometry.cell($0) }
        #expect(Self.difference(frames, expected.pieces) == nil, "seed \(seed)")
        #expect(geometry.hiddenItemCount(inSection: 0) == reference.lines().left, "seed \(seed)")
        let overflow = geometry.supplementary("more")
        #expect((overflow == nil) == (expected.overflow == nil), "seed \(seed)")
        guard let overflow, let wanted = expected.overflow else { break }
        #expect(Self.difference([overflow.frame], [wanted]) == nil, "seed \(seed)")
        #expect(geometry.estimatedAxes(of: overflow.key) == AxisSet(.horizontal))
        geometry.record(Size(width: 44, height: 99), for: overflow.key)
        reference.overflow.width = 44
        let isMeasured = geometry.isMeasured(overflow.key)
        #expect(isMeasured == (geometry.hiddenItemCount(inSection: 0) == count - frames.count))
      }
    }
  }

  @Test func `a query finds what the frames one by one say it should`() {
    for seed in UInt64(1)...10 {
      var random = SplitMix64(seed: seed)
      let (rule, count) = (Self.rule(&random), random.integer(1...400))
      var geometry = Self.geometry(Self.section(rule), count, width: 320)
      for _ in 0..<60 {
        let item = random.integer(0...(count - 1))
        geometry.record(Self.size(&random), for: .cell(section: 0, item: item))
      }
      let frames = (0..<count).map { geometry.cell($0)! }
      for _ in 0..<20 {
        let area = Rect(
          x: Double(random.integer(0...300)),
          y: Double(random.integer(0...Int(geometry.contentSize.height))),
          width: Double(random.integer(1...320)), height: Double(random.integer(1...400)))
        var found: [ElementPlacement] = []
        geometry.appendElements(in: area, to: &found)
        let expected = frames.indices.filter {
          frames[$0].isEmpty ? false : frames[$0].overlaps(area)
        }
        #expect(found.map(\.key.item) == expected, "seed \(seed), \(area)")
        #expect(found.map(\.frame) == expected.map { frames[$0] }, "seed \(seed), \(area)")
      }
    }
  }

  @Test func `exchanging the axes exchanges the frames`() {
    for seed in UInt64(1)...10 {
      var random = SplitMix64(seed: seed)
      let (rule, count) = (Self.rule(&random), random.integer(1...50))
      let section = Self.section(rule)
      var upright = Self.geometry(section, count, width: 320)
      var sideways = LayoutGeometry(
        configuration: LayoutConfiguration(scrollAxis: .horizontal),
        environment: LayoutEnvironment(container: Size(width: 480, height: 320), scale: 2),
        plan: LayoutPlan(section.transposed, itemCounts: [count]))
      for _ in 0..<20 {
        let (item, size) = (random.integer(0...(count - 1)), Self.size(&random))
        upright.record(size, for: .cell(section: 0, item: item))
        sideways.record(size.transposed, for: .cell(section: 0, item: item))
      }
      let frames = (0..<count).map { upright.cell($0)?.transposed }
      #expect((0..<count).map { sideways.cell($0) } == frames, "seed \(seed)")
    }
  }

  @Test func `inside another group lines hold a number of items and grow with them`() {
    let inner = ItemDescription(
      extent: LayoutExtent(width: .fractionalWidth(0.5), height: .estimated(10)),
      group: GroupDescription(
        axis: .vertical,
        form: .packed(
          PackedArrangement(
            .lines(LineRule(spacing: 4, lineSpacing: 4)), of: ItemDescription(extent: Self.tag),
            count: 3))))
    let section = SectionDescription(
      group: .row(
        LayoutExtent(width: .fractionalWidth(1), height: .estimated(10)),
        [inner, ItemDescription(extent: .shares(0.5, 1))]))
    var geometry = LayoutGeometry((section, items: 8))
    #expect(geometry.cell(2) == Rect(x: 0, y: 28, width: 60, height: 24))
    geometry.record(Size(width: 28, height: 24), for: .cell(section: 0, item: 0))
    geometry.record(Size(width: 60, height: 24), for: .cell(section: 0, item: 2))
    #expect(geometry.cell(2) == Rect(x: 96, y: 0, width: 60, height: 24))
    #expect(geometry.cell(4)?.minY == 24)
  }

  @Test func `a measurement breaks few lines of a hundred thousand pieces anew`() {
    var lines = Lines(
      axis: .vertical, rule: LineRule(spacing: 6, lineSpacing: 6), available: 390,
      count: 100_000, estimate: Size(width: 60, height: 24))
    #expect(lines.brokenPieceCount == 0)
    var random = SplitMix64(seed: 3)
    for piece in 0..<2000 { lines.set(Self.size(&random), of: piece) }
    // In order, each piece breaks its line, and one more now and then.
    #expect(lines.brokenPieceCount < 2000 * 40)
    let before = lines.brokenPieceCount
    for _ in 0..<100 { lines.set(Self.size(&random), of: random.integer(0...1999)) }
    #expect(lines.brokenPieceCount - before < 100 * 400)
  }
}

extension LayoutGeometry {
  /// Measures the items of the first section in order.
  fileprivate mutating func recordAll(_ sizes: [Size]) {
    for (item, size) in sizes.enumerated() { record(size, for: .cell(section: 0, item: item)) }
  }
}
