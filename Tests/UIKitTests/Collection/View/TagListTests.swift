import Testing
import UIKit

/// Tags of estimated width, as lists of tags are written everywhere.
@MainActor @Suite struct TagListTests {
  @Test func `eight tags estimated at 60 that are 150 wide stand two in a row`() {
    let list = TagList(widths: Array(repeating: 150, count: 8))
    for (item, frame) in list.frames.enumerated() {
      let (line, place) = item.quotientAndRemainder(dividingBy: 2)
      let left = CGFloat(place) * 150
      let top = CGFloat(line) * 32
      #expect(frame == CGRect(x: left, y: top, width: 150, height: 32))
    }
    #expect(list.view.indexPathsForVisibleItems.count == 8)
    #expect(list.view.contentSize.height == CGFloat(4 * 32))
  }

  @Test func `tags break like words, with room between them, in both directions`() {
    for isMirrored in [false, true] {
      let widths: [CGFloat] = [100, 180, 90, 380, 44, 300, 20, 20, 20]
      let list = TagList(widths: widths, spacing: 8, lineSpacing: 6, isMirrored: isMirrored)
      // 100 + 8 + 180 + 8 + 90 = 386; 380; 44 + 8 + 300 + 8 + 20 = 380; two of 20.
      let lefts: [CGFloat] = [0, 108, 296, 0, 0, 52, 360, 0, 28]
      let lines: [CGFloat] = [0, 0, 0, 1, 2, 2, 2, 3, 3]
      for (item, frame) in list.frames.enumerated() {
        let left = isMirrored ? 390 - lefts[item] - widths[item] : lefts[item]
        #expect(frame == CGRect(x: left, y: lines[item] * 38, width: widths[item], height: 32))
      }
    }
  }

  @Test func `a tag that grows pushes others to the next line, and back`() {
    let list = TagList(widths: [100, 100, 100, 50])
    #expect(list.frames.map(\.minY) == [0, 0, 0, 0])
    list.change(1, to: 300)
    #expect(list.frames.map(\.minY) == [0, 32, 64, 64])
    list.change(1, to: 100)
    #expect(list.frames.map(\.minY) == [0, 0, 0, 0])
  }

  @Test func `measured tags keep their widths when others are inserted`() {
    let list = TagList(widths: [150, 150, 150])
    list.view.layoutIfNeeded()
    list.widths.insert(200, at: 0)
    list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(list.frames.map(\.width) == [200, 150, 150, 150])
    #expect(list.frames.map(\.minY) == [0, 0, 32, 32])
  }
}

/// Tags in lines of the view's width.
@MainActor private final class TagList: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  var widths: [CGFloat]

  init(
    widths: [CGFloat], spacing: CGFloat = 0, lineSpacing: CGFloat = 0, isMirrored: Bool = false
  ) {
    self.widths = widths
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(60), heightDimension: .absolute(32)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)),
      subitems: [item])
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = lineSpacing
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    super.init()
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.register(Tag.self, forCellWithReuseIdentifier: "tag")
    view.dataSource = self
  }

  /// Where the cells are.
  var frames: [CGRect] {
    view.layoutIfNeeded()
    return widths.indices.map {
      view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .null
    }
  }

  func change(_ item: Int, to width: CGFloat) {
    widths[item] = width
    view.reconfigureItems(at: [IndexPath(item: item, section: 0)])
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { widths.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    (cell as? Tag)?.length = widths[indexPath.item]
    return cell
  }

  private final class Tag: UICollectionViewCell {
    var length: CGFloat = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.width = length
      return layoutAttributes
    }
  }
}
