import GeometryCore
import LayoutCore
import TestSupport
import Testing
import Workloads

/// Statements that hold for every layout some of whose elements have been measured, tried on random
/// ones.
@Suite struct MeasuredPropertyTests {
  static let seeds = Array(UInt64(1)...300)

  /// Two layouts that are measured alike.
  private struct Pair {
    var one: LayoutGeometry
    var other: LayoutGeometry
  }

  /// A section with estimates, some of whose cells have been measured in random order, several
  /// times each.
  private struct Trial {
    var generator: LayoutGenerator
    let container: Size
    let axis: Axis
    let section: SectionDescription
    let count: Int
    /// What the cells measured last.
    var sizes: [Int: Size] = [:]
    var geometry: LayoutGeometry

    init(seed: UInt64) {
      generator = LayoutGenerator(seed: seed, isPlain: true)
      generator.isEstimating = true
      container = generator.container()
      axis = generator.random.pick(Axis.allCases)
      section = generator.section()
      count = generator.random.integer(1...60)
      geometry = LayoutGeometry(
        configuration: LayoutConfiguration(scrollAxis: axis),
        environment: LayoutEnvironment(container: container, scale: 2),
        plan: LayoutPlan(section, itemCounts: [count]))
      let share = generator.random.pick([0.1, 0.5, 2, 4])
      for _ in 0..<Int((Double(count) * share).rounded(.up)) {
        let item = generator.random.integer(0...(count - 1))
        let size = generator.size()
        geometry.record(size, for: .cell(section: 0, item: item))
        if !geometry.estimatedAxes(of: .cell(section: 0, item: item)).isEmpty {
          sizes[item] = size
        }
      }
    }
  }

  @Test func `measuring in any order gives the layout of all sizes known`() {
    for seed in Self.seeds {
      let trial = Trial(seed: seed)
      let reference = MeasuredReference(
        trial.section, itemCount: trial.count, container: trial.container, scale: 2,
        scrollAxis: trial.axis, sizes: trial.sizes)
      // The reference does not round groups, and sums shares of a leftover up in another order.
      let rounding = (trial.generator.hasFlexibleSpacing ? 0.75 : 0.25) + tolerance
      for (item, cell) in reference.cells.enumerated() {
        guard let frame = trial.geometry.cell(item) else {
          Issue.record("seed \(seed): item \(item) is missing")
          continue
        }
        let distance = frame.origin - cell.frame.origin
        #expect(
          abs(distance.x) <= rounding && abs(distance.y) <= rounding
            && Rect(origin: .zero, size: frame.size)
              .isClose(to: Rect(origin: .zero, size: cell.frame.size)),
          "seed \(seed) item \(item): \(frame), not \(cell.frame)")
      }
      guard !reference.cells.isEmpty else { continue }
      #expect(trial.geometry.brokenInvariant() == nil, "seed \(seed)")
      let size = trial.geometry.contentSize
      let grid = PixelGrid(scale: 2)
      #expect(
        abs(size[trial.axis] - grid.nearest(max(0, reference.length))) <= tolerance, "seed \(seed)")
      guard trial.section.orthogonalBehavior == .none else { continue }
      let breadth = max(trial.container[trial.axis.crossing], reference.breadth)
      #expect(abs(size[trial.axis.crossing] - grid.nearest(breadth)) <= tolerance, "seed \(seed)")
    }
  }

  @Test func `a query of measured cells finds what the frames one by one say it should`() {
    for seed in Self.seeds {
      var trial = Trial(seed: seed)
      let reference = MeasuredReference(
        trial.section, itemCount: trial.count, container: trial.container, scale: 2,
        scrollAxis: trial.axis, sizes: trial.sizes)
      let size = trial.geometry.contentSize
      for _ in 0..<10 {
        let area = trial.generator.area(in: size)
        let offset = Double(trial.generator.random.integer(0...400)) + 0.37
        var found: [ElementPlacement] = []
        trial.geometry.appendElements(in: area, orthogonalOffsets: [0: offset], to: &found)
        let areas = askedAreas(
          of: trial.section, area, in: size, along: trial.axis, scrolledBy: offset)
        let expected = reference.cells.indices.filter { index in
          let cell = reference.cells[index]
          return areas.contains { area in
            guard let visible = cell.group.intersection(area) else { return false }
            return !visible.isEmpty && cell.frame.overlaps(visible)
          }
        }
        #expect(found.map(\.key.item) == expected, "seed \(seed), \(area) of \(size)")
        #expect(found.map(\.frame) == found.map { trial.geometry.cell($0.key.item) })
      }
    }
  }
}

// MARK: - Symmetries

extension MeasuredPropertyTests {
  /// Solves random sections with `container` and again as `other` says, measures some elements of
  /// both, and compares.
  private func compare(
    _ other: (LayoutConfiguration, [SectionDescription], [Int], Size) -> LayoutGeometry,
    size: (Size) -> Size, _ check: (LayoutGeometry, LayoutGeometry, UInt64) -> Void
  ) {
    for seed in UInt64(1)...150 {
      var generator = LayoutGenerator(seed: seed)
      generator.isEstimating = true
      let container = generator.container()
      let configuration = generator.configuration()
      let sections = (0..<generator.random.integer(1...3)).map { _ in generator.section() }
      let counts = sections.map { _ in generator.random.integer(0...20) }
      var pair = Pair(
        one: geometry(configuration, sections, counts, container),
        other: other(configuration, sections, counts, container))
      for key in all(of: pair.one).map(\.key) where generator.random.chance(0.6) {
        let measured = generator.size()
        pair.one.record(measured, for: key)
        pair.other.record(size(measured), for: key)
      }
      check(pair.one, pair.other, seed)
    }
  }

  @Test func `exchanging the axes exchanges the frames of measured elements`() {
    compare(
      { configuration, sections, counts, container in
        geometry(
          configuration.transposed, sections.map(\.transposed), counts, container.transposed)
      }, size: \.transposed
    ) { upright, transposed, seed in
      #expect(transposed.contentSize == upright.contentSize.transposed, "seed \(seed)")
      let (ones, others) = (all(of: upright), all(of: transposed))
      #expect(ones.count == others.count, "seed \(seed)")
      for (one, other) in zip(ones, others) {
        #expect(
          one.key == other.key && one.frame.isClose(to: other.frame.transposed),
          "seed \(seed) \(one.key): \(one.frame), transposed \(other.frame)")
      }
    }
  }

  @Test func `right to left mirrors the frames of measured elements`() {
    compare(
      { geometry($0, $1, $2, $3, direction: .rightToLeft) }, size: { $0 }
    ) { left, right, seed in
      #expect(left.contentSize == right.contentSize, "seed \(seed)")
      let (ones, others) = (all(of: left), all(of: right))
      #expect(ones.count == others.count, "seed \(seed)")
      for (one, other) in zip(ones, others) {
        let mirrored = left.contentSize.width - one.frame.maxX
        // Both are on whole pixels, each by its own rounding.
        #expect(abs(other.frame.minX - mirrored) <= 0.5 + tolerance, "seed \(seed) \(one.key)")
        #expect(
          other.frame.minY == one.frame.minY && other.frame.size == one.frame.size,
          "seed \(seed) \(one.key)")
      }
    }
  }

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
}

extension LayoutGenerator {
  /// What an element measures: half points, so that sums stay exact.
  mutating func size() -> Size {
    Size(
      width: Double(random.integer(2...400)) / 2, height: Double(random.integer(2...400)) / 2)
  }

  /// A random area whose edges lie on no pixel.
  mutating func area(in content: Size) -> Rect {
    func place(_ length: Double) -> Double {
      Double(random.integer(-50...max(1, Int(length)))) + 0.37
    }
    return Rect(
      x: place(content.width), y: place(content.height),
      width: Double(random.integer(0...500)), height: Double(random.integer(0...500)))
  }
}
