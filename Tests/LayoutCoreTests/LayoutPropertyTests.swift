import GeometryCore
import LayoutCore
import TestSupport
import Testing
import Workloads

/// Statements that hold for every layout, tried on random ones.
@Suite struct LayoutPropertyTests {
  static let seeds = Array(UInt64(1)...400)

  @Test func `a query finds what the frames one by one say it should`() {
    for seed in Self.seeds {
      var generator = LayoutGenerator(seed: seed, isPlain: true)
      let container = generator.container()
      let axis = generator.random.pick(Axis.allCases)
      let section = generator.section()
      let count = generator.random.integer(0...60)
      let geometry = LayoutGeometry(
        configuration: LayoutConfiguration(scrollAxis: axis),
        environment: LayoutEnvironment(container: container, scale: 2),
        plan: LayoutPlan(section, itemCounts: [count]))
      let reference = ReferenceLayout(
        section, itemCount: count, container: container, scale: 2, scrollAxis: axis)
      for _ in 0..<10 {
        let area = area(in: geometry.contentSize, &generator.random)
        let offset = Double(generator.random.integer(0...400)) + 0.37
        var found: [ElementPlacement] = []
        geometry.appendElements(in: area, orthogonalOffsets: [0: offset], to: &found)
        let areas = askedAreas(
          of: section, area, in: geometry.contentSize, along: axis, scrolledBy: offset)
        let expected = reference.cells.indices.filter { index in
          let cell = reference.cells[index]
          return areas.contains { area in
            guard let visible = cell.group.intersection(area) else { return false }
            return !visible.isEmpty && cell.frame.overlaps(visible)
          }
        }
        #expect(
          found.map(\.key.item) == expected, "seed \(seed), \(area) of \(geometry.contentSize)")
      }
    }
  }

  @Test func `a layout has the frames of its groups placed one by one`() {
    for seed in Self.seeds {
      var generator = LayoutGenerator(seed: seed, isPlain: true)
      let container = generator.container()
      let axis = generator.random.pick(Axis.allCases)
      let section = generator.section()
      let count = generator.random.integer(0...60)
      let geometry = LayoutGeometry(
        configuration: LayoutConfiguration(scrollAxis: axis),
        environment: LayoutEnvironment(container: container, scale: 2),
        plan: LayoutPlan(section, itemCounts: [count]))
      let reference = ReferenceLayout(
        section, itemCount: count, container: container, scale: 2, scrollAxis: axis)
      expectCells(of: geometry, toBe: reference, generator, seed: seed)
      if !reference.cells.isEmpty {
        let length = PixelGrid(scale: 2).nearest(max(0, reference.end))
        #expect(abs(geometry.contentSize[axis] - length) <= tolerance, "seed \(seed)")
      }
    }
  }

  @Test(arguments: UInt64(1)...6)
  func `the first thousand of a million items are placed as if there were only these`(seed: UInt64)
  {
    var generator = LayoutGenerator(seed: seed, isPlain: true)
    var section = SectionDescription(group: ItemDescription(extent: generator.extent()))
    repeat { section = generator.section() } while section.group.supplementaries.count > 0
    let environment = LayoutEnvironment(container: Size(width: 390, height: 844), scale: 2)
    let geometry = LayoutGeometry(
      configuration: LayoutConfiguration(), environment: environment,
      plan: LayoutPlan(section, itemCounts: [1_000_000]))
    var reference = ReferenceLayout(
      section, itemCount: 1300, container: environment.container, scale: 2, scrollAxis: .vertical)
    reference.cells.removeLast(min(300, reference.cells.count))
    expectCells(of: geometry, toBe: reference, generator, seed: seed)
  }

  @Test func `exchanging the axes exchanges the frames`() {
    for seed in Self.seeds {
      var generator = LayoutGenerator(seed: seed)
      let container = generator.container()
      let configuration = generator.configuration()
      let sections = (0..<generator.random.integer(1...3)).map { _ in generator.section() }
      let counts = sections.map { _ in generator.random.integer(0...20) }
      let upright = geometry(configuration, sections, counts, container)
      let transposed = geometry(
        configuration.transposed, sections.map(\.transposed), counts, container.transposed)
      #expect(transposed.contentSize == upright.contentSize.transposed, "seed \(seed)")
      let (one, other) = (all(of: upright), all(of: transposed))
      #expect(one.count == other.count, "seed \(seed)")
      for (one, other) in zip(one, other) {
        #expect(one.key == other.key, "seed \(seed)")
        #expect(
          one.frame.isClose(to: other.frame.transposed),
          "seed \(seed) \(one.key): \(one.frame), transposed \(other.frame)")
      }
    }
  }

  @Test func `right to left mirrors every frame`() {
    for seed in Self.seeds {
      var generator = LayoutGenerator(seed: seed)
      let container = generator.container()
      let configuration = generator.configuration()
      let sections = (0..<generator.random.integer(1...3)).map { _ in generator.section() }
      let counts = sections.map { _ in generator.random.integer(0...20) }
      let left = geometry(configuration, sections, counts, container)
      let right = geometry(configuration, sections, counts, container, direction: .rightToLeft)
      #expect(left.contentSize == right.contentSize)
      let (ones, others) = (all(of: left), all(of: right))
      #expect(ones.count == others.count)
      for (one, other) in zip(ones, others) {
        let mirrored = left.contentSize.width - one.frame.maxX
        // Both are on whole pixels, each by its own rounding.
        #expect(abs(other.frame.minX - mirrored) <= 0.5 + tolerance, "seed \(seed) \(one.key)")
        #expect(other.frame.minY == one.frame.minY && other.frame.size == one.frame.size)
      }
      let area = area(in: left.contentSize, &generator.random)
      var mirroredArea = area
      mirroredArea.origin.x = left.contentSize.width - area.maxX
      var (found, foundMirrored): ([ElementPlacement], [ElementPlacement]) = ([], [])
      left.appendElements(in: area, to: &found)
      right.appendElements(in: mirroredArea, to: &foundMirrored)
      #expect(found.map(\.key) == foundMirrored.map(\.key), "seed \(seed)")
    }
  }

  @Test func `the content is as long as its parts together`() {
    for seed in Self.seeds {
      var generator = LayoutGenerator(seed: seed)
      let container = generator.container()
      var configuration = generator.configuration()
      configuration.boundaries = []
      let sections = (0..<generator.random.integer(1...6)).map { _ in generator.section() }
      let counts = sections.map { _ in generator.random.integer(0...20) }
      let whole = geometry(configuration, sections, counts, container)
      let axis = configuration.scrollAxis
      var length = Double(sections.count - 1) * configuration.interSectionSpacing
      for section in sections.indices {
        let part = geometry(configuration, [sections[section]], [counts[section]], container)
        length += part.frame(ofSection: 0)?.size[axis] ?? 0
      }
      #expect(
        abs(whole.contentSize[axis] - PixelGrid(scale: 2).nearest(length)) <= tolerance,
        "seed \(seed)")
    }
  }

  // MARK: -

  private func geometry(
    _ configuration: LayoutConfiguration, _ sections: [SectionDescription], _ counts: [Int],
    _ container: Size, direction: LayoutDirection = .leftToRight
  ) -> LayoutGeometry {
    var plan = LayoutPlan()
    for (section, count) in zip(sections, counts) { plan.append(section, itemCount: count) }
    return LayoutGeometry(
      configuration: configuration,
      environment: LayoutEnvironment(container: container, scale: 2, direction: direction),
      plan: plan)
  }

  private func all(of geometry: LayoutGeometry) -> [ElementPlacement] {
    var placements: [ElementPlacement] = []
    for section in 0..<geometry.sectionCount {
      geometry.appendAllElements(ofSection: section, to: &placements)
    }
    geometry.appendConfigurationElements(to: &placements)
    return placements
  }

  /// A random area whose edges lie on no pixel.
  private func area(in content: Size, _ random: inout SplitMix64) -> Rect {
    func place(_ length: Double) -> Double {
      Double(random.integer(-50...max(1, Int(length)))) + 0.37
    }
    return Rect(
      x: place(content.width), y: place(content.height),
      width: Double(random.integer(0...500)), height: Double(random.integer(0...500)))
  }

  private func expectCells(
    of geometry: LayoutGeometry, toBe reference: ReferenceLayout, _ generator: LayoutGenerator,
    seed: UInt64
  ) {
    // The reference does not round groups. Shares of a leftover may also round to the other side of
    // a tie inside their group when they are summed up in another order.
    let pixel = 0.5
    let rounding = (generator.hasFlexibleSpacing ? 1.5 : 0.5) * pixel + tolerance
    for (item, cell) in reference.cells.enumerated() {
      guard let placement = geometry.placement(of: .cell(section: 0, item: item)) else {
        Issue.record("seed \(seed): item \(item) is missing")
        continue
      }
      let distance = placement.frame.origin - cell.frame.origin
      #expect(
        abs(distance.x) <= rounding && abs(distance.y) <= rounding
          && Rect(origin: .zero, size: placement.frame.size)
            .isClose(to: Rect(origin: .zero, size: cell.frame.size)),
        "seed \(seed) item \(item): \(placement.frame), not \(cell.frame)")
    }
    if reference.cells.isEmpty {
      #expect(geometry.placement(of: .cell(section: 0, item: 0)) == nil, "seed \(seed)")
    }
  }
}
