import CollectionViewExtras
import Testing
import UIKit

/// Rows tell their offset, page and rest. Rule ORTH-17.
@MainActor @Suite struct RowObservationTests {
  nonisolated private static let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] =
    [
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]

  /// Drags the row one page on, six times, and holds it still before the finger lifts.
  @Test(arguments: behaviors, [false, true])
  func `each page is told once and each drag settles once`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, isMirrored: Bool
  ) {
    ManualClock.run { clock in
      let stage = RowStage(isMirrored: isMirrored) { _ in RowStage.cards(behavior) }
      defer { stage.close() }
      clock.advance(by: 0)
      let row = stage.row
      var (pages, settled, offset) = ([row.page], 0, row.offset)
      let observation = row.observe { row, event in
        switch event {
        case .scrolled:
          #expect(row.offset != offset)
          offset = row.offset
        case .pageChanged: pages.append(row.page)
        case .settled:
          settled += 1
          #expect(row.motion == .resting)
        }
      }
      for drag in 1...6 {
        let way: CGFloat = isMirrored ? 280 : -280
        let start = CGPoint(x: isMirrored ? 10 : 290, y: 50)
        let finger = SimulatedTouch(in: stage.window, at: start)
        finger.move(to: CGPoint(x: start.x + way, y: 50), over: 0.3)
        #expect(row.motion == .dragging)
        finger.rest(for: 0.3)
        finger.lift()
        clock.advance(by: 4)
        #expect(settled == drag && row.motion == .resting)
        if behavior == .continuous {
          row.scrollToPage(drag, animated: true)
          #expect(row.motion == .scrolling)
          clock.advance(by: 1)
          settled -= 1
        }
        #expect(row.page == drag && row.pagePosition == CGFloat(drag))
        #expect(row.offset == CGFloat(drag) * 300)
        #expect(stage.shown.map(\.item) == [drag])
      }
      #expect(pages == Array(0...6) && row.numberOfPages == 7)
      withExtendedLifetime(observation) {}
    }
  }

  @Test func `an observation ends when it is cancelled or released`() {
    let stage = RowStage { _ in RowStage.cards(.paging) }
    defer { stage.close() }
    var calls = 0
    var observation: OrthogonalRow.Observation? = stage.row.observe { _, _ in calls += 1 }
    stage.row.scrollToPage(1, animated: false)
    #expect(calls == 3)
    observation?.cancel()
    stage.row.scrollToPage(2, animated: false)
    #expect(calls == 3)
    observation = stage.row.observe { _, _ in calls += 1 }
    observation = nil
    stage.row.scrollToPage(3, animated: false)
    #expect(calls == 3 && observation == nil)
  }

  @Test func `groups that cannot come to the start share the last page`() {
    let stage = RowStage { _ in RowStage.cards(.groupPaging, width: .absolute(100)) }
    defer { stage.close() }
    // 700 points in 300: stops at 0, 100, 200, 300 and 400.
    #expect(stage.row.numberOfPages == 5)
    stage.row.scrollToItem(6, animated: false)
    #expect(stage.row.page == 4 && stage.row.offset == 400)
    let paging = RowStage { _ in RowStage.cards(.paging, width: .absolute(100)) }
    defer { paging.close() }
    // At 0, 300 and the end, 400.
    #expect(paging.row.numberOfPages == 3)
  }

  @Test func `a row follows its section and ends with it`() {
    let stage = RowStage { _ in RowStage.cards(.paging) }
    defer { stage.close() }
    let row = stage.row
    row.scrollToPage(4, animated: false)
    stage.apply([("b", Array(500..<507)), ("a", Array(0..<7)), ("c", [900])])
    #expect(row.section == 1 && row.page == 4 && row === stage.view.orthogonalRow(inSection: 1))
    stage.apply([("b", Array(500..<507)), ("c", [900])])
    #expect(row.section == nil && row.numberOfPages == 0 && row.offset == 0)
    row.scrollToItem(1, animated: false)
  }

  // MARK: Page dots

  @Test(arguments: [false, true])
  func `dots show the page and their taps scroll to one`(isMirrored: Bool) {
    ManualClock.run { clock in
      let stage = RowStage(isMirrored: isMirrored) { _ in RowStage.cards(.groupPaging) }
      defer { stage.close() }
      let dots = UIPageControl(frame: CGRect(x: 0, y: 300, width: 300, height: 26))
      if isMirrored { dots.semanticContentAttribute = .forceRightToLeft }
      stage.window.addSubview(dots)
      stage.row.pageControl = dots
      stage.window.layoutIfNeeded()
      clock.advance(by: 0)
      #expect(dots.numberOfPages == 7 && dots.currentPage == 0)
      stage.row.scrollToPage(2, animated: true)
      #expect(dots.currentPage == 2 && stage.row.page == 0)
      clock.advance(by: 1)
      #expect(dots.currentPage == 2 && stage.row.page == 2)
      // A tap beside the middle goes to the next page in reading direction.
      var known: [Int] = []
      let observation = stage.row.observe { _, _ in known.append(dots.currentPage) }
      stage.window.tap(at: CGPoint(x: isMirrored ? 60 : 240, y: 313))
      clock.advance(by: 1)
      #expect(dots.currentPage == 3 && stage.row.page == 3 && Set(known) == [3])
      stage.apply([("a", [3]), ("b", [500])])
      #expect(dots.numberOfPages == 1 && dots.currentPage == 0)
      stage.row.pageControl = nil
      stage.apply([("a", [3, 4]), ("b", [500])])
      #expect(dots.numberOfPages == 1)
      withExtendedLifetime(observation) {}
    }
  }
}
