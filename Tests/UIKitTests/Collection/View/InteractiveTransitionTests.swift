import Testing
import UIKit

/// Going from one layout to another step by step.
@MainActor @Suite struct InteractiveTransitionTests {
  let diary = LayoutDiary()

  /// A hundred items in five columns of squares of 64 points, to be shown in one of 320.
  func makeStage() -> (view: UICollectionView, grid: DiaryLayout, list: DiaryLayout) {
    let grid = DiaryLayout("grid", diary, columns: 5, side: 64)
    let list = DiaryLayout("list", diary, columns: 1, side: 320)
    let view = UICollectionView.shown(grid, StrictDataSource([100]))
    _ = diary.take()
    return (view, grid, list)
  }

  /// The value a share of the way from one to another.
  func way(_ start: CGFloat, _ end: CGFloat, _ share: CGFloat) -> CGFloat {
    start + (end - start) * share
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test(arguments: [CGFloat(0), 0.25, 0.5, 1, 1.25])
  func `cells are where the progress takes them`(progress: CGFloat) throws {
    let (view, _, list) = makeStage()
    let transition = view.startInteractiveTransition(to: list)
    transition.transitionProgress = progress
    view.layoutIfNeeded()
    // Item 1 goes from (64, 0) to (0, 320), and grows from 64 to 320.
    let cell = try #require(view.cellForItem(at: path(1)))
    #expect(cell.bounds.width == way(64, 320, progress))
    #expect(cell.center.x == way(96, 160, progress))
    #expect(cell.center.y == way(32, 480, progress))
    #expect(view.contentSize.height == way(1280, 32000, progress))
    #expect(view.collectionViewLayout === transition)
  }

  @Test func `the layout on the way answers for one item as for those of a rectangle`() throws {
    let (view, _, list) = makeStage()
    let transition = view.startInteractiveTransition(to: list)
    transition.transitionProgress = 0.5
    view.layoutIfNeeded()
    let one = try #require(transition.layoutAttributesForItem(at: path(1)))
    #expect(one.frame.width == way(64, 320, 0.5))
    #expect(one.center == view.cellForItem(at: path(1))?.center)
    #expect(transition.layoutAttributesForItem(at: path(1000)) == nil)
  }

  @Test func `the content is scrolled on the way, the item looked at keeping its place`() throws {
    let (view, _, list) = makeStage()
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    let transition = view.startInteractiveTransition(to: list)
    // The first item fully visible is 20, which begins 56 below the top in the grid: row 4 is at
    // 256. In the list it is at 6400.
    #expect(diary.take().contains("list target 0 6344"))
    for progress in [0.25, 0.5, 1] as [CGFloat] {
      transition.transitionProgress = progress
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == way(200, 6344, progress))
      let cell = try #require(view.cellForItem(at: path(20)))
      let place = cell.frame.minY - view.contentOffset.y
      #expect(abs(place - 56) < 1e-9)
    }
    view.finishInteractiveTransition()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 6344)
    #expect(view.cellForItem(at: path(20))?.frame == CGRect(x: 0, y: 6400, width: 320, height: 320))
  }

  @Test func `layouts hear of a transition that is finished`() {
    let (view, grid, list) = makeStage()
    var ends: [[Bool]] = []
    let transition = view.startInteractiveTransition(to: list) { ends.append([$0, $1]) }
    #expect(
      diary.take() == [
        "grid to", "list from", "list invalidate", "list prepare", "list target 0 0",
      ])
    transition.transitionProgress = 0.3
    view.layoutIfNeeded()
    transition.transitionProgress = 0.6
    transition.invalidateLayout()
    view.layoutIfNeeded()
    #expect(diary.take() == [], "neither layout is prepared again")
    #expect(ends == [])
    view.finishInteractiveTransition()
    #expect(diary.take() == ["grid finalize transition", "list finalize transition"])
    #expect(ends == [[true, true]])
    #expect(view.collectionViewLayout === list)
    #expect(list.collectionView === view)
    #expect(grid.collectionView == nil)
    #expect(transition.collectionView == nil)
    view.layoutIfNeeded()
    #expect(view.shownItems == [path(0), path(1)])
    #expect(view.contentSize == list.collectionViewContentSize)
  }

  @Test func `a transition that is cancelled leaves everything as it was`() {
    let (view, grid, list) = makeStage()
    view.contentOffset.y = 130
    view.layoutIfNeeded()
    let before = Dictionary(
      view.visibleCells.map { (view.indexPath(for: $0)!, $0.frame) }
    ) { first, _ in first }
    var ends: [[Bool]] = []
    let transition = view.startInteractiveTransition(to: list) { ends.append([$0, $1]) }
    transition.transitionProgress = 0.8
    view.layoutIfNeeded()
    view.cancelInteractiveTransition()
    view.layoutIfNeeded()
    let after = Dictionary(
      view.visibleCells.map { (view.indexPath(for: $0)!, $0.frame) }
    ) { first, _ in first }
    #expect(after == before)
    #expect(view.contentOffset.y == 130)
    #expect(ends == [[true, false]])
    #expect(view.collectionViewLayout === grid)
    #expect(list.collectionView == nil)
  }

  @Test func `cells stay through a transition, each asked for once`() {
    let grid = DiaryLayout("grid", diary, columns: 5, side: 64)
    let list = DiaryLayout("list", diary, columns: 1, side: 320)
    let data = StrictDataSource([100])
    let view = UICollectionView.shown(grid, data)
    let first = view.cellForItem(at: path(0))
    data.forgetRequests()
    let transition = view.startInteractiveTransition(to: list)
    for step in 0...10 {
      transition.transitionProgress = CGFloat(step) / 10
      view.layoutIfNeeded()
    }
    view.finishInteractiveTransition()
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(0)) === first)
    #expect(data.cellRequests == [])
  }

  @Test func `the delegate says what takes one layout to the other`() {
    final class Curve: UICollectionViewTransitionLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect)
        for attributes in found ?? [] { attributes.center.x += value(forAnimatedKey: "bend") }
        return found
      }
    }
    final class Delegate: NSObject, UICollectionViewDelegate {
      var asked: [[UICollectionViewLayout]] = []

      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        asked.append([fromLayout, toLayout])
        return Curve(currentLayout: fromLayout, nextLayout: toLayout)
      }
    }
    let (view, grid, list) = makeStage()
    let delegate = Delegate()
    view.delegate = delegate
    let transition = view.startInteractiveTransition(to: list)
    #expect(delegate.asked.count == 1)
    #expect(delegate.asked.first?.first === grid)
    #expect(delegate.asked.first?.last === list)
    #expect(transition is Curve)
    #expect(transition.value(forAnimatedKey: "bend") == 0)
    transition.updateValue(7, forAnimatedKey: "bend")
    transition.transitionProgress = 0.5
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(1))?.center.x == way(96, 160, 0.5) + 7)
  }

  @Test func `elements of one layout alone fade where they are`() throws {
    let header = UICollectionView.elementKindSectionHeader
    let plain = UICollectionViewFlowLayout()
    let headed = UICollectionViewFlowLayout()
    headed.headerReferenceSize = CGSize(width: 0, height: 40)
    let view = UICollectionView.shown(plain, StrictDataSource([30], kinds: [header]))
    let transition = view.startInteractiveTransition(to: headed)
    transition.transitionProgress = 0.25
    view.layoutIfNeeded()
    let shown = try #require(view.supplementaryView(forElementKind: header, at: path(0)))
    #expect(shown.alpha == 0.25)
    #expect(shown.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    view.cancelInteractiveTransition()
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: header, at: path(0)) == nil)
  }

  @Test func `a carousel and a list turn into each other`() throws {
    let carousel = UICollectionViewCompositionalLayout(section: rowOfSquares())
    let list = UICollectionViewCompositionalLayout(section: rowSection(height: 60))
    let view = UICollectionView.shown(carousel, StrictDataSource([20]))
    view.scrollToItem(at: path(7), at: .left, animated: false)
    view.layoutIfNeeded()
    let scrolled = try #require(view.cellForItem(at: path(7)))
    let before = view.convert(scrolled.bounds, from: scrolled)
    #expect(before.minX == 0)

    let transition = view.startInteractiveTransition(to: list)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: path(7)))
    #expect(cell === scrolled)
    #expect(view.convert(cell.bounds, from: cell) == before, "at no progress nothing has moved")
    transition.transitionProgress = 0.5
    view.layoutIfNeeded()
    #expect(cell.frame.midX == way(50, 160, 0.5))
    view.cancelInteractiveTransition()
    view.layoutIfNeeded()
    #expect(view.convert(cell.bounds, from: cell) == before)

    _ = view.startInteractiveTransition(to: list)
    view.finishInteractiveTransition()
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(7))?.frame.minY == 420)
  }

  @Test func `new data during a transition reach both layouts`() {
    let grid = DiaryLayout("grid", diary, columns: 5, side: 64)
    let list = DiaryLayout("list", diary, columns: 1, side: 320)
    let data = StrictDataSource([100])
    let view = UICollectionView.shown(grid, data)
    let transition = view.startInteractiveTransition(to: list)
    transition.transitionProgress = 0.5
    view.layoutIfNeeded()
    _ = diary.take()
    data.counts = [3]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(
      diary.take() == ["grid invalidate", "list invalidate", "grid prepare", "list prepare"])
    #expect(view.shownItems == [path(0), path(1), path(2)])
    #expect(view.contentSize.height == way(64, 960, 0.5))
  }

  @Test func `what goes on without a transition, or within one, is refused`() async {
    await #expect(processExitsWith: .failure) {
      await UICollectionView.shown(
        UICollectionViewFlowLayout(), StrictDataSource([1])
      ).finishInteractiveTransition()
    }
    await #expect(processExitsWith: .failure) {
      let view = await UICollectionView.shown(
        UICollectionViewFlowLayout(), StrictDataSource([1]))
      _ = await view.startInteractiveTransition(to: UICollectionViewFlowLayout())
      await view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    }
  }
}
