import Testing
import UIKit

/// What is in view stays there through changes of the data that do not touch it.
@MainActor @Suite struct KeptCellTests {
  /// Writes down what comes into view and what goes.
  final class Diary: NSObject, UICollectionViewDelegate {
    var shown: [IndexPath] = []
    var ended: [IndexPath] = []
    var headers: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      shown.append(indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      ended.append(indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      headers.append("+\(indexPath.section)")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      headers.append("-\(indexPath.section)")
    }
  }

  enum Kind: CaseIterable { case compositional, flow, custom }

  /// Rows of 44 points, written from scratch.
  final class Rows: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      return CGSize(width: 320, height: 44 * CGFloat(count))
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
        .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 44 * CGFloat(indexPath.item), width: 320, height: 44)
      return attributes
    }
  }

  func layout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .compositional: return UICollectionViewCompositionalLayout(section: rowSection())
    case .custom: return Rows()
    case .flow:
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 320, height: 44)
      flow.minimumLineSpacing = 0
      return flow
    }
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  func stage(_ kind: Kind, _ count: Int) -> (UICollectionView, StrictDataSource, Diary) {
    let data = StrictDataSource([count])
    let view = UICollectionView.shown(layout(kind), data)
    let diary = Diary()
    view.delegate = diary
    data.forgetRequests()
    return (view, data, diary)
  }

  @Test(arguments: Kind.allCases)
  func `an insertion asks for the new cell alone and moves the others`(kind: Kind) {
    let (view, data, diary) = stage(kind, 4)
    let cells = view.visibleCells
    cells[2].tag = 7
    data.counts = [5]
    view.insertItems(at: [path(1)])
    // Right at once, before any layout.
    #expect(data.cellRequests == [path(1)])
    #expect(view.visibleCells.count == 5)
    #expect(view.cellForItem(at: path(0)) === cells[0])
    #expect(view.cellForItem(at: path(2)) === cells[1])
    #expect(view.cellForItem(at: path(3)) === cells[2])
    #expect(view.cellForItem(at: path(4)) === cells[3])
    #expect(view.indexPath(for: cells[3]) == path(4))
    #expect(view.cellForItem(at: path(3))?.tag == 7)
    #expect(view.visibleCells.allSatisfy { $0.superview === view })
    #expect(cells[3].frame == CGRect(x: 0, y: 4 * 44, width: 320, height: 44))
    #expect(diary.shown == [path(1)])
    #expect(diary.ended == [])
    view.layoutIfNeeded()
    #expect(data.cellRequests == [path(1)])
  }

  @Test(arguments: Kind.allCases)
  func `a batch keeps what it does not touch`(kind: Kind) {
    let (view, data, diary) = stage(kind, 6)
    let cells = view.visibleCells
    var completed: [UICollectionViewCell?] = []
    view.performBatchUpdates {
      data.counts = [6]
      view.deleteItems(at: [path(0)])
      view.moveItem(at: path(5), to: path(0))
      view.insertItems(at: [path(3)])
    } completion: { _ in
      completed = (0..<6).map { view.cellForItem(at: self.path($0)) }
    }
    // 1 … 4 move up behind 5, the new one between 2 and 3.
    let expected = [cells[5], cells[1], cells[2], nil, cells[3], cells[4]]
    #expect(completed.count == expected.count)
    for (known, shown) in zip(expected, completed) where known != nil { #expect(known === shown) }
    #expect(completed.count == 6 && completed[3] != nil)
    #expect(diary.ended == [path(0)])
    #expect(diary.shown == [path(3)])
    #expect(data.cellRequests == [path(3)])
  }

  @Test func `what is pushed out of view ends to be displayed, nothing else does`() {
    // 480 points show 11 rows of 44, the last one in part.
    let (view, data, diary) = stage(.compositional, 30)
    #expect(view.visibleCells.count == 11)
    data.counts = [31]
    view.insertItems(at: [path(0)])
    #expect(diary.shown == [path(0)])
    #expect(diary.ended == [path(11)])
    #expect(view.visibleCells.count == 11)
  }

  @Test func `an insertion out of view asks for nothing`() {
    let (view, data, diary) = stage(.compositional, 30)
    let cells = view.visibleCells
    data.counts = [31]
    view.insertItems(at: [path(30)])
    #expect(data.cellRequests == [])
    #expect(diary.shown == [] && diary.ended == [])
    #expect(view.visibleCells == cells)
  }

  // MARK: Sections

  func sectionsWithHeaders() -> UICollectionViewCompositionalLayout {
    let section = rowSection()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: "header", alignment: .top)
    ]
    section.decorationItems = [.background(elementKind: "ground")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    return layout
  }

  @Test func `headers, grounds and cells follow their section`() {
    let data = StrictDataSource([1, 2, 1], kinds: ["header"])
    let view = UICollectionView.shown(sectionsWithHeaders(), data)
    let diary = Diary()
    view.delegate = diary
    let headers = view.visibleSupplementaryViews(ofKind: "header")
    let cell = view.cellForItem(at: path(1, 1))
    let views = Set(view.subviews.map(ObjectIdentifier.init))
    data.counts = [2, 1, 1]
    data.forgetRequests()
    view.moveSection(1, toSection: 0)
    #expect(view.supplementaryView(forElementKind: "header", at: path(0, 0)) === headers[1])
    #expect(view.supplementaryView(forElementKind: "header", at: path(0, 1)) === headers[0])
    #expect(view.indexPath(forSupplementaryView: headers[2]) == path(0, 2))
    #expect(view.cellForItem(at: path(1, 0)) === cell)
    #expect(Set(view.subviews.map(ObjectIdentifier.init)) == views)
    #expect(data.cellRequests.isEmpty && data.supplementaryRequests.isEmpty)
    #expect(diary.headers == [] && diary.shown == [] && diary.ended == [])
    data.counts = [1, 1]
    view.deleteSections([0])
    #expect(diary.headers.filter { $0.hasPrefix("-") } == ["-0", "-0"])
    #expect(view.supplementaryView(forElementKind: "header", at: path(0, 0)) === headers[0])
    #expect(headers[1].superview == nil)
  }

  @Test func `badges follow their items`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(10), heightDimension: .absolute(10)),
          elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      ])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    let data = StrictDataSource([3], kinds: ["badge"])
    let view = UICollectionView.shown(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), data)
    let badges = view.visibleSupplementaryViews(ofKind: "badge")
    data.counts = [2]
    data.forgetRequests()
    view.deleteItems(at: [path(0)])
    #expect(view.supplementaryView(forElementKind: "badge", at: path(0)) === badges[1])
    #expect(view.supplementaryView(forElementKind: "badge", at: path(1)) === badges[2])
    #expect(data.supplementaryRequests.isEmpty)
  }

  @Test func `an orthogonal section keeps its cells and where it is scrolled`() {
    let data = StrictDataSource([2, 20])
    let layout = UICollectionViewCompositionalLayout { index, _ in rowOfSquares() }
    let view = UICollectionView.shown(layout, data)
    view.scrollToItem(at: path(10, 1), at: .left, animated: false)
    view.layoutIfNeeded()
    let row = view.visibleCells.filter { view.indexPath(for: $0)?.section == 1 }
    let scroller = row[0].superview as? UIScrollView
    let offset = scroller?.contentOffset.x
    #expect(offset == 1_000)
    data.counts = [3, 2, 20]
    data.forgetRequests()
    view.insertSections([0])
    #expect(data.cellRequests == [path(0), path(1), path(2)])
    #expect(view.indexPath(for: row[0]) == path(10, 2))
    #expect(row.allSatisfy { $0.superview === scroller })
    #expect(scroller?.contentOffset.x == 1_000)
    #expect(scroller?.frame.minY == 200)
    data.counts = [3, 20]
    view.deleteSections([1])
    #expect(view.indexPath(for: row[0]) == path(10, 1))
    #expect(scroller?.superview === view)
    #expect(scroller?.contentOffset.x == 1_000)
  }

  // MARK: Differences of snapshots

  @Test func `applying a snapshot keeps the cells of kept identifiers`() {
    typealias Source = UICollectionViewDiffableDataSource<String, Int>
    let view = UICollectionView(frame: phone, collectionViewLayout: layout(.compositional))
    view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
    var asked: [Int] = []
    let source = Source(collectionView: view) { view, path, item in
      asked.append(item)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func snapshot(_ sections: KeyValuePairs<String, [Int]>)
      -> NSDiffableDataSourceSnapshot<String, Int>
    {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items, toSection: section)
      }
      return snapshot
    }
    func cells() -> [Int: UICollectionViewCell] {
      var cells: [Int: UICollectionViewCell] = [:]
      for path in view.indexPathsForVisibleItems {
        source.itemIdentifier(for: path).map { cells[$0] = view.cellForItem(at: path) }
      }
      return cells
    }
    source.apply(snapshot(["a": [1, 2, 3], "b": [4, 5]]))
    view.layoutIfNeeded()
    let before = cells()
    asked = []
    var next = snapshot(["b": [5, 4, 2], "c": [7], "a": [3, 8]])
    next.reconfigureItems([4])
    next.reloadItems([3])
    source.apply(next, animatingDifferences: false)
    #expect(asked.sorted() == [3, 4, 7, 8])
    let after = cells()
    #expect(after.keys.sorted() == [2, 3, 4, 5, 7, 8])
    for item in [2, 4, 5] { #expect(after[item] === before[item]) }
    #expect((before[4] as? CountingCell)?.reuses == 0)
    asked = []
    source.apply(snapshot(["a": [8, 3], "b": [2, 4, 5], "c": [7]]))
    #expect(asked == [])
    for (item, cell) in after { #expect(cells()[item] === cell) }
  }

  @Test func `a layout of the application hears what differs between snapshots`() {
    final class Listener: UICollectionViewFlowLayout {
      var updates: [String] = []

      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        updates += updateItems.map {
          let places = [$0.indexPathBeforeUpdate, $0.indexPathAfterUpdate].map { path in
            path.map { "\($0.section).\($0.item == NSNotFound ? "*" : "\($0.item)")" } ?? "-"
          }
          return "\($0.updateAction) \(places[0]) \(places[1])"
        }
      }
    }
    let layout = Listener()
    let view = UICollectionView(frame: phone, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1, 2])
    snapshot.appendItems([1, 2, 3, 4], toSection: 0)
    snapshot.appendItems([5], toSection: 1)
    source.apply(snapshot)
    view.layoutIfNeeded()
    snapshot.deleteItems([2])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.insertItems([9], beforeItem: 3)
    snapshot.moveItem(5, afterItem: 9)
    snapshot.deleteSections([2])
    snapshot.appendSections([7])
    source.apply(snapshot)
    // 9 5 3 4 1
    #expect(
      layout.updates == [
        "delete 2.* -", "delete 0.1 -", "move 1.0 0.1", "move 0.0 0.4", "insert - 2.*",
        "insert - 0.0",
      ])
  }

  // MARK: Order

  @Test func `views leave and enter in the order of their index paths`() {
    let (view, _, diary) = stage(.compositional, 100)
    let visible = (0..<11).map { path($0) }
    #expect(view.indexPathsForVisibleItems == visible)
    view.contentOffset.y = 44 * 50
    view.layoutIfNeeded()
    #expect(diary.ended == visible)
    #expect(diary.shown == (50..<61).map { path($0) })
  }

  @Test func `completions of nested batches come when all has changed`() {
    let (view, data, _) = stage(.flow, 2)
    var heard: [String] = []
    view.performBatchUpdates {
      data.counts = [3]
      view.insertItems(at: [path(0)])
      view.performBatchUpdates {
        data.counts = [4]
        view.insertItems(at: [path(3)])
      } completion: { _ in
        heard.append("inner \(view.visibleCells.count)")
      }
    } completion: { _ in
      heard.append("outer \(view.visibleCells.count)")
    }
    #expect(heard == ["inner 4", "outer 4"])
  }
}
