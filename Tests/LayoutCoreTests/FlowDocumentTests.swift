import GeometryCore
import LayoutCore
import TestSupport
import Testing

/// Flow layouts that are written as bytes and solved elsewhere.
@Suite struct FlowDocumentTests {
  @Test(arguments: 0..<60) func `a document solves to the frames of the layout`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var document = Self.document(by: &random)
    var geometry = document.solved()
    // What is measured later is a part of the document, too.
    for section in document.sections.indices {
      let count = document.sections[section].sizes.count
      for _ in 0..<random.integer(0...80) where count > 0 {
        geometry.record(
          Self.size(by: &random),
          for: .cell(section: section, item: random.integer(0...(count - 1))))
      }
      if case .estimated(var estimates) = document.sections[section].sizes {
        estimates.measurements = try #require(geometry.measurements(ofSection: section))
        document.sections[section].sizes = .estimated(estimates)
      }
    }
    let read = try #require(FlowDocument(bytes: document.bytes))
    #expect(read.bytes == document.bytes)
    let solved = read.solved()
    #expect(solved.contentSize == geometry.contentSize)
    #expect(Self.elements(of: solved) == Self.elements(of: geometry))
  }

  @Test func `bytes that end early are refused`() {
    var random = SplitMix64(seed: 7)
    let bytes = Self.document(by: &random).bytes
    for count in bytes.indices {
      #expect(FlowDocument(bytes: Array(bytes.prefix(count))) == nil, "\(count) bytes")
    }
    #expect(FlowDocument(bytes: bytes + [0]) == nil)
  }

  @Test func `sizes of another number of items`() {
    let (small, large) = (Size(width: 1, height: 2), Size(width: 3, height: 4))
    #expect(FlowSizes.uniform(small, count: 2).resized(to: 5) == .uniform(small, count: 5))
    #expect(FlowSizes.individual([small, large]).resized(to: 1) == .individual([small]))
    #expect(
      FlowSizes.individual([small, large]).resized(to: 3) == .individual([small, large, large]))
    #expect(FlowSizes.individual([small]).resized(to: -1) == .individual([]))
    let estimated = FlowSizes.estimated(
      FlowEstimates(count: 2, estimate: small, own: [nil, large]))
    #expect(
      estimated.resized(to: 3)
        == .estimated(FlowEstimates(count: 3, estimate: small, own: [nil, large, nil])))
  }

  // MARK: Random layouts

  private static func document(by random: inout SplitMix64) -> FlowDocument {
    let sections = (0..<random.integer(1...4)).map { _ in
      FlowDocument.Section(
        sizes: sizes(by: &random),
        metrics: FlowMetrics(
          lineSpacing: Double(random.integer(0...12)), itemSpacing: Double(random.integer(0...12)),
          mainInsets: FlowMargins(start: 4, end: Double(random.integer(0...9))),
          crossInsets: FlowMargins(start: Double(random.integer(0...9)), end: 3),
          headerExtent: random.chance(0.5) ? 30 : 0, footerExtent: random.chance(0.3) ? 12 : 0,
          crossExtent: 0))
    }
    return FlowDocument(
      axis: random.chance(0.5) ? .vertical : .horizontal, direction: .leftToRight, flips: false,
      container: Size(width: Double(random.integer(200...900)), height: 600),
      crossInset: Double(random.integer(0...40)), scale: random.pick([1, 2, 3]),
      pins: FlowPins(headers: random.chance(0.5), footers: random.chance(0.5)),
      sections: sections)
  }

  private static func sizes(by random: inout SplitMix64) -> FlowSizes {
    let count = random.integer(0...40)
    switch random.integer(0...2) {
    case 0: return .uniform(size(by: &random), count: count)
    case 1: return .individual((0..<count).map { _ in size(by: &random) })
    default:
      let own: [Size?] =
        random.chance(0.5)
        ? [] : (0..<count).map { _ in random.chance(0.3) ? nil : size(by: &random) }
      return .estimated(
        FlowEstimates(
          count: count, estimate: size(by: &random), own: own, measuresOwn: random.chance(0.5)))
    }
  }

  private static func size(by random: inout SplitMix64) -> Size {
    Size(width: Double(random.integer(20...180)), height: Double(random.integer(10...90)))
  }

  private static func elements(of geometry: FlowGeometry) -> [ElementPlacement] {
    var found: [ElementPlacement] = []
    geometry.appendElements(
      in: Rect(x: 0, y: 0, width: 1e6, height: 1e6), viewport: nil, to: &found)
    return found
  }
}
