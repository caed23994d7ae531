import GeometryCore
import LayoutCore
import TestSupport

/// A layout that no app should ask for: sizes zero, negative, huge and not even numbers, insets
/// larger than the screen, containers of nothing, groups in groups, sections without items.
package struct AdversarialLayout {
  private var random: SplitMix64
  private let geometry: LayoutGeometry

  package init(seed: UInt64) {
    var generator = LayoutGenerator(seed: seed, isAdversarial: true)
    geometry = Self.geometry(&generator)
    random = generator.random
  }

  /// The first frame or size that is not finite or negative, or nil.
  package func violation() -> String? {
    var random = random
    var placements: [ElementPlacement] = []
    appendEnds(to: &placements)
    for section in 0..<geometry.sectionCount {
      let rest = geometry.restingOffset(inSection: section, proposed: random.pick([0, 1e9, .nan]))
      guard rest.isFinite else { return "section \(section) rests at \(rest)" }
    }
    let area = Rect(
      x: random.pick([0, 1e6, -3]), y: random.pick([0, 500, 1e12]), width: 2, height: 2)
    geometry.appendElements(in: area, viewport: Viewport(bounds: area), to: &placements)
    geometry.appendConfigurationElements(to: &placements)
    if let broken = placements.first(where: { !Self.isUsable($0.frame) }) {
      return "\(broken.key) has \(broken.frame)"
    }
    let size = geometry.contentSize
    return Self.isUsable(Rect(origin: .zero, size: size)) ? nil : "content \(size)"
  }

  /// The first cells, one in the middle and the last of each section.
  private func appendEnds(to placements: inout [ElementPlacement]) {
    for section in 0..<geometry.sectionCount {
      let last = geometry.itemCount(inSection: section) - 1
      for item in [0, 1, last / 2, last] {
        guard let cell = geometry.placement(of: .cell(section: section, item: item)) else {
          continue
        }
        placements.append(cell)
      }
    }
  }

  private static func geometry(_ generator: inout LayoutGenerator) -> LayoutGeometry {
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

  private static func isUsable(_ frame: Rect) -> Bool {
    frame.minX.isFinite && frame.minY.isFinite && frame.size.width.isFinite
      && frame.size.height.isFinite && frame.size.width >= 0 && frame.size.height >= 0
  }
}
