import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct PackingTests {
  /// A cell that is as large as its item says, and counts how often it is asked.
  private final class SizedCell: UICollectionViewCell {
    var wanted = CGSize.zero
    static var measures = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.measures += 1
      layoutAttributes.size = wanted
      return layoutAttributes
    }
  }

  private final class MoreView: UICollectionReusableView {
    var shown = 0
  }

  private final class Stage: NSObject, UICollectionViewDataSource {
    var sizes: [CGSize]
    private(set) var view: UICollectionView!

    init(_ sizes: [CGSize], height: CGFloat = 400, _ group: NSCollectionLayoutGroup) {
      self.sizes = sizes
      super.init()
      SizedCell.measures = 0
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: height), collectionViewLayout: layout)
      view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        MoreView.self, forSupplementaryViewOfKind: "more", withReuseIdentifier: "more")
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { sizes.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? SizedCell)?.wanted = sizes[indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "more", for: indexPath)
    }

    func frame(_ item: Int) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }
  }

  private func item(_ width: NSCollectionLayoutDimension, _ height: CGFloat)
    -> NSCollectionLayoutItem
  {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width, heightDimension: .estimated(height)))
  }

  @Test func `cells of a waterfall are measured, and none in view changes its column`() {
    let sizes = (0..<200).map { CGSize(width: 1, height: CGFloat(20 + $0 * 37 % 160)) }
    let stage = Stage(
      sizes,
      .waterfall(columns: 3, itemSpacing: 5, item: item(.fractionalWidth(1), 50)))
    var columns: [Int: CGFloat] = [:]
    while stage.view.contentOffset.y < stage.view.contentSize.height - 400 {
      for cell in stage.view.visibleCells {
        let index = stage.view.indexPath(for: cell)!.item
        #expect(cell.frame.height == sizes[index].height, "item \(index)")
        #expect(columns[index, default: cell.frame.minX] == cell.frame.minX, "item \(index)")
        columns[index] = cell.frame.minX
      }
      stage.view.contentOffset.y += 60
      stage.view.layoutIfNeeded()
    }
    let ends = [0, 100, 200].map { x in
      (0..<200).compactMap(stage.frame).filter { $0.minX == x }.map(\.maxY).max()!
    }
    #expect(ends.max()! - ends.min()! <= 185)
    #expect(SizedCell.measures == 200)
  }

  @Test func `items take as many columns as asked, and rebalancing chooses anew`() throws {
    let group = NSCollectionLayoutGroup.waterfall(
      columns: 3, item: item(.fractionalWidth(1), 50), span: { $0 == 0 ? 2 : 1 })
    let stage = Stage([50, 80, 10, 30].map { CGSize(width: 1, height: $0) }, group)
    #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(stage.frame(1) == CGRect(x: 200, y: 0, width: 100, height: 80))
    #expect(stage.frame(3) == CGRect(x: 100, y: 50, width: 100, height: 30))
    let layout = try #require(
      stage.view.collectionViewLayout as? UICollectionViewCompositionalLayout)
    let cell = try #require(stage.view.cellForItem(at: [0, 1]) as? SizedCell)
    cell.wanted.height = 5
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.frame(1)?.height == 5.0)
    #expect(stage.frame(2)?.minX == 0)
    layout.rebalanceWaterfalls()
    stage.view.layoutIfNeeded()
    #expect(stage.frame(2) == CGRect(x: 200, y: 5, width: 100, height: 10))
  }

  @Test func `tags are measured once each and wrap`() {
    let sizes = (0..<500).map { CGSize(width: CGFloat(20 + $0 * 53 % 90), height: 24) }
    let group = NSCollectionLayoutGroup.wrapping(
      itemSpacing: 4, lineSpacing: 4, item: item(.estimated(60), 30))
    let stage = Stage(sizes, height: 5000, group)
    #expect(SizedCell.measures == 500)
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    for item in 0..<500 {
      if x > 0, x + sizes[item].width > 300 { (x, y) = (0, y + 28) }
      #expect(stage.frame(item) == CGRect(origin: CGPoint(x: x, y: y), size: sizes[item]))
      x += sizes[item].width + 4
    }
  }

  @Test func `a view stands for the items that do not fit in the rows`() throws {
    let overflow = WrappingOverflow(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(40), heightDimension: .absolute(24)),
      elementKind: "more"
    ) { view, count in (view as? MoreView)?.shown = count }
    let group = NSCollectionLayoutGroup.wrapping(
      itemSpacing: 10, lineSpacing: 4, maximumLines: 2, overflow: overflow,
      item: item(.estimated(60), 24))
    let stage = Stage(Array(repeating: CGSize(width: 90, height: 24), count: 20), group)
    // Three in the first row, two and the view in the second.
    let more = try #require(
      stage.view.supplementaryView(forElementKind: "more", at: [0, 0]) as? MoreView)
    #expect(more.frame == CGRect(x: 200, y: 28, width: 40, height: 24))
    #expect(more.shown == 15)
    #expect(stage.view.hiddenItemCount(inSection: 0) == 15)
    #expect(stage.frame(5) == nil)
    #expect(stage.view.visibleCells.count == 5)
    stage.sizes.removeLast(14)
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.view.hiddenItemCount(inSection: 0) == 0)
    #expect(stage.view.supplementaryView(forElementKind: "more", at: [0, 0]) == nil)
  }

  @Test func `a sheet scrolls both ways, keeps its bands in view and few cells alive`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.spreadsheet(
      columnWidths: Array(repeating: 60, count: 1000),
      frozen: FrozenBands(top: 1, leading: 2, bottom: 1, trailing: 1),
      item: NSCollectionLayoutItem(layoutSize: size))
    let stage = Stage(Array(repeating: .zero, count: 1_000_000), group)
    #expect(stage.view.contentSize == CGSize(width: 60_000, height: 40_000))
    stage.view.contentOffset = CGPoint(x: 30_030, y: 20_020)
    stage.view.layoutIfNeeded()
    // Eleven rows and the two frozen ones; six columns and the three frozen ones.
    #expect(stage.view.visibleCells.count == (11 + 2) * (6 + 3))
    let corner = try #require(stage.view.cellForItem(at: [0, 1]))
    #expect(corner.frame == CGRect(x: 30_090, y: 20_020, width: 60, height: 40))
    let opposite = try #require(stage.view.cellForItem(at: [0, 999_999]))
    #expect(opposite.frame == CGRect(x: 30_270, y: 20_380, width: 60, height: 40))
    let body = try #require(stage.view.cellForItem(at: [0, 501_502]))
    #expect(corner.layer.zPosition > body.layer.zPosition)
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset == CGPoint(x: 30_030, y: 20_020))
    #expect(stage.view.visibleCells.count == (11 + 2) * (6 + 3))
  }

  @Test func `what packing groups cannot do is refused with a cure`() async {
    await #expect(processExitsWith: .failure) {
      await makeInnerWaterfall()
    }
  }
}

/// A waterfall of all items inside another group.
@MainActor private func makeInnerWaterfall() {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .absolute(1), heightDimension: .absolute(1)))
  let waterfall = NSCollectionLayoutGroup.waterfall(columns: 2, item: item)
  _ = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [waterfall])
}
