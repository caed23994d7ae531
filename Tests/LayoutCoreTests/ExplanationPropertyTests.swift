import GeometryCore
import LayoutCore
import TestSupport
import Testing
import Workloads

/// Derivations of elements of random layouts, replayed from their text.
@Suite struct ExplanationPropertyTests {
  /// A random layout of two or three sections, and what they are described by.
  private struct Sample {
    var geometry: LayoutGeometry
    var sections: [SectionDescription]
    var generator: LayoutGenerator

    init(seed: UInt64) {
      var generator = LayoutGenerator(seed: seed)
      let configuration = generator.configuration()
      let sections = (0..<generator.random.integer(1...3)).map { _ in generator.section() }
      var plan = LayoutPlan()
      for section in sections {
        plan.append(section, itemCount: generator.random.integer(0...20))
      }
      let environment = LayoutEnvironment(
        container: generator.container(), scale: generator.random.pick([1, 2, 3]),
        safeArea: DirectionalInsets(top: 47, leading: 12, bottom: 34, trailing: 9.5),
        direction: generator.random.pick([.leftToRight, .rightToLeft]))
      geometry = LayoutGeometry(
        configuration: configuration, environment: environment, plan: plan)
      self.sections = sections
      self.generator = generator
    }

    /// The elements of all sections.
    var placements: [ElementPlacement] {
      var placements: [ElementPlacement] = []
      for section in sections.indices {
        geometry.appendAllElements(ofSection: section, to: &placements)
      }
      geometry.appendConfigurationElements(to: &placements)
      return placements
    }

    /// Some of the elements, different ones first.
    mutating func some(_ count: Int) -> [ElementPlacement] {
      var rest = placements
      return (0..<min(count, rest.count)).map { _ in
        rest.remove(at: generator.random.integer(0...(rest.count - 1)))
      }
    }

    /// Gives some of the estimated elements sizes.
    mutating func measureSome() {
      for placement in placements where generator.random.chance(0.4) {
        guard !geometry.estimatedAxes(of: placement.key).isEmpty else { continue }
        let size = Size(
          width: Double(generator.random.integer(10...300)) / 2,
          height: Double(generator.random.integer(10...300)) / 3)
        geometry.record(size, for: placement.key)
      }
    }

    func explanation(of key: ElementKey, _ viewport: Viewport?) -> Explanation? {
      geometry.explanation(of: key, in: sections[Int(key.section)], viewport: viewport)
    }
  }

  /// What is wrong with an explanation; nil if nothing is.
  private static func fault(
    of explanation: Explanation?, placedAt frame: Rect
  ) -> String? {
    guard let explanation else { return "not explained" }
    let text = explanation.description
    let derivation = Derivation(text)
    guard derivation.mistakes.isEmpty, derivation.strangers.isEmpty else {
      return (derivation.mistakes + derivation.strangers).joined(separator: "\n") + "\n" + text
    }
    let expected = [frame.minX, frame.minY, frame.size.width, frame.size.height]
    let isRight =
      derivation.frame.map { zip($0, expected).allSatisfy { abs($0 - $1) < 0.01 } } ?? false
    return isRight ? nil : "\(expected) expected, \(derivation.frame ?? []) derived\n\(text)"
  }

  @Test(arguments: [false, true])
  func `replaying the text of a derivation gives the frame`(isMeasured: Bool) {
    for seed in UInt64(1)...150 {
      var sample = Sample(seed: seed)
      if isMeasured { sample.measureSome() }
      for placement in sample.some(6) {
        let fault = Self.fault(
          of: sample.explanation(of: placement.key, nil), placedAt: placement.frame)
        if let fault { Issue.record("seed \(seed), \(placement.key): \(fault)") }
      }
    }
  }

  @Test func `a pinned element is explained where it is while the content is scrolled`() {
    var pinned = 0
    for seed in UInt64(1)...150 {
      var sample = Sample(seed: seed)
      guard sample.geometry.pinsBoundaries else { continue }
      let content = sample.geometry.contentSize
      let viewport = Viewport(
        bounds: Rect(
          origin: Point(
            x: Double(sample.generator.random.integer(0...Int(content.width))),
            y: Double(sample.generator.random.integer(0...Int(content.height)))),
          size: sample.geometry.environment.container),
        insets: DirectionalInsets(top: 44, leading: 3, bottom: 20, trailing: 0))
      let others = sample.placements.filter { $0.key.category == .supplementary }
      for placement in others.prefix(6) {
        guard let shown = sample.geometry.placement(of: placement.key, viewport: viewport)
        else { continue }
        pinned += shown.frame == placement.frame ? 0 : 1
        let fault = Self.fault(
          of: sample.explanation(of: placement.key, viewport), placedAt: shown.frame)
        if let fault { Issue.record("seed \(seed), \(placement.key): \(fault)") }
      }
    }
    #expect(pinned > 10)
  }
}
