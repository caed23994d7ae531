import Foundation
import GeometryCore
import LayoutCore
import TestSupport
import Testing

/// Layouts that no app should ask for: sizes zero, negative, huge and not even numbers, insets
/// larger than the screen, containers of nothing, groups in groups, sections without items.
@Suite struct AdversarialLayoutTests {
  static let shards = 8
  /// 100,000 layouts, or more where `LAYOUT_FUZZ_COUNT` says so.
  static let count = max(
    100_000, Int(ProcessInfo.processInfo.environment["LAYOUT_FUZZ_COUNT"] ?? "") ?? 0)

  @Test(arguments: 0..<shards)
  func `any layout ends with finite frames that are not negative`(shard: Int) {
    var placements: [ElementPlacement] = []
    for number in 0..<(Self.count / Self.shards) {
      let seed = UInt64(shard) << 32 | UInt64(number)
      var generator = LayoutGenerator(seed: seed, isAdversarial: true)
      let geometry = geometry(&generator)
      placements.removeAll(keepingCapacity: true)
      look(at: geometry, &generator.random, &placements)
      let broken = placements.first { !$0.frame.isUsable }
      #expect(broken == nil, "seed \(seed): \(broken!.key) has \(broken!.frame)")
      let size = Rect(origin: .zero, size: geometry.contentSize)
      #expect(size.isUsable, "seed \(seed): content \(size)")
    }
  }

  private func geometry(_ generator: inout LayoutGenerator) -> LayoutGeometry {
    let configuration = generator.configuration()
    let container = generator.container()
    var plan = LayoutPlan()
    for _ in 0..<generator.random.integer(0...2) {
      let counts = [0, 1, 2, 7, 100, 1_000_000, .max, -1]
      plan.append(generator.section(), itemCount: generator.random.pick(counts))
    }
    return LayoutGeometry(
      configuration: configuration,
      environment: LayoutEnvironment(
        container: container, scale: generator.random.pick([0, 1, 2, 3, .nan, 1e300]),
        safeArea: generator.insets(),
        direction: generator.random.chance(0.5) ? .leftToRight : .rightToLeft),
      plan: plan)
  }

  /// Asks for the ends of every section and for what is in a small view.
  private func look(
    at geometry: LayoutGeometry, _ random: inout SplitMix64, _ placements: inout [ElementPlacement]
  ) {
    for section in 0..<geometry.sectionCount {
      let last = geometry.itemCount(inSection: section) - 1
      for item in [0, 1, last / 2, last] {
        if let cell = geometry.placement(of: .cell(section: section, item: item)) {
          placements.append(cell)
        }
      }
      let rest = geometry.restingOffset(inSection: section, proposed: random.pick([0, 1e9, .nan]))
      #expect(rest.isFinite)
    }
    let area = Rect(
      x: random.pick([0, 1e6, -3]), y: random.pick([0, 500, 1e12]), width: 2, height: 2)
    geometry.appendElements(in: area, viewport: Viewport(bounds: area), to: &placements)
    geometry.appendConfigurationElements(to: &placements)
  }
}

extension Rect {
  /// Whether all numbers are finite and the size is not negative.
  var isUsable: Bool {
    minX.isFinite && minY.isFinite && size.width.isFinite && size.height.isFinite
      && size.width >= 0 && size.height >= 0
  }
}
