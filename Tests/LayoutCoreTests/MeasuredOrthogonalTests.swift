import GeometryCore
import LayoutCore
import TestSupport
import Testing

/// Rows that scroll on their own and whose groups have been measured.
@Suite struct MeasuredOrthogonalTests {
  private func row(
    _ width: LayoutDimension, _ height: LayoutDimension,
    _ behavior: OrthogonalBehavior = .continuous
  ) -> SectionDescription {
    let extent = LayoutExtent(width: width, height: height)
    return SectionDescription(
      group: .row(extent, [ItemDescription(extent: extent)]),
      contentInsets: DirectionalInsets(top: 3, leading: 4, bottom: 5, trailing: 6),
      interGroupSpacing: 8, orthogonalBehavior: behavior)
  }

  private func thickness(_ geometry: LayoutGeometry) -> Double? {
    geometry.orthogonalScroller(ofSection: 0)?.frame.size.height
  }

  @Test(arguments: [1 as UInt64, 2, 3])
  func `a row is as high as its highest group, also when that shrinks`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var geometry = LayoutGeometry((row(.absolute(100), .estimated(60)), items: 700))
    var heights: [Int: Double] = [:]
    #expect(thickness(geometry) == 60)
    for step in 0..<600 {
      let item = random.integer(0...(random.pick([8, 40, 699])))
      heights[item] = Double(random.integer(10...300))
      geometry.record(Size(width: 0, height: heights[item]!), for: .cell(section: 0, item: item))
      #expect(thickness(geometry) == heights.values.max(), "seed \(seed), step \(step)")
      #expect(geometry.contentSize.height == 3 + heights.values.max()! + 5)
    }
  }

  @Test func `a column that is not full is as high as what it holds`() {
    let text = LayoutExtent(width: .fractionalWidth(1), height: .estimated(44))
    let column = ItemDescription(
      extent: LayoutExtent(width: .absolute(100), height: .estimated(132)),
      group: GroupDescription(
        axis: .vertical,
        form: .repeating(Array(repeating: ItemDescription(extent: text), count: 3)),
        interItemSpacing: .fixed(2)))
    var geometry = LayoutGeometry(
      (SectionDescription(group: column, orthogonalBehavior: .continuous), items: 1))
    geometry.record(Size(width: 0, height: 60), for: .cell(section: 0, item: 0))
    #expect(thickness(geometry) == 60)
  }

  @Test(arguments: OrthogonalBehavior.allCases.filter { $0 != .none })
  func `a row of measured widths rests where its groups are`(behavior: OrthogonalBehavior) {
    for seed in UInt64(1)...20 {
      var random = SplitMix64(seed: seed)
      let count = random.integer(1...30)
      var geometry = LayoutGeometry(
        (row(.estimated(100), .absolute(60), behavior), items: count))
      for _ in 0..<random.integer(0...40) {
        geometry.record(
          Size(width: Double(random.integer(20...300)), height: 0),
          for: .cell(section: 0, item: random.integer(0...(count - 1))))
      }
      let cells = (0..<count).map { geometry.cell($0)! }
      let starts = cells.map { $0.minX - 4 }
      let (viewport, extent) = (310.0, cells.last!.maxX - 4)
      #expect(geometry.orthogonalScroller(ofSection: 0)?.rowExtent == extent, "seed \(seed)")
      let isCentered = behavior == .groupPagingCentered
      let low = isCentered ? -(viewport - cells[0].size.width) / 2 : 0
      let room = isCentered ? (viewport - cells.last!.size.width) / 2 : 0
      let high = max(low, isCentered ? extent - viewport + room : max(0, extent - viewport))
      #expect(geometry.orthogonalScroller(ofSection: 0)?.range == low...high, "seed \(seed)")
      for _ in 0..<20 {
        let proposed = Double(random.integer(-100...Int(extent) + 200)) + 0.25
        let clamped = min(max(proposed, low), high)
        let stops: [Double] =
          switch behavior {
          case .none, .continuous: [clamped]
          // The nearest whole page, and the end only from there on.
          case .paging:
            clamped >= high ? [high] : [min((clamped / viewport).rounded() * viewport, high)]
          case .continuousGroupLeadingBoundary, .groupPaging:
            starts.map { min(max($0, low), high) }
          case .groupPagingCentered:
            zip(starts, cells).map { min(max($0 - (viewport - $1.size.width) / 2, low), high) }
          }
        let nearest = stops.map { abs($0 - clamped) }.min()!
        let rest = geometry.restingOffset(inSection: 0, proposed: proposed)
        #expect(
          stops.contains { abs($0 - rest) < tolerance }
            && abs(abs(rest - clamped) - nearest) < tolerance,
          "seed \(seed), \(proposed) rests at \(rest) among \(stops)")
      }
    }
  }

  @Test func `flexible room centres each group in a row as high as the highest`() {
    var section = row(.absolute(100), .estimated(60))
    section.group.edgeSpacing = EdgeSpacing(top: .flexible(0), bottom: .flexible(0))
    var geometry = LayoutGeometry((section, items: 3))
    geometry.record(Size(width: 0, height: 100), for: .cell(section: 0, item: 0))
    geometry.record(Size(width: 0, height: 20), for: .cell(section: 0, item: 1))
    // 3 + (100 - 20) / 2, and for one that is not measured 3 + (100 - 60) / 2.
    #expect(geometry.cell(0) == Rect(x: 4, y: 3, width: 100, height: 100))
    #expect(geometry.cell(1) == Rect(x: 112, y: 43, width: 100, height: 20))
    #expect(geometry.cell(2) == Rect(x: 220, y: 23, width: 100, height: 60))
  }
}
