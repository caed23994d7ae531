import TestSupport
import Testing
import UIKit

/// Rotation and other changes of a window's size, and of a view's alone.
@MainActor @Suite struct ResizingTests {
  let diary = LayoutDiary()

  /// Fills its controller's view.
  final class Controller: UIViewController {
    let list: UICollectionView
    let data: StrictDataSource
    let diary: LayoutDiary

    init(_ layout: UICollectionViewLayout, _ count: Int, _ diary: LayoutDiary) {
      list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      data = StrictDataSource([count])
      self.diary = diary
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.contentInsetAdjustmentBehavior = .never
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.frame = view.bounds
      data.attach(to: list)
      view.addSubview(list)
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      diary.note("controller traits \(newCollection.verticalSizeClass == .compact)")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      let isKnown = transitionCoordinator === coordinator
      diary.note("controller size \(Int(size.width)) from \(Int(view.bounds.width)) \(isKnown)")
      coordinator.animate { [diary, list] context in
        diary.note("alongside \(Int(list.bounds.width)) \(context.percentComplete)")
      } completion: { [diary, list] _ in
        diary.note("completed \(list.contentOffset.y)")
      }
    }
  }

  func makeWindow(
    _ layout: UICollectionViewLayout, _ count: Int = 400
  ) -> (window: UIWindow, list: UICollectionView) {
    let controller = Controller(layout, count, diary)
    let window = UIWindow(frame: phone)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    _ = diary.take()
    return (window, controller.list)
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Squares in as many columns as fit, which have to be computed anew for other widths.
  final class FittingLayout: DiaryLayout {
    override func prepare() {
      columns = max(1, Int((collectionView?.bounds.width ?? 0) / side))
      super.prepare()
    }
  }

  @Test func `a rotation is one transaction, in UIKit's order`() {
    let layout = FittingLayout("grid", diary, columns: 2, side: 160)
    layout.followsBounds = true
    let (window, list) = makeWindow(layout)
    list.contentOffset.y = 1600
    list.layoutIfNeeded()
    #expect(list.shownItems == (20..<26).map(path))
    _ = diary.take()
    window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    // Item 20 begins row 10 of 160 points in two columns, and is in row 6 in three.
    #expect(
      diary.take() == [
        "controller traits true", "controller size 480 from 320 true", "grid invalidate",
        "grid invalidate", "alongside 480 1.0", "grid prepare", "grid prepare bounds 320x480",
        "grid target 0 960", "grid final 0.20", "grid final 0.21", "grid final 0.22",
        "grid final 0.23", "grid final 0.24", "grid final 0.25", "grid initial 0.18",
        "grid initial 0.19", "grid initial 0.20", "grid initial 0.21", "grid initial 0.22",
        "grid initial 0.23", "grid finalize bounds", "completed 960.0",
      ])
    #expect(list.contentOffset.y == 960)
  }

  @Test func `a layout that does not depend on the bounds hears of their animated change`() {
    let (window, list) = makeWindow(DiaryLayout("grid", diary, columns: 2, side: 160), 2)
    _ = diary.take()
    window.frame = CGRect(x: 0, y: 0, width: 320, height: 490)
    #expect(
      diary.take() == [
        "controller size 320 from 320 true", "grid prepare bounds 320x480", "grid final 0.0",
        "grid final 0.1", "grid initial 0.0", "grid initial 0.1", "grid finalize bounds",
        "alongside 320 1.0", "completed 0.0",
      ])
    #expect(list.bounds.height == 490)
  }

  @Test func `children as large as their parent hear of a transition`() {
    let child = Controller(DiaryLayout("grid", diary, columns: 2, side: 160), 10, diary)
    let navigation = UINavigationController(rootViewController: child)
    let window = UIWindow(frame: phone)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    _ = diary.take()
    window.bounds = CGRect(x: 0, y: 0, width: 480, height: 480)
    #expect(diary.take().contains("controller size 480 from 320 true"))
    #expect(navigation.transitionCoordinator == nil)
    #expect(child.view.bounds.width == 480)
  }

  @Test func `two hundred resizings keep the item looked at, and equal a layout made anew`() throws
  {
    var random = SplitMix64(seed: 12)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 70, height: 50)
    let (window, list) = makeWindow(flow, 1000)
    for turn in 0..<200 {
      let length = list.contentSize.height - list.bounds.height
      list.contentOffset.y = CGFloat(Int.random(in: 1...Int(length) - 1, using: &random))
      list.layoutIfNeeded()
      let visible = list.bounds
      let item = try #require(
        list.shownItems.first { visible.contains(list.cellForItem(at: $0)?.frame ?? .null) })
      let before = try #require(list.cellForItem(at: item)).frame.minY - list.contentOffset.y
      let share = before / visible.height

      window.frame.size = CGSize(
        width: CGFloat(Int.random(in: 150...900, using: &random)),
        height: CGFloat(Int.random(in: 150...900, using: &random)))

      let cell = try #require(list.cellForItem(at: item), "turn \(turn)")
      let height = list.bounds.height
      let expected = cell.frame.minY - min(share * height, height - cell.frame.height)
      let furthest = max(0, list.contentSize.height - height)
      #expect(abs(list.contentOffset.y - min(max(expected, 0), furthest)) < 0.01, "turn \(turn)")

      let fresh = UICollectionViewFlowLayout()
      fresh.itemSize = flow.itemSize
      let other = UICollectionView.shown(fresh, StrictDataSource([1000]), frame: list.frame)
      other.traitOverrides.displayScale = list.traitCollection.displayScale
      other.contentOffset = list.contentOffset
      other.layoutIfNeeded()
      #expect(other.contentSize == list.contentSize)
      #expect(other.shownItems == list.shownItems)
      for path in list.shownItems {
        #expect(other.cellForItem(at: path)?.frame == list.cellForItem(at: path)?.frame)
      }
    }
  }

  @Test func `the delegate is asked for sizes at the final width alone`() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      var widths: Set<CGFloat> = []

      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        widths.insert(collectionView.bounds.width)
        return CGSize(width: collectionView.bounds.width, height: 50)
      }
    }
    let sizes = Sizes()
    let (window, list) = makeWindow(UICollectionViewFlowLayout(), 30)
    list.delegate = sizes
    list.collectionViewLayout.invalidateLayout()
    list.layoutIfNeeded()
    sizes.widths = []
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(sizes.widths == [480])
    #expect(list.cellForItem(at: path(0))?.bounds.width == 480)
  }

  @Test func `a frame that is set alone leaves the offset, as in UIKit`() {
    let layout = FittingLayout("grid", diary, columns: 2, side: 160)
    layout.followsBounds = true
    let view = UICollectionView.shown(layout, StrictDataSource([400]))
    view.contentOffset.y = 1600
    view.layoutIfNeeded()
    _ = diary.take()
    view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1600)
    #expect(diary.take() == ["grid invalidate", "grid prepare"])
  }
}
