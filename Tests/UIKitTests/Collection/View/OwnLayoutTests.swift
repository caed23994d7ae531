import Testing
import UIKit

/// Collection views whose subclasses pass layouts of their own.
@MainActor @Suite struct OwnLayoutTests {
  private final class Grid: UICollectionView {
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      let own = UICollectionViewFlowLayout()
      own.itemSize = CGSize(width: 33, height: 44)
      super.init(frame: frame, collectionViewLayout: own)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a subclass that passes a layout of its own is made without one`() {
    let grids = [Grid(), Grid(frame: CGRect(x: 1, y: 2, width: 30, height: 40))]
    for grid in grids {
      #expect(
        (grid.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
          == CGSize(width: 33, height: 44))
    }
    #expect(grids[0].frame == .zero)
    #expect(grids[1].frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `without a layout a collection view is refused in UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UICollectionView() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.hasPrefix("UICollectionView must be initialized with a non-nil layout parameter"),
      "\(text)")
  }

  /// A column of rows 50 points high that places a row when it is first asked for.
  private final class LazyColumn: UICollectionViewLayout {
    private(set) var placed = 0

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: CGFloat(placed) * 50)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      placed = max(placed, min(Int(rect.maxY / 50) + 1, count))
      return (0..<placed).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
      .filter { $0.frame._overlaps(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 100, height: 50)
      return attributes
    }
  }

  @Test func `content that a layout computes when it is asked for elements counts at once`() {
    let layout = LazyColumn()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 220), collectionViewLayout: layout)
    let data = StrictDataSource([100])
    data.attach(to: view)
    view.layoutIfNeeded()
    #expect(layout.placed == 7, "half of the height below the bounds, and the row after that")
    #expect(view.contentSize == CGSize(width: 100, height: 350))
    #expect(view.visibleCells.count == 5)
  }

  /// Configures cells that invalidate the layout, as those do that measure themselves.
  private final class InvalidatingCells: NSObject, UICollectionViewDataSource {
    var requests = 0

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      requests += 1
      collectionView.collectionViewLayout.invalidateLayout()
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test(arguments: [false, true])
  func `cells that invalidate the layout while they are made are displayed`(isLazy: Bool) {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 220),
      collectionViewLayout: isLazy ? LazyColumn() : flow)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let cells = InvalidatingCells()
    view.dataSource = cells
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
    #expect(cells.requests == 3)
    #expect(view.contentSize == view.collectionViewLayout.collectionViewContentSize)
  }

  /// Counts how often it is laid out.
  private final class CountingGrid: UICollectionView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  /// A cell that lays itself out to measure itself, after it has invalidated the layout around it.
  private final class SelfMeasuringCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      (superview as? UICollectionView)?.setNeedsLayout()
      layoutIfNeeded()
      return layoutAttributes
    }
  }

  @Test func `a collection view that is laid out while it measures cells is laid out again`() {
    let view = CountingGrid(
      frame: CGRect(x: 0, y: 0, width: 100, height: 220), collectionViewLayout: LazyColumn())
    view.register(SelfMeasuringCell.self, forCellWithReuseIdentifier: "cell")
    let cells = InvalidatingCells()
    view.dataSource = cells
    view.layoutIfNeeded()
    let before = view.layouts
    view.performBatchUpdates { view.reloadItems(at: [IndexPath(item: 0, section: 0)]) }
    let within = view.layouts
    view.layoutIfNeeded()
    #expect(within > before, "a change is displayed by a layout of the view")
    #expect(view.layouts > within)
  }
}
