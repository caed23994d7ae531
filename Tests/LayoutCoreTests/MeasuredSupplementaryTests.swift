import GeometryCore
import LayoutCore
import TestSupport
import Testing
import Workloads

/// Badges, group supplementaries and boundary items that measure otherwise than estimated.
@Suite struct MeasuredSupplementaryTests {
  private let estimate = LayoutExtent(width: .estimated(20), height: .estimated(20))

  /// A list of rows of an estimated 44 points, with a badge on each.
  private func list(_ badge: SupplementaryDescription) -> SectionDescription {
    let extent = LayoutExtent(width: .fractionalWidth(1), height: .estimated(44))
    return SectionDescription(
      group: .row(extent, [ItemDescription(extent: extent, supplementaries: [badge])]))
  }

  private func record(
    _ size: Size, _ kind: String, _ item: Int, in geometry: inout LayoutGeometry
  ) {
    geometry.record(
      size,
      for: ElementKey(
        category: .supplementary, kind: geometry.kindIndex(of: kind)!, section: 0, item: item))
  }

  @Test func `a badge is placed from its anchor with the size it measures`() {
    let badge = SupplementaryDescription(
      extent: estimate, kind: "badge",
      containerAnchor: Anchor(
        edges: [.top, .trailing], offset: .fractional(Point(x: 0.5, y: -0.5))))
    var geometry = LayoutGeometry((list(badge), items: 3))
    // 320 - 20 + 10, and half of 20 above the row.
    #expect(
      geometry.supplementary("badge", 1)?.frame == Rect(x: 310, y: 34, width: 20, height: 20))
    record(Size(width: 40, height: 24), "badge", 1, in: &geometry)
    // 320 - 40 + 20, and half of 24 above the row.
    #expect(
      geometry.supplementary("badge", 1)?.frame == Rect(x: 300, y: 32, width: 40, height: 24))
    #expect(geometry.supplementary("badge", 0)?.frame.size == Size(width: 20, height: 20))
    #expect(geometry.contentSize == Size(width: 320, height: 3 * 44))
  }

  @Test func `a badge below follows a row that grows, and its own anchor`() {
    let badge = SupplementaryDescription(
      extent: estimate, kind: "badge",
      containerAnchor: Anchor(edges: [.bottom, .leading], offset: .absolute(Point(x: 6, y: 2))),
      itemAnchor: Anchor(edges: [.top, .leading]))
    var geometry = LayoutGeometry((list(badge), items: 3))
    geometry.record(Size(width: 0, height: 100), for: .cell(section: 0, item: 0))
    record(Size(width: 50, height: 12), "badge", 0, in: &geometry)
    #expect(
      geometry.supplementary("badge", 0)?.frame == Rect(x: 6, y: 102, width: 50, height: 12))
    #expect(geometry.supplementary("badge", 1)?.frame.minY == 100.0 + 44 + 2)
    var found: [ElementPlacement] = []
    geometry.appendElements(in: Rect(x: 0, y: 0, width: 320, height: 120), to: &found)
    #expect(found.count { $0.key.category == .supplementary } == 1)
    #expect(found.count { $0.key.category == .cell } == 2)
  }

  @Test func `only what is estimated is measured`() {
    var badge = SupplementaryDescription(
      extent: LayoutExtent(width: .estimated(20), height: .absolute(10)), kind: "badge",
      containerAnchor: Anchor(edges: .top))
    var geometry = LayoutGeometry((list(badge), items: 1))
    let key = ElementKey(
      category: .supplementary, kind: geometry.kindIndex(of: "badge")!, section: 0, item: 0)
    #expect(geometry.estimatedAxes(of: key) == AxisSet(.horizontal))
    #expect(!geometry.isMeasured(key))
    geometry.record(Size(width: 60, height: 90), for: key)
    #expect(geometry.isMeasured(key))
    #expect(
      geometry.supplementary("badge")?.frame == Rect(x: 130, y: 0, width: 60, height: 10))
    badge.extent = .points(20, 10)
    #expect(LayoutGeometry((list(badge), items: 1)).estimatedAxes(of: key) == [])
  }

  @Test func `badges of a fixed layout are measured too, at no cost to its cells`() {
    var section = SectionDescription(group: .single(.full(height: 44)))
    section.group.supplementaries = [
      SupplementaryDescription(
        extent: estimate, kind: "rule", containerAnchor: Anchor(edges: [.bottom, .trailing]))
    ]
    var geometry = LayoutGeometry((section, items: 1_000_000))
    let before = geometry
    #expect(geometry.hasEstimates)
    record(Size(width: 30, height: 4), "rule", 999_999, in: &geometry)
    #expect(
      geometry.supplementary("rule", 999_999)?.frame
        == Rect(x: 290, y: 44_000_000 - 4, width: 30, height: 4))
    #expect(geometry.cell(999_999) == before.cell(999_999))
    #expect(geometry.work == before.work)
  }

  @Test func `headers around all sections are measured and move them, pinned ones too`() {
    let extent = LayoutExtent(width: .fractionalWidth(1), height: .estimated(30))
    let configuration = LayoutConfiguration(boundaries: [
      BoundaryDescription(
        extent: extent, kind: "title", alignment: .top, pinsToVisibleBounds: true),
      BoundaryDescription(extent: extent, kind: "end", alignment: .bottom),
    ])
    var geometry = LayoutGeometry(
      (SectionDescription(group: .single(.full(height: 100))), items: 10),
      (SectionDescription(group: .single(.full(height: 100))), items: 10),
      configuration: configuration)
    #expect(geometry.hasEstimates)
    #expect(geometry.cell(0)?.minY == 30)
    record(Size(width: 1, height: 80), "title", .max, in: &geometry)
    record(Size(width: 1, height: 10), "end", .max, in: &geometry)
    #expect(geometry.cell(0)?.minY == 80)
    #expect(geometry.cell(0, section: 1)?.minY == 80.0 + 1000)
    #expect(geometry.contentSize.height == 80.0 + 2000 + 10)
    #expect(geometry.supplementary("end", .max)?.frame.minY == 2080)
    let viewport = Viewport(bounds: Rect(x: 0, y: 500, width: 320, height: 480))
    let title = geometry.supplementary("title", .max, viewport: viewport)
    #expect(title?.frame == Rect(x: 0, y: 500, width: 320, height: 80))
    var again = LayoutGeometry(
      (SectionDescription(group: .single(.full(height: 90))), items: 3),
      configuration: configuration)
    again.takeOverMeasurements(of: geometry)
    #expect(again.cell(0)?.minY == 80)
  }

  @Test func `a badge keeps its size when others come, go and move`() {
    let badge = SupplementaryDescription(
      extent: estimate, kind: "badge", containerAnchor: Anchor(edges: [.top, .trailing]))
    let half = LayoutExtent(width: .fractionalWidth(0.5), height: .absolute(44))
    let pairs = SectionDescription(
      group: .row(
        .full(height: 44), [ItemDescription(extent: half, supplementaries: [badge])]))
    for section in [list(badge), pairs] {
      var former = LayoutGeometry((section, items: 4))
      record(Size(width: 40, height: 24), "badge", 2, in: &former)
      var geometry = LayoutGeometry((section, items: 5))
      // Two new ones in front of what were the second to the fourth.
      geometry.takeOverMeasurements(
        of: former,
        ElementMap(
          origins: [0],
          runs: [
            0: [
              ElementMap.Run(section: nil, items: 0..<2), ElementMap.Run(section: 0, items: 1..<4),
            ]
          ]))
      let sizes = (0..<5).map { geometry.supplementary("badge", $0)?.frame.size.width }
      #expect(sizes == [20, 20, 20, 40, 20])
    }
  }

  @Test func `measured supplementaries lie where absolute ones of their size would`() {
    for seed in UInt64(1)...250 {
      var generator = LayoutGenerator(seed: seed)
      generator.isEstimating = true
      let container = generator.container()
      let configuration = generator.configuration()
      let section = generator.section()
      let count = generator.random.integer(1...20)
      var sizes: [String: Size] = [:]
      var geometry = geometry(section, count, configuration, container)
      var keys = all(of: geometry).map(\.key).filter { $0.category == .supplementary }
      keys.shuffle(using: &generator.random)
      for kind in geometry.kinds { sizes[kind] = generator.size() }
      for key in keys { geometry.record(sizes[geometry.kinds[Int(key.kind)]]!, for: key) }
      let known = self.geometry(
        section.withSupplementaries(sizes), count,
        configuration.withBoundaries(sizes), container)
      let (found, expected) = (all(of: geometry), all(of: known))
      #expect(found.count == expected.count, "seed \(seed)")
      for (one, other) in zip(found, expected) {
        #expect(
          one.key == other.key && one.frame.isClose(to: other.frame),
          "seed \(seed) \(one.key): \(one.frame), not \(other.frame)")
      }
      #expect(geometry.contentSize == known.contentSize, "seed \(seed)")
    }
  }

  private func geometry(
    _ section: SectionDescription, _ count: Int, _ configuration: LayoutConfiguration,
    _ container: Size
  ) -> LayoutGeometry {
    LayoutGeometry(
      configuration: configuration,
      environment: LayoutEnvironment(container: container, scale: 2),
      plan: LayoutPlan(section, itemCounts: [count]))
  }

  private func all(of geometry: LayoutGeometry) -> [ElementPlacement] {
    var placements: [ElementPlacement] = []
    geometry.appendAllElements(ofSection: 0, to: &placements)
    geometry.appendConfigurationElements(to: &placements)
    return placements
  }
}

// MARK: - Descriptions with sizes known

extension LayoutExtent {
  /// The extent with estimates replaced by `size`.
  fileprivate func known(_ size: Size) -> LayoutExtent {
    LayoutExtent(
      width: width.isEstimated ? .absolute(size.width) : width,
      height: height.isEstimated ? .absolute(size.height) : height)
  }
}

extension ItemDescription {
  fileprivate func withSupplementaries(_ sizes: [String: Size]) -> ItemDescription {
    var item = self
    for index in item.supplementaries.indices {
      let extent = item.supplementaries[index].extent
      item.supplementaries[index].extent = extent.known(
        sizes[supplementaries[index].kind, default: .zero])
    }
    switch item.group?.form {
    case .repeating(let items):
      item.group?.form = .repeating(items.map { $0.withSupplementaries(sizes) })
    case .counted(let subitem, let count, let resizes):
      item.group?.form = .counted(
        subitem.withSupplementaries(sizes), count: count, resizesSubitem: resizes)
    case .custom, .packed, nil: break
    }
    return item
  }
}

extension SectionDescription {
  fileprivate func withSupplementaries(_ sizes: [String: Size]) -> SectionDescription {
    var section = self
    section.group = group.withSupplementaries(sizes)
    section.boundaries = boundaries.known(sizes)
    return section
  }
}

extension LayoutConfiguration {
  fileprivate func withBoundaries(_ sizes: [String: Size]) -> LayoutConfiguration {
    var configuration = self
    configuration.boundaries = boundaries.known(sizes)
    return configuration
  }
}

extension [BoundaryDescription] {
  fileprivate func known(_ sizes: [String: Size]) -> [BoundaryDescription] {
    map { boundary in
      var boundary = boundary
      boundary.extent = boundary.extent.known(sizes[boundary.kind, default: .zero])
      return boundary
    }
  }
}
