import TestSupport
import Testing
import UIKit

/// One layout in place of another, the item looked at staying in view.
@MainActor @Suite struct LayoutExchangeTests {
  let diary = LayoutDiary()

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Where an item's cell begins on the screen.
  func place(_ item: Int, _ view: UICollectionView) -> CGPoint? {
    guard let cell = view.cellForItem(at: path(item)) else { return nil }
    let frame = view.convert(cell.bounds, from: cell)
    return CGPoint(x: frame.minX, y: frame.minY - view.contentOffset.y)
  }

  /// The first item that is fully visible.
  func firstWhole(_ view: UICollectionView) -> Int? {
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    return view.shownItems.first { path in
      view.cellForItem(at: path).map { visible.contains(view.convert($0.bounds, from: $0)) }
        ?? false
    }?.item
  }

  @Test func `the first fully visible item stays where it is`() {
    let grid = DiaryLayout("grid", diary, columns: 4, side: 80)
    let list = DiaryLayout("list", diary, columns: 1, side: 100)
    let view = UICollectionView.shown(grid, StrictDataSource([400]))
    view.contentOffset.y = 1010
    view.layoutIfNeeded()
    // Row 13 begins at 1040, 30 below the top; its first item is 52.
    #expect(firstWhole(view) == 52)
    view.setCollectionViewLayout(list, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 5170.0)
    #expect(place(52, view)?.y == 30)
    view.setCollectionViewLayout(grid, animated: true)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1010)
  }

  @Test func `content at its start stays at its start`() {
    let grid = DiaryLayout("grid", diary, columns: 4, side: 80)
    let headed = UICollectionViewFlowLayout()
    headed.sectionInset.top = 100
    let view = UICollectionView.shown(grid, StrictDataSource([400]))
    view.contentInset.top = 20
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == -20)
    view.setCollectionViewLayout(headed, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == -20)
  }

  @Test func `content that becomes shorter is not left behind`() {
    let list = DiaryLayout("list", diary, columns: 1, side: 100)
    let tiny = DiaryLayout("tiny", diary, columns: 32, side: 10)
    let view = UICollectionView.shown(list, StrictDataSource([400]))
    view.contentOffset.y = 30_000
    view.layoutIfNeeded()
    view.setCollectionViewLayout(tiny, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset == .zero)
    #expect(view.shownItems.count == 400)
  }

  @Test func `an item larger than the view keeps the share of it that is out of view`() {
    let huge = DiaryLayout("huge", diary, columns: 1, side: 1000)
    let large = DiaryLayout("large", diary, columns: 1, side: 600)
    let view = UICollectionView.shown(huge, StrictDataSource([10]))
    view.contentOffset.y = 3250
    view.layoutIfNeeded()
    view.setCollectionViewLayout(large, animated: false)
    view.layoutIfNeeded()
    // A quarter of item 3, which begins at 1800.
    #expect(view.contentOffset.y == 1950.0)
  }

  @Test func `the new layout and the delegate may have the content rest elsewhere`() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var proposed: [CGPoint] = []

      func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset offset: CGPoint
      ) -> CGPoint {
        proposed.append(offset)
        return CGPoint(x: 0, y: offset.y + 7)
      }
    }
    let delegate = Delegate()
    let grid = DiaryLayout("grid", diary, columns: 4, side: 80)
    let list = DiaryLayout("list", diary, columns: 1, side: 100)
    let view = UICollectionView.shown(grid, StrictDataSource([400]))
    view.delegate = delegate
    view.contentOffset.y = 160
    view.layoutIfNeeded()
    _ = diary.take()
    view.setCollectionViewLayout(list, animated: true)
    #expect(delegate.proposed == [CGPoint(x: 0, y: 800)])
    #expect(view.contentOffset.y == 807)
    #expect(diary.take().filter { $0.contains("target") } == ["list target 0 800"])
  }

  @Test func `an animated exchange is over when it is completed, another in the next pass`() {
    let grid = DiaryLayout("grid", diary, columns: 4, side: 160)
    let list = DiaryLayout("list", diary, columns: 1, side: 480)
    let view = UICollectionView.shown(grid, StrictDataSource([4]))
    _ = diary.take()
    view.setCollectionViewLayout(list, animated: true) { _ in diary.note("completed") }
    #expect(
      diary.take() == [
        "grid to", "list from", "list invalidate", "list prepare", "list target 0 0",
        "grid final 0.0", "grid final 0.1", "list initial 0.0", "grid finalize transition",
        "list finalize transition", "completed",
      ])
    view.layoutIfNeeded()
    view.collectionViewLayout = grid
    #expect(diary.take() == ["list to", "grid from", "grid invalidate"])
    view.layoutIfNeeded()
    #expect(
      diary.take() == [
        "grid prepare", "grid target 0 0", "list final 0.0", "grid initial 0.0",
        "grid initial 0.1", "list finalize transition", "grid finalize transition",
      ])
  }

  @Test func `two layouts exchanged back and forth in one turn neither recurse nor lose the place`()
  {
    let grid = DiaryLayout("grid", diary, columns: 4, side: 80)
    let list = DiaryLayout("list", diary, columns: 1, side: 100)
    let view = UICollectionView.shown(grid, StrictDataSource([400]))
    view.contentOffset.y = 1010
    view.layoutIfNeeded()
    _ = diary.take()
    for _ in 0..<3 {
      view.collectionViewLayout = list
      view.collectionViewLayout = grid
    }
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1010)
    #expect(view.collectionViewLayout === grid)
    #expect(grid.collectionView === view)
    #expect(list.collectionView == nil)
    #expect(diary.take().filter { $0.hasSuffix("prepare") } == ["grid prepare"])
  }

  @Test func `a layout exchanged for another while it prepares gives way in the same pass`() {
    final class Restless: DiaryLayout {
      var successor: UICollectionViewLayout?

      override func prepare() {
        super.prepare()
        guard let successor else { return }
        self.successor = nil
        collectionView?.setCollectionViewLayout(successor, animated: true)
      }
    }
    let list = DiaryLayout("list", diary, columns: 1, side: 100)
    let restless = Restless("restless", diary, columns: 4, side: 80)
    restless.successor = list
    let view = UICollectionView.shown(restless, StrictDataSource([40]))
    #expect(view.collectionViewLayout === list)
    #expect(view.shownItems == (0..<5).map(path))
    #expect(
      diary.take().filter { $0.hasSuffix("prepare") } == ["restless prepare", "list prepare"])
  }

  @Test func `cells hear of the exchange`() {
    final class Listener: UICollectionViewCell {
      static var heard: [String] = []

      override func willTransition(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout
      ) {
        Self.heard.append("will \(type(of: old)) \(type(of: new))")
      }

      override func didTransition(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout
      ) {
        Self.heard.append("did \(type(of: old)) \(type(of: new))")
      }
    }
    let view = UICollectionView(
      frame: phone, collectionViewLayout: DiaryLayout("grid", diary, columns: 1, side: 80))
    let data = StrictDataSource([1])
    data.attach(to: view)
    view.register(Listener.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    view.layoutIfNeeded()
    #expect(
      Listener.heard == [
        "will DiaryLayout UICollectionViewFlowLayout",
        "did DiaryLayout UICollectionViewFlowLayout",
      ])
  }

  @Test func `an item keeps its place through fifty exchanges at random offsets`() throws {
    var random = SplitMix64(seed: 57)
    let layouts: [UICollectionViewLayout] = [
      DiaryLayout("grid", diary, columns: 4, side: 80),
      DiaryLayout("list", diary, columns: 1, side: 100),
      DiaryLayout("tiles", diary, columns: 2, side: 160),
      UICollectionViewFlowLayout(),
      UICollectionViewCompositionalLayout(section: rowSection(height: 61)),
    ]
    let view = UICollectionView.shown(layouts[0], StrictDataSource([2000]))
    for turn in 0..<50 {
      let length = view.contentSize.height - view.bounds.height
      view.contentOffset.y = CGFloat(Int.random(in: 1000...Int(length) - 1000, using: &random))
      view.layoutIfNeeded()
      let item = try #require(firstWhole(view), "turn \(turn)")
      let before = try #require(place(item, view))
      let next = layouts.filter { $0 !== view.collectionViewLayout }
        .randomElement(using: &random)
      view.setCollectionViewLayout(try #require(next), animated: Bool.random(using: &random))
      view.layoutIfNeeded()
      // As far down as it was, unless it would not fit there now or the content ends before.
      let frame = try #require(view.cellForItem(at: path(item)), "turn \(turn)").frame
      let wanted = frame.minY - min(before.y, 480 - frame.height)
      let expected = min(max(wanted, 0), view.contentSize.height - 480)
      #expect(abs(view.contentOffset.y - expected) < 0.01, "turn \(turn), item \(item)")
    }
  }
}
