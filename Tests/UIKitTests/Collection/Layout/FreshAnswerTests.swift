import Testing
import UIKit

/// Layouts answer for the present data and properties at once.
@MainActor @Suite struct FreshAnswerTests {
  func flow(_ count: Int) -> (UICollectionViewFlowLayout, UICollectionView, StrictDataSource) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let data = StrictDataSource([count])
    let view = HoldingView(frame: phone, collectionViewLayout: layout)
    view.data = data
    data.attach(to: view)
    return (layout, view, data)
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `a flow layout answers before the first layout pass`() {
    let (layout, view, _) = flow(6)
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 80))
    #expect(layout.layoutAttributesForItem(at: path(3))?.frame.minY == 40)
    #expect(layout.layoutAttributesForElements(in: phone)?.count == 6)
    #expect(view.layoutAttributesForItem(at: path(3))?.frame.minY == 40)
  }

  @Test func `a flow layout answers for new properties`() {
    let (layout, view, _) = flow(6)
    view.layoutIfNeeded()
    layout.itemSize = CGSize(width: 320, height: 50)
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 300))
    layout.minimumLineSpacing = 10
    #expect(layout.layoutAttributesForItem(at: path(2))?.frame.minY == 120)
    layout.sectionInset.top = 5
    #expect(layout.layoutAttributesForElements(in: phone)?.first?.frame.minY == 5)
    layout.headerReferenceSize.height = 30
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: path(0))?.frame.height == 30)
    layout.scrollDirection = .horizontal
    #expect(layout.collectionViewContentSize.height == 480)
  }

  @Test func `a flow layout answers for new data`() {
    let (layout, view, data) = flow(6)
    view.layoutIfNeeded()
    data.counts = [9]
    view.reloadData()
    #expect(layout.collectionViewContentSize.height == 120)
    #expect(layout.layoutAttributesForItem(at: path(8))?.frame.minY == 80)
    data.counts = [10]
    view.insertItems(at: [path(0)])
    #expect(layout.collectionViewContentSize.height == 160)
    data.counts = [0]
    view.reloadData()
    #expect(layout.layoutAttributesForItem(at: path(0)) == nil)
    #expect(layout.layoutAttributesForElements(in: phone) == [])
  }

  @Test func `a compositional layout answers at once`() {
    let layout = UICollectionViewCompositionalLayout(section: rowSection())
    let data = StrictDataSource([3])
    let view = HoldingView(frame: phone, collectionViewLayout: layout)
    view.data = data
    data.attach(to: view)
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 132))
    #expect(layout.layoutAttributesForItem(at: path(2))?.frame.minY == 88)
    view.layoutIfNeeded()
    data.counts = [5]
    view.reloadData()
    #expect(layout.collectionViewContentSize.height == 220)
    #expect(layout.layoutAttributesForElements(in: phone)?.count == 5)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 10
    data.counts = [1, 1]
    view.reloadData()
    layout.configuration = configuration
    #expect(
      layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 54)
    view.frame.size.width = 200
    #expect(layout.layoutAttributesForItem(at: path(0))?.frame.width == 200)
  }

  @Test func `a list answers at once`() {
    let list = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let data = StrictDataSource([2])
    let view = HoldingView(frame: phone, collectionViewLayout: list)
    view.data = data
    data.attach(to: view)
    #expect(list.layoutAttributesForItem(at: path(1))?.frame.width == 320)
    data.counts = [3]
    view.reloadData()
    #expect(list.layoutAttributesForItem(at: path(2)) != nil)
  }

  @Test func `a subclass prepares before it answers`() {
    /// As many columns as fit, set in `prepare()` as many applications do.
    final class Columns: UICollectionViewFlowLayout {
      var columns = 2 {
        didSet { invalidateLayout() }
      }
      var preparations = 0

      override func prepare() {
        preparations += 1
        let width = collectionView?.bounds.width ?? 0
        itemSize = CGSize(width: width / CGFloat(columns), height: 40)
        minimumInteritemSpacing = 0
        minimumLineSpacing = 0
        super.prepare()
      }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item != 1 }
      }
    }
    let layout = Columns()
    let data = StrictDataSource([8])
    let view = HoldingView(frame: phone, collectionViewLayout: layout)
    view.data = data
    data.attach(to: view)
    #expect(layout.layoutAttributesForItem(at: path(7))?.frame.minY == 120)
    #expect(layout.collectionViewContentSize.height == 160)
    layout.columns = 4
    #expect(
      layout.layoutAttributesForElements(in: phone)?.map(\.frame.width)
        == .init(repeating: 80, count: 7))
    let preparations = layout.preparations
    #expect(layout.collectionViewContentSize.height == 80)
    #expect(layout.preparations == preparations)
  }

  @Test func `the content size of a subclass is computed without preparing it`() {
    /// Insets of the view that `prepare()` sets would change the length of the lines.
    final class Beside: UICollectionViewFlowLayout {
      var sidebar: CGFloat = 0 {
        didSet { invalidateLayout() }
      }
      var preparations = 0

      override func prepare() {
        preparations += 1
        collectionView?.contentInset.left = sidebar
        super.prepare()
      }
    }
    let layout = Beside()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let data = StrictDataSource([6])
    let view = HoldingView(frame: phone, collectionViewLayout: layout)
    view.data = data
    data.attach(to: view)
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 80))
    #expect(layout.preparations == 0)
    view.layoutIfNeeded()
    let preparations = layout.preparations
    layout.sidebar = 120
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 80))
    layout.itemSize.height = 50
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 100))
    data.counts = [9]
    view.reloadData()
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 150))
    #expect(layout.preparations == preparations)
    #expect(view.contentSize == CGSize(width: 320, height: 80))
    view.layoutIfNeeded()
    #expect(layout.preparations > preparations)
    #expect(view.contentInset.left == 120)
    #expect(layout.collectionViewContentSize == CGSize(width: 200, height: 450))
  }
}
