import GeometryCore
import LayoutCore
import TestSupport
import Testing

/// Rows whose first group follows the last. Rule ORTH-14.
@Suite struct LoopTests {
  private func section(_ width: Double, _ behavior: OrthogonalBehavior, loops: Bool = true)
    -> SectionDescription
  {
    SectionDescription(
      group: .single(.points(width, 50)),
      contentInsets: DirectionalInsets(top: 3, leading: 4, bottom: 5, trailing: 6),
      interGroupSpacing: 8, orthogonalBehavior: behavior, loops: loops)
  }

  /// The items in the window at an offset, and where they are seen, by looking at every repetition.
  private func seen(_ geometry: LayoutGeometry, at offset: Double, cycle: Double) -> [Int: Double] {
    var found: [Int: Double] = [:]
    let middle = ((offset - 4) / cycle).rounded()
    for item in 0..<geometry.itemCount(inSection: 0) {
      guard let frame = geometry.cell(item) else { continue }
      for turn in Int(middle) - 2...Int(middle) + 2 {
        let x = frame.minX + Double(turn) * cycle - offset
        guard x < 320, frame.maxX - frame.minX + x > 0 else { continue }
        #expect(found[item] == nil, "item \(item) is seen twice")
        found[item] = x
      }
    }
    return found
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `a query finds what a search of all repetitions finds`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let width = Double(random.integer(40...200))
      let items = random.integer(10...60)
      let geometry = LayoutGeometry(
        (section(width, random.pick([.continuous, .groupPaging, .groupPagingCentered])), items))
      let cycle = Double(items) * (width + 8)
      #expect(geometry.orthogonalScroller(ofSection: 0)?.cycle == cycle)
      let offset = Double(random.integer(-1_000_000...1_000_000)) / 4
      var found: [ElementPlacement] = []
      geometry.appendElements(
        in: Rect(x: 0, y: 0, width: 320, height: 60), orthogonalOffsets: [0: offset], to: &found)
      let expected = seen(geometry, at: offset, cycle: cycle)
      #expect(Set(found.map(\.key.item)) == Set(expected.keys), "seed \(seed), offset \(offset)")
      for placement in found {
        let x = placement.frame.minX - offset
        #expect(abs(x - (expected[placement.key.item] ?? .infinity)) < 0.51)
        #expect(geometry.placement(of: placement.key, scrolledBy: offset) == placement)
      }
    }
  }

  @Test func `a loop rests at the nearest stop of any turn`() throws {
    let geometry = LayoutGeometry((section(100, .groupPaging), items: 8))
    let row = try #require(geometry.orthogonalRow(ofSection: 0))
    // Turns of 8 * 108 = 864.
    #expect(row.cycle == 864 && row.pageCount == 8)
    #expect(geometry.restingOffset(inSection: 0, proposed: 850) == 864)
    #expect(geometry.restingOffset(inSection: 0, proposed: -30) == 0)
    #expect(geometry.restingOffset(inSection: 0, proposed: -80) == -108)
    #expect(geometry.restingOffset(inSection: 0, proposed: 1_000 * 864 + 60) == 1_000 * 864 + 108)
    #expect(row.page(at: 1_000 * 864 + 108) == 1 && row.firstTurn(of: -108) == 756)
    #expect(row.repetition(of: 0, nearestTo: 5 * 864 - 400) == 5 * 864)
    let free = LayoutGeometry((section(100, .continuous), items: 8))
    #expect(free.restingOffset(inSection: 0, proposed: -12_345.5) == -12_345.5)
    let centered = LayoutGeometry((section(100, .groupPagingCentered), items: 8))
    // The content area is 310 wide: 105 beside the group in its middle.
    #expect(centered.orthogonalScroller(ofSection: 0)?.initialOffset == -105)
    #expect(centered.restingOffset(inSection: 0, proposed: -200) == -213)
  }

  @Test func `a row that is shorter than the container and a group ends`() {
    // 4 * 108 = 432 are enough for 320 and 100, 3 * 108 are not.
    #expect(
      LayoutGeometry((section(100, .paging), 4)).orthogonalScroller(ofSection: 0)?.cycle == 432)
    let short = LayoutGeometry((section(100, .paging), 3)).orthogonalScroller(ofSection: 0)
    #expect(short?.cycle == nil && short?.range == 0...6)
    let plain = LayoutGeometry((section(100, .paging, loops: false), 9))
    #expect(plain.orthogonalScroller(ofSection: 0)?.cycle == nil)
  }

  @Test(arguments: OrthogonalBehavior.allCases.filter { $0 != .none }, [false, true])
  func `a place by items is at the offset that it was noted at`(
    behavior: OrthogonalBehavior, loops: Bool
  ) throws {
    let geometry = LayoutGeometry((section(100, behavior, loops: loops), items: 9))
    let row = try #require(geometry.orthogonalRow(ofSection: 0))
    for page in 0..<row.pageCount {
      let offset = row.offset(ofPage: page)
      #expect(row.page(at: offset) == page && row.pagePosition(at: offset) == Double(page))
      #expect(abs(row.offset(of: row.place(at: offset)) - offset) < 1e-9)
      #expect(geometry.restingOffset(inSection: 0, proposed: offset) == offset)
    }
  }
}
