import TestSupport
import Testing
import UIKit

@MainActor @Suite struct DisplayTests {
  func rows(_ count: Int) -> (UICollectionView, StrictDataSource) {
    let data = StrictDataSource([count])
    let view = UICollectionView.shown(
      UICollectionViewCompositionalLayout(section: rowSection()), data)
    return (view, data)
  }

  @Test func `only what meets the bounds is dequeued`() {
    let (view, data) = rows(1_000_000)
    // 480 / 44 = 10.9: eleven rows.
    #expect(data.cellRequests == (0..<11).map { IndexPath(item: $0, section: 0) })
    #expect(view.shownItems.count == 11)
    #expect(view.contentSize == CGSize(width: 320, height: 44_000_000))
    let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
    #expect(cell?.frame == CGRect(x: 0, y: 88, width: 320, height: 44))
    #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.map { view.indexPath(for: $0) } == IndexPath(item: 2, section: 0))
    #expect((cell as? CountingCell)?.proof == ["made by its own initializer"])
  }

  @Test func `a view without extent shows nothing and grows without harm`() {
    let data = StrictDataSource([10_000])
    let view = UICollectionView.shown(
      UICollectionViewCompositionalLayout(section: rowSection()), data, frame: .zero)
    #expect(data.cellRequests.isEmpty)
    view.frame = phone
    view.layoutIfNeeded()
    #expect(data.cellRequests.count == 11)
    view.frame = .zero
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
    #expect(view.subviews.isEmpty)
  }

  @Test func `a small step within the rows asks for nothing and moves no view`() {
    let (view, data) = rows(1000)
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    data.forgetRequests()
    let before = view.shownItems
    // Rows 22 (968 to 1012) to 33 (1452 to 1496) are in view until 1012.
    for offset in stride(from: 1001.0, through: 1008, by: 1) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    #expect(data.cellRequests.isEmpty)
    #expect(view.shownItems == before)
  }

  @Test func `views in view are those that meet the bounds at every offset`() {
    let (view, _) = rows(300)
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let offset = Double.random(in: -100...12_900, using: &random).rounded()
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      let expected = (0..<300).filter {
        Double($0) * 44 < offset + 480 && Double($0 + 1) * 44 > offset
      }
      #expect(view.shownItems.map(\.item) == expected, "offset \(offset)")
    }
  }

  @Test func `cells are created for about what is in view and used again for ever`() {
    let (view, data) = rows(100_000)
    var random = SplitMix64(seed: 42)
    for _ in 0..<300 {
      view.contentOffset.y = Double.random(in: 0...4_000_000, using: &random)
      view.layoutIfNeeded()
    }
    #expect(data.made.count <= 2 * 12)
    #expect(data.cellRequests.count > 3000)
    let reused = view.visibleCells.compactMap { ($0 as? CountingCell)?.reuses }
    #expect(reused.allSatisfy { $0 > 0 })
    #expect(view.subviews.count == view.visibleCells.count)
  }

  @Test func `resizing lays out anew at once`() {
    let (view, _) = rows(100)
    view.frame.size = CGSize(width: 200, height: 100)
    view.layoutIfNeeded()
    #expect(view.shownItems.map(\.item) == [0, 1, 2])
    #expect(view.visibleCells.allSatisfy { $0.frame.width == 200 })
  }

  @Test func `the exact attributes object of the layout reaches the cell`() {
    let (view, _) = rows(20)
    let cell = view.cellForItem(at: IndexPath(item: 3, section: 0)) as? CountingCell
    let attributes = view.collectionViewLayout.layoutAttributesForItem(
      at: IndexPath(item: 3, section: 0))
    #expect(cell?.applied.count == 1)
    #expect(cell?.applied.first === attributes)
  }

  @Test func `what a data source hides stays hidden while the attributes are the same`() {
    let (view, _) = rows(20)
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
    cell?.isHidden = true
    view.contentOffset.y = 30
    view.layoutIfNeeded()
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    #expect(cell?.isHidden == true)
  }

  @Test func `headers, footers and backgrounds are shown in the order of depth`() {
    let section = rowSection()
    let header = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: header, elementKind: "header", alignment: .top)
    ]
    section.decorationItems = [.background(elementKind: "card")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
    let data = StrictDataSource([2, 2], kinds: ["header"])
    let view = UICollectionView.shown(layout, data)
    let path = IndexPath(item: 0, section: 1)
    // Each section is 30 + 2 * 44 = 118 long.
    #expect(
      view.supplementaryView(forElementKind: "header", at: path)?.frame
        == CGRect(x: 0, y: 118, width: 320, height: 30))
    #expect(view.visibleSupplementaryViews(ofKind: "header").count == 2)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "header").sorted().last == path)
    // Two backgrounds at depth 0 lie below the six others at depth 1.
    #expect(view.subviews.count == 2 * (1 + 1 + 2))
    #expect(view.subviews.prefix(2).allSatisfy { $0.layer.zPosition == 0 })
    #expect(view.subviews.dropFirst(2).allSatisfy { $0.layer.zPosition == 1 })
    #expect(view.subviews[0].frame.height == 118)
  }

  @Test func `a pinned header stays in view without another layout`() {
    var provided = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      provided += 1
      let section = rowSection()
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: "header", alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }
    let data = StrictDataSource([50], kinds: ["header"])
    let view = UICollectionView.shown(layout, data)
    #expect(provided == 1)
    view.contentOffset.y = 333
    view.layoutIfNeeded()
    let header = view.supplementaryView(
      forElementKind: "header", at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 333, width: 320, height: 30))
    #expect(provided == 1)
    #expect(data.supplementaryRequests.count == 1)
  }

  @Test func `reloading asks for everything in view again`() {
    let (view, data) = rows(30)
    data.counts = [5]
    data.forgetRequests()
    view.contentOffset.y = 400
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 5)
    #expect(view.contentOffset.y == 0)
    #expect(data.cellRequests.map(\.item) == [0, 1, 2, 3, 4])
  }

  @Test func `a background view fills the view behind everything and does not scroll`() {
    let (view, _) = rows(100)
    let background = UIView()
    view.backgroundView = background
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(view.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 100, width: 320, height: 480))
  }

  @Test func `a cell from elsewhere is refused with a text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewCompositionalLayout(section: rowSection()))
        let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
          UICollectionViewCell()
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        data.apply(snapshot)
        withExtendedLifetime(data) { view.layoutIfNeeded() }
      }
    }
    expectText("does not have a reuseIdentifier", in: result)
  }

  @Test func `an identifier without a class is refused with a text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewCompositionalLayout(section: rowSection()))
        _ = view.dequeueReusableCell(
          withReuseIdentifier: "x", for: IndexPath(item: 0, section: 0))
      }
    }
    expectText("could not dequeue a view of kind", in: result)
  }
}
