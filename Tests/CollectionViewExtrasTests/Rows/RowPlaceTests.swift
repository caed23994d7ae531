import CollectionViewExtras
import TestSupport
import Testing
import UIKit

/// Rows keep the item that they show. Rule ORTH-15.
@MainActor @Suite struct RowPlaceTests {
  /// What a row shows by a simple rule: the item, else the next one that is left, else the one before.
  private struct Model {
    var items: [Int]
    var shown: Int

    mutating func change(to next: [Int]) {
      let left = Set(next)
      if let place = items.firstIndex(of: shown) {
        let candidates = Array(items[place...]) + items[..<place].reversed()
        shown = candidates.first(where: left.contains) ?? next.first ?? shown
      }
      items = next
    }
  }

  enum Kind: CaseIterable { case plain, mirrored, loop, mirroredLoop }

  @Test(arguments: [UInt64(1), 2, 3, 4], Kind.allCases)
  func `the shown item stays through random changes`(
    seed: UInt64, kind: Kind
  ) {
    let isMirrored = kind == .mirrored || kind == .mirroredLoop
    let loops = kind == .loop || kind == .mirroredLoop
    var random = SplitMix64(seed: seed)
    let stage = RowStage(Array(0..<9), isMirrored: isMirrored) { environment in
      let section = RowStage.pages(environment)
      section.orthogonalScrollingProperties.keepsShownItem = true
      section.orthogonalScrollingProperties.loops = loops
      return section
    }
    defer { stage.close() }
    var model = Model(items: Array(0..<9), shown: 0)
    var (fresh, isFirst) = (100, true)
    for step in 0..<120 {
      switch random.integer(0...6) {
      case 0, 1:
        var items = model.items
        for _ in 0...random.integer(0...2) {
          items.insert(fresh, at: random.integer(0...items.count))
          fresh += 1
        }
        model.change(to: items)
      case 2 where model.items.count > 4:
        var items = model.items
        for _ in 0...random.integer(0...2) where items.count > 3 {
          items.remove(at: random.integer(0...(items.count - 1)))
        }
        model.change(to: items)
      case 3:
        var items = model.items
        let moved = items.remove(at: random.integer(0...(items.count - 1)))
        items.insert(moved, at: random.integer(0...items.count))
        model.change(to: items)
      case 4: isFirst.toggle()
      case 5: stage.resize(to: CGFloat(random.integer(200...500)))
      default:
        let page = random.integer(0...(model.items.count - 1))
        row(isFirst, of: stage).scrollToPage(page, animated: false)
        model.shown = model.items[page]
      }
      let others = ("b", Array(500..<507))
      stage.apply(
        (isFirst ? [("a", model.items), others] : [others, ("a", model.items)])
          + [("c", Array(900..<930))], animated: random.chance(0.3))
      stage.window.layoutIfNeeded()
      let page = model.items.firstIndex(of: model.shown) ?? -1
      let found = row(isFirst, of: stage)
      #expect(found.page == page, "seed \(seed), step \(step), loops \(loops)")
      let cell = stage.view.cellForItem(at: IndexPath(item: page, section: isFirst ? 0 : 1))
      let frame = cell.map { $0.convert($0.bounds, to: stage.window) } ?? .null
      #expect(abs(frame.minX - 30) < 0.51, "seed \(seed), step \(step), loops \(loops)")
      guard found.page == page, abs(frame.minX - 30) < 0.51 else { return }
    }
  }

  private func row(_ isFirst: Bool, of stage: RowStage) -> OrthogonalRow {
    stage.view.orthogonalRow(inSection: isFirst ? 0 : 1)
  }

  @Test func `a row keeps its offset in points unless it is to keep the item`() {
    let stage = RowStage { _ in RowStage.cards(.continuous, width: .absolute(100)) }
    defer { stage.close() }
    stage.row.scrollToItem(3, animated: false)
    stage.apply([("a", [20, 21] + Array(0..<7)), ("b", [500]), ("c", [900])])
    stage.window.layoutIfNeeded()
    #expect(stage.row.offset == 300 && stage.shown.map(\.item) == [1, 2, 3])
  }

  @Test(arguments: [false, true])
  func `a row that is scrolled between two items stays there`(isMirrored: Bool) {
    let stage = RowStage(isMirrored: isMirrored) { _ in
      RowStage.cards(.continuous, width: .absolute(100), spacing: 10) { $0.keepsShownItem = true }
    }
    defer { stage.close() }
    let scroller = stage.view.subviews.compactMap { $0 as? UIScrollView }
      .min { $0.frame.minY < $1.frame.minY }
    scroller?.contentOffset.x += isMirrored ? -255 : 255
    stage.window.layoutIfNeeded()
    let before = stage.shown
    #expect(stage.row.offset == 255)
    stage.apply([("a", [20, 21] + Array(0..<7)), ("b", [500]), ("c", [900])], animated: true)
    stage.window.layoutIfNeeded()
    #expect(stage.row.offset == 475)
    #expect(stage.shown.map(\.item) == before.map(\.item))
    #expect(stage.shown.map(\.minX) == before.map(\.minX))
    // Without the item that begins at the left, the next one is where it was.
    stage.apply([("a", [20, 21, 0, 1, 3, 4, 5, 6]), ("b", [500]), ("c", [900])])
    stage.window.layoutIfNeeded()
    #expect(stage.row.offset == 475)
  }
}
