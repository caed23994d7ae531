import CollectionViewExtras
import Testing
import UIKit

/// Rows are scrolled to pages and items, and begin anywhere. Rule ORTH-16.
@MainActor @Suite struct RowScrollingTests {
  @Test(arguments: [false, true])
  func `the first picture shows the initial item, and no other cells are made`(isMirrored: Bool) {
    let stage = RowStage(isMirrored: isMirrored) { _ in
      RowStage.cards(.groupPaging) { $0.initialItem = 4 }
    }
    defer { stage.close() }
    #expect(stage.shown.map(\.item) == [4] && stage.shown.map(\.minX) == [0])
    #expect(stage.row.page == 4 && stage.cellsMade == 2 + 7)
    // It stays until the row is scrolled.
    stage.resize(to: 200)
    #expect(stage.shown.map(\.item) == [4] && stage.row.offset == 800)
    stage.row.scrollToPage(0, animated: false)
    stage.view.reloadData()
    stage.resize(to: 300)
    #expect(stage.row.page == 0)
  }

  @Test func `an initial item waits for the data, and is the last one of fewer`() {
    let stage = RowStage([]) { _ in RowStage.cards(.groupPaging) { $0.initialItem = 4 } }
    defer { stage.close() }
    #expect(stage.row.numberOfPages == 0)
    stage.apply([("a", [1, 2, 3]), ("b", [500]), ("c", [900])])
    stage.window.layoutIfNeeded()
    #expect(stage.shown.map(\.item) == [3])
  }

  @Test(arguments: [false, true])
  func `scrolling before the first layout decides where the row begins`(isMirrored: Bool) {
    let stage = RowStage(isMirrored: isMirrored, isShown: false) { _ in RowStage.cards(.paging) }
    defer { stage.close() }
    stage.view.frame = .zero
    stage.row.scrollToItem(5, animated: true)
    stage.view.frame = stage.window.bounds
    stage.show()
    #expect(stage.shown.map(\.item) == [5] && stage.view.contentOffset == .zero)
  }

  @Test func `rows off the screen are scrolled too, and the collection view stays`() {
    let stage = RowStage { _ in RowStage.cards(.groupPaging) }
    defer { stage.close() }
    stage.view.contentOffset.y = 600
    stage.window.layoutIfNeeded()
    #expect(stage.shown.isEmpty)
    var events: [OrthogonalRow.Event] = []
    let observation = stage.row.observe { events.append($1) }
    stage.row.scrollToPage(3, animated: true)
    #expect(stage.row.page == 3 && events == [.scrolled, .pageChanged, .settled])
    #expect(stage.view.contentOffset.y == 600)
    stage.view.contentOffset.y = 0
    stage.window.layoutIfNeeded()
    #expect(stage.shown.map(\.item) == [3])
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: [false, true])
  func `a row that moves shows another page at once when it is scrolled there`(isMirrored: Bool) {
    ManualClock.run { clock in
      let stage = RowStage(isMirrored: isMirrored) { _ in RowStage.cards(.groupPaging) }
      defer { stage.close() }
      clock.advance(by: 0)
      stage.row.scrollToPage(2, animated: true)
      clock.advance(by: 0.1)
      #expect(stage.row.offset > 0 && stage.row.offset < 600)
      stage.row.scrollToPage(6, animated: false)
      stage.window.layoutIfNeeded()
      #expect(stage.shown.map(\.item) == [6] && stage.shown.map(\.minX) == [0])
    }
  }

  /// Cards of 200 to 260 points that are estimated ten times as wide.
  @Test(arguments: [false, true], [0, 3, 9, 14])
  func `an item is at the start after one call, with any estimate`(isMirrored: Bool, item: Int) {
    let stage = RowStage(Array(0..<20), isMirrored: isMirrored) { _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .estimated(2300), heightDimension: .absolute(100))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      return section
    }
    defer { stage.close() }
    let sized = UICollectionView.CellRegistration<SizedCell, Int> { cell, _, item in
      cell.width = 200 + CGFloat(item % 4) * 20
    }
    let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: stage.view) {
      $0.dequeueConfiguredReusableCell(using: sized, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    data.apply(snapshot, animatingDifferences: false)
    stage.window.layoutIfNeeded()
    stage.row.scrollToItem(item, animated: false)
    stage.window.layoutIfNeeded()
    let cell = stage.view.cellForItem(at: IndexPath(item: item, section: 0))
    let frame = cell.map { $0.convert($0.bounds, to: stage.window) } ?? .null
    #expect(abs((isMirrored ? 300 - frame.maxX : frame.minX)) < 1, "\(frame)")
  }

  private final class SizedCell: UICollectionViewCell {
    var width: CGFloat = 0
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.width = width
      return layoutAttributes
    }
  }

  @Test(arguments: [false, true])
  func `neighbours of a page peek on both sides`(isMirrored: Bool) {
    let stage = RowStage(isMirrored: isMirrored, RowStage.pages)
    defer { stage.close() }
    stage.row.scrollToPage(2, animated: false)
    stage.window.layoutIfNeeded()
    // Pages of 300 - 2 * 30 = 240 in the middle, 20 of each neighbour beside them.
    #expect(stage.shown.map(\.minX) == [-220, 30, 280])
    #expect(stage.shown.map(\.item) == (isMirrored ? [3, 2, 1] : [1, 2, 3]))
    #expect(stage.row.numberOfPages == 7)
  }

  // MARK: Mistakes

  @Test func `a section that does not exist is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = RowStage { _ in RowStage.cards(.paging) }
        _ = stage.view.orthogonalRow(inSection: 7)
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("There is no section 7: the collection view has 3."))
  }

  @Test func `pages, items and rows that do not exist are refused`() async {
    let page = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = RowStage { _ in RowStage.cards(.paging) }
        stage.row.scrollToPage(7, animated: false)
      }
    }
    let pageText = page.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(pageText.contains("There is no page 7 in section 0: its row has 7 pages."))
    let item = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = RowStage { _ in RowStage.cards(.paging) }
        stage.row.scrollToItem(-1, animated: false)
      }
    }
    let itemText = item.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(itemText.contains("There is no item -1 in section 0, which has 7 items."))
    let list = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = RowStage { _ in RowStage.cards(.paging) }
        stage.view.orthogonalRow(inSection: 2).scrollToPage(0, animated: false)
      }
    }
    let listText = list.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(listText.contains("Section 2 cannot be scrolled to page 0"))
  }
}
