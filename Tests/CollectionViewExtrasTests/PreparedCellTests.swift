import CollectionViewExtras
import Testing
import UIKit

/// Cells that are made before their items come into view.
@MainActor @Suite struct PreparedCellTests {
  /// Hears which cells come and go.
  final class Listener: NSObject, UICollectionViewDelegate {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { diary.note("shows \(text(indexPath))") }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { diary.note("ends \(text(indexPath))") }
  }

  /// Rows of 40 points, five in view, while the content goes down 120 points at even speed.
  private func scroll(
    prefetches: Bool = true, _ body: (ManualClock, LetterStage) throws -> Void
  ) rethrows {
    try ManualClock.run { clock in
      let stage = LetterStage()
      defer { stage.close() }
      stage.take(Listener(stage.diary))
      stage.view.isPrefetchingEnabled = prefetches
      clock.advance(by: 0)
      stage.view.setContentOffset(CGPoint(x: 0, y: 120), animated: true)
      try body(clock, stage)
    }
  }

  /// What is called in each frame.
  private func frames(_ clock: ManualClock, _ stage: LetterStage) -> [[String]] {
    var frames: [[String]] = []
    for _ in 0..<60 where !clock.isAtRest {
      clock.advance(by: 1.0 / 60)
      frames.append(stage.diary.take())
    }
    return frames.filter { !$0.isEmpty }
  }

  @Test func `while the content moves, cells are made frames before they are shown`() {
    scroll { clock, stage in
      let frames = frames(clock, stage)
      // 5 comes into view at once.
      for item in 6..<8 {
        let made = frames.firstIndex { $0.contains("cell 0.\(item)") }
        let shown = frames.firstIndex { $0.contains("shows 0.\(item)") }
        #expect(made != nil && shown != nil)
        #expect((made ?? 0) < (shown ?? 0), "item \(item)")
      }
      // No later frame makes two cells, and each is made once.
      let made = frames.map { $0.filter { $0.hasPrefix("cell") } }
      #expect(made.dropFirst().allSatisfy { $0.count <= 1 })
      #expect(Set(made.joined()).count == made.joined().count)
      #expect(stage.shown == "34567")
    }
  }

  @Test func `without prefetching cells are made as they are shown`() {
    scroll(prefetches: false) { clock, stage in
      let frames = frames(clock, stage)
      for item in 5..<8 {
        let made = frames.firstIndex { $0.contains("cell 0.\(item)") }
        #expect(made != nil)
        #expect(made == frames.firstIndex { $0.contains("shows 0.\(item)") }, "item \(item)")
      }
      #expect(!frames.joined().contains("cell 0.8"))
    }
  }

  @Test func `a prepared cell can be asked for, and is not in view`() throws {
    try scroll { clock, stage in
      clock.advance(by: 1.0 / 60)
      let view = stage.view
      let cell = try #require(view.cellForItem(at: path(6)) ?? view.cellForItem(at: path(5)))
      #expect(!view.visibleCells.contains(cell) || cell.shownLetter == "5")
      clock.advance(by: 1.0 / 60)
      let next = try #require(view.cellForItem(at: path(6)))
      #expect(next.shownLetter == "6")
      #expect(next.superview == nil)
      #expect(!view.visibleCells.contains(next))
      #expect(view.indexPath(for: next) == nil)
      // The same object comes into view.
      clock.advance(by: 1)
      #expect(view.cellForItem(at: path(6)) === next)
      #expect(view.visibleCells.contains(next))
    }
  }

  @Test func `a change of the data gives prepared cells back without a word to the delegate`() {
    scroll { clock, stage in
      clock.advance(by: 2.0 / 60)
      let view = stage.view
      let prepared = view.cellForItem(at: path(6))
      #expect(prepared != nil)
      _ = stage.diary.take()
      stage.data.sections[0].remove(at: 6)
      view.deleteItems(at: [path(6)])
      #expect(!stage.diary.take().contains { $0.hasPrefix("ends") })
      clock.advance(by: 2)
      #expect(stage.shown == "34578")
    }
  }

  @Test func `reloading, reconfiguring and selecting reach items whose cells are prepared`() {
    scroll { clock, stage in
      clock.advance(by: 2.0 / 60)
      let view = stage.view
      #expect(view.cellForItem(at: path(6)) != nil)
      stage.data.sections[0][6] = "x"
      view.reconfigureItems(at: [path(6)])
      view.selectItem(at: path(6), animated: false, scrollPosition: [])
      clock.advance(by: 2)
      #expect(stage.shown == "345x7")
      #expect(view.cellForItem(at: path(6))?.isSelected == true)
    }
    scroll { clock, stage in
      clock.advance(by: 2.0 / 60)
      stage.data.sections[0] = (0..<50).map { _ in "y" }
      stage.view.reloadData()
      clock.advance(by: 2)
      #expect(stage.shown == "yyyyy")
    }
  }

  @Test func `cells behind the finger are given back and used again`() {
    scroll { clock, stage in
      clock.advance(by: 2.0 / 60)
      #expect(stage.view.cellForItem(at: path(6)) != nil)
      stage.view.setContentOffset(.zero, animated: true)
      clock.advance(by: 2)
      // Five in view, and what the way back had made ahead.
      #expect(stage.shown == "01234")
      #expect(stage.view.cellForItem(at: path(6)) == nil)
    }
  }
}
