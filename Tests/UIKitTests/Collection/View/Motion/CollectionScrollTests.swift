import CollectionViewExtras
import Testing
import UIKit

/// Scrolling over time in collection views.
@MainActor @Suite struct CollectionScrollTests {
  @Test func `an item is scrolled to frame by frame, and cells come and go on the way`() {
    LetterTheatre.run("abcdefghijklmnopqrstuvwxyz") { stage in
      stage.tellsOfDisplay = true
      stage.view.scrollToItem(at: stage.path(15), at: .top, animated: true)
      #expect(stage.view.contentOffset.y == 0)
      stage.clock.advance(by: 0.15)
      #expect(abs(stage.view.contentOffset.y - 150) < 1e-6)
      #expect(stage.told.contains("a is gone from 0") && stage.told.contains("l is shown at 11"))
      #expect(!stage.told.contains("o is gone from 14") && !stage.told.contains("t is shown at 19"))
      stage.clock.advance(by: 0.15)
      #expect(stage.view.contentOffset.y == 300)
      #expect(stage.told.filter { $0.hasSuffix("is shown at 19") } == ["t is shown at 19"])
      #expect(stage.told.filter { $0 == "scrolling ended" }.count == 1)
      #expect(stage.clock.isAtRest)
    }
  }

  @Test func `a selection, a rectangle and an offset are scrolled to over time`() {
    LetterTheatre.run("abcdefghijklmnopqrstuvwxyz") { stage in
      let view = stage.view
      let scrolls: [(y: CGFloat, begin: () -> Void)] = [
        (300, { view.selectItem(at: stage.path(15), animated: true, scrollPosition: .top) }),
        (
          100,
          {
            view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 1, height: 20), animated: true)
          }
        ),
        (50, { view.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }),
      ]
      var start = view.contentOffset.y
      for (end, begin) in scrolls {
        begin()
        stage.clock.advance(by: 0.1501)
        #expect(abs(view.contentOffset.y - (start + end) / 2) < 1e-6)
        stage.clock.advance(by: 0.1499 + 1.0 / 30)
        #expect(view.contentOffset.y == end)
        start = end
      }
      #expect(stage.told.filter { $0 == "scrolling ended" }.count == 3)
    }
  }

  @Test func `nothing is scrolled over time that cannot be seen`() {
    LetterTheatre.run("abcdefghijklmnopqrstuvwxyz") { stage in
      stage.window.isHidden = true
      stage.view.scrollToItem(at: stage.path(15), at: .top, animated: true)
      #expect(stage.view.contentOffset.y == 300)
      stage.window.isHidden = false
      UIView.performWithoutAnimation {
        stage.view.scrollToItem(at: stage.path(0), at: .top, animated: true)
      }
      #expect(stage.view.contentOffset.y == 0)
      #expect(stage.told.filter { $0 == "scrolling ended" }.count == 2)
    }
  }

  @Test func `the item is at its place in the end where sizes settle on the way`() throws {
    try run(cells: (0..<60).map { CGSize(width: 100, height: 30 + $0 % 7 * 10) }) { clock, stage in
      let path = IndexPath(item: 40, section: 0)
      stage.view.scrollToItem(at: path, at: .centeredVertically, animated: true)
      var before = stage.view.contentOffset.y
      for _ in 0..<18 {
        clock.advance(by: 1.0 / 60)
        #expect(stage.view.contentOffset.y >= before - 1)
        before = stage.view.contentOffset.y
      }
      clock.advance(by: 0.1)
      let cell = try #require(stage.view.cellForItem(at: path))
      #expect(cell.frame.height == CGFloat(30 + 40 % 7 * 10))
      #expect(abs(cell.frame.midY - stage.view.bounds.midY) <= 0.5)
      #expect(clock.isAtRest)
    }
  }

  @Test func `the cells in view go steadily where sizes settle on the way`() throws {
    try run(cells: (0..<60).map { CGSize(width: 100, height: 30 + $0 % 7 * 10) }) { clock, stage in
      stage.view.scrollToItem(at: IndexPath(item: 40, section: 0), at: .top, animated: true)
      var before: [IndexPath: CGFloat] = [:]
      var fastest: CGFloat = 0
      for _ in 0..<36 {
        clock.advance(by: 1.0 / 120)
        let places = Dictionary(
          uniqueKeysWithValues: stage.view.indexPathsForVisibleItems.map { path in
            let frame = stage.view.layoutAttributesForItem(at: path)?.frame ?? .zero
            return (path, frame.minY - stage.view.contentOffset.y)
          })
        for (path, place) in places {
          if let former = before[path] { fastest = max(fastest, abs(place - former)) }
        }
        before = places
      }
      // 2,400 points in 18 frames, in the middle twice as fast as on average.
      #expect(fastest > 20 && fastest < 300, "\(fastest) points in a frame")
    }
  }

  @Test func `a change of the data on the way does not stop it`() {
    LetterTheatre.run("abcdefghijklmnopqrstuvwxyz") { stage in
      stage.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      stage.clock.advance(by: 0.15)
      stage.change(to: "abcdefghijklmnopqrst") {
        stage.view.deleteItems(at: (20..<26).map(stage.path))
      }
      #expect(abs(stage.view.contentOffset.y - 150) < 1e-6)
      stage.clock.advance(by: 1)
      #expect(stage.view.contentOffset.y == 300)
      #expect(stage.clock.isAtRest)
    }
  }

  @Test func `a row that scrolls on its own is scrolled over time`() {
    ManualClock.run { clock in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(40), heightDimension: .absolute(30))
      let row = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      row.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let layout = UICollectionViewCompositionalLayout(section: row)
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      let data = StrictDataSource([20])
      data.attach(to: view)
      window.addSubview(view)
      window.isHidden = false
      clock.advance(by: 0)
      view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .left, animated: true)
      clock.advance(by: 0.15)
      #expect((4...5).contains(view.indexPathsForVisibleItems.map(\.item).min() ?? 0))
      clock.advance(by: 0.15)
      #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [10, 11, 12])
      #expect(clock.isAtRest)
      window.isHidden = true
    }
  }

  private func run(
    cells: [CGSize], _ body: (ManualClock, MeasuredStage) throws -> Void
  ) throws {
    try ManualClock.run { clock in
      let row = NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .estimated(44))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
      let stage = MeasuredStage(section, cells)
      clock.advance(by: 0)
      try body(clock, stage)
      stage.window.isHidden = true
    }
  }
}
