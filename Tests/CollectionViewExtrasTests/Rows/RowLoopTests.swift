import CollectionViewExtras
import Testing
import UIKit

/// Rows without end. Rule ORTH-14.
@MainActor @Suite struct RowLoopTests {
  private func stage(
    _ items: [Int] = Array(0..<7), isMirrored: Bool = false, isShown: Bool = true
  ) -> RowStage {
    RowStage(items, isMirrored: isMirrored, isShown: isShown) { environment in
      let section = RowStage.pages(environment)
      section.orthogonalScrollingProperties.loops = true
      return section
    }
  }

  /// The pages that are shown when `page` of `count` is in the middle.
  private func neighbours(of page: Int, _ count: Int, isMirrored: Bool) -> [Int] {
    let pages = [page + count - 1, page, page + 1].map { $0 % count }
    return isMirrored ? pages.reversed() : pages
  }

  @Test(arguments: [false, true])
  func `a row goes on for a thousand pages, with the cells of the first screen`(isMirrored: Bool) {
    let stage = stage(isMirrored: isMirrored)
    defer { stage.close() }
    let row = stage.row
    #expect(row.isLoop && row.numberOfPages == 7)
    #expect(stage.shown.map(\.item) == neighbours(of: 0, 7, isMirrored: isMirrored))
    let asked = stage.sectionsAsked
    for step in 1...1_000 {
      row.scrollToPage(row.page + 1, animated: false)
      stage.window.layoutIfNeeded()
      #expect(row.page == step % 7 && row.offset == CGFloat(step % 7) * 250)
      #expect(stage.shown.map(\.item) == neighbours(of: step % 7, 7, isMirrored: isMirrored))
      #expect(stage.shown.map(\.minX) == [-220, 30, 280])
    }
    for step in (-999...999).reversed() {
      row.scrollToPage(row.page - 1, animated: false)
      stage.window.layoutIfNeeded()
      #expect(stage.shown.map(\.minX) == [-220, 30, 280])
      #expect(row.page == (step + 7_000) % 7)
    }
    let paths = stage.view.indexPathsForVisibleItems.filter { $0.section == 0 }
    #expect(paths.allSatisfy { (0..<7).contains($0.item) } && Set(paths).count == 3)
    // The layout was never solved again; three cells of each row are visible, a fourth one enters
    // before the first leaves.
    #expect(stage.sectionsAsked == asked)
    #expect(stage.cellsMade <= 2 * 4 + 7, "\(stage.cellsMade) cells")
  }

  @Test(arguments: [false, true])
  func `nothing jumps while a finger drags across the seam`(isMirrored: Bool) {
    ManualClock.run { clock in
      let stage = stage(isMirrored: isMirrored)
      defer { stage.close() }
      clock.advance(by: 0)
      let sign: CGFloat = isMirrored ? -1 : 1
      let finger = SimulatedTouch(in: stage.window, at: CGPoint(x: 150, y: 50))
      finger.move(to: CGPoint(x: 150 + sign * 20, y: 50))
      stage.window.layoutIfNeeded()
      var former = stage.shown
      // Backwards, beyond the first page.
      for step in 1...60 {
        finger.move(to: CGPoint(x: 150 + sign * (20 + 8 * CGFloat(step)), y: 50))
        stage.window.layoutIfNeeded()
        let shown = stage.shown
        for (item, minX) in shown {
          guard let before = former.first(where: { $0.item == item }) else { continue }
          #expect(abs(minX - before.minX - sign * 8) < 0.01, "step \(step), item \(item)")
        }
        #expect(shown.count >= 2 && Set(shown.map(\.item)).count == shown.count)
        former = shown
      }
      finger.lift()
      clock.advance(by: 4)
      // 500 points less the slack of the finger are two pages.
      #expect(stage.row.page == 5 && stage.row.motion == .resting)
    }
  }

  @Test func `throws go round and settle once each`() {
    ManualClock.run { clock in
      let stage = stage()
      defer { stage.close() }
      clock.advance(by: 0)
      var (settled, pages) = (0, [0])
      let observation = stage.row.observe { row, event in
        if event == .settled { settled += 1 }
        if event == .pageChanged { pages.append(row.page) }
      }
      for _ in 0..<16 {
        stage.window.drag(
          from: CGPoint(x: 250, y: 50), to: CGPoint(x: 130, y: 50), over: 0.15)
        clock.advance(by: 4)
      }
      #expect(pages == (0...16).map { $0 % 7 } && settled == 16)
      withExtendedLifetime(observation) {}
    }
  }

  @Test func `an animation goes the shorter way round`() {
    ManualClock.run { clock in
      let stage = stage()
      defer { stage.close() }
      clock.advance(by: 0)
      var pages: [Int] = []
      let observation = stage.row.observe { row, event in
        if event == .pageChanged { pages.append(row.page) }
      }
      stage.row.scrollToPage(5, animated: true)
      clock.advance(by: 1)
      stage.row.scrollToPage(8, animated: true)
      clock.advance(by: 1)
      #expect(pages == [6, 5, 6, 0, 1])
      withExtendedLifetime(observation) {}
    }
  }

  @Test func `a resize in the middle keeps the page in its place`() {
    let stage = stage()
    defer { stage.close() }
    for _ in 0..<100 { stage.row.scrollToPage(stage.row.page + 1, animated: false) }
    for width in [200, 417, 320.5, 999, 300] as [CGFloat] {
      stage.resize(to: width)
      #expect(stage.row.page == 100 % 7)
      let middle = stage.shown.first { $0.item == 100 % 7 }
      #expect(abs((middle?.minX ?? 0) - 30) < 0.51, "\(width) points")
    }
  }

  @Test func `rows that are too short end`() {
    let two = stage([1, 2])
    defer { two.close() }
    // Two pages of 240 with two gaps are 500; the view and a page are 540.
    #expect(!two.row.isLoop && two.row.numberOfPages == 2)
    two.apply([("a", [1, 2, 3]), ("b", [500]), ("c", [900])])
    two.window.layoutIfNeeded()
    #expect(two.row.isLoop && two.shown.map(\.item) == [3, 1, 2])
    two.apply([("a", [1]), ("b", [500]), ("c", [900])])
    two.window.layoutIfNeeded()
    #expect(!two.row.isLoop && two.shown.map(\.item) == [1] && two.shown.map(\.minX) == [30])
  }

  @Test func `selection and accessibility speak of the items that there are`() {
    let stage = stage()
    defer { stage.close() }
    for _ in 0..<20 { stage.row.scrollToPage(stage.row.page + 1, animated: false) }
    stage.window.layoutIfNeeded()
    #expect(stage.shown.map(\.item) == [5, 6, 0])
    stage.window.tap(at: CGPoint(x: 150, y: 50))
    #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 6, section: 0)])
    let tree = "\(stage.window.accessibilityTree())"
    for item in [5, 6, 0] {
      #expect(tree.components(separatedBy: "\"item \(item)\"").count == 2, "\(tree)")
    }
    let attributes = stage.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    let cell = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(attributes?.frame == cell?.frame)
  }

  @Test func `scrolling to an item goes to its nearest repetition`() {
    let stage = stage()
    defer { stage.close() }
    stage.view.scrollToItem(
      at: IndexPath(item: 6, section: 0), at: .centeredHorizontally, animated: false)
    stage.window.layoutIfNeeded()
    #expect(stage.shown.map(\.item) == [5, 6, 0] && stage.shown.map(\.minX) == [-220, 30, 280])
  }

  @Test func `explanations of cells arrive at their frames`() throws {
    let stage = stage()
    defer { stage.close() }
    for _ in 0..<20 { stage.row.scrollToPage(stage.row.page + 1, animated: false) }
    stage.window.layoutIfNeeded()
    for item in [5, 6, 0] {
      let path = IndexPath(item: item, section: 0)
      let explanation = try #require(stage.view.explanation(forItemAt: path))
      #expect(explanation.frame == stage.view.cellForItem(at: path)?.frame)
      #expect("\(explanation)".contains("turns of the loop"))
    }
  }
}
