import CollectionViewExtras
import UIKit

/// An outline of rows that say how high they are, above a row that scrolls sideways.
@MainActor final class StateStage {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>

  let window: UIWindow
  let view: UICollectionView
  let source: Source
  /// The items that were asked how high they are, in order.
  static var asked: [Int] = []

  /// A cell as high as its item says.
  final class Cell: UICollectionViewCell {
    var item = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      StateStage.asked.append(item)
      layoutAttributes.size.height = CGFloat(30 + item % 7)
      return layoutAttributes
    }
  }

  init(width: CGFloat = 200) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: Self.layout())
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.allowsMultipleSelection = true
    view.allowsFocus = true
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    source = Source(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.item = item
      return cell
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    window.addSubview(view)
    window.makeKeyAndVisible()
    fill()
    Self.asked = []
  }

  func close() { window.isHidden = true }

  /// Rows 1 to 20, of which 3 has 31 and 32 below it; sideways 101 to 120.
  private func fill() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["side", "rows"])
    snapshot.appendItems(Array(101...120), toSection: "side")
    source.apply(snapshot, animatingDifferences: false)
    var rows = NSDiffableDataSourceSectionSnapshot<Int>()
    rows.append(Array(1...20))
    rows.append([31, 32], to: 3)
    source.apply(rows, to: "rows", animatingDifferences: false)
    view.layoutIfNeeded()
  }

  /// - Parameter inset: Beside the rows that scroll sideways.
  static func layout(inset: CGFloat = 0) -> UICollectionViewLayout {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let tile = NSCollectionLayoutSize(
      widthDimension: .absolute(50), heightDimension: .absolute(40))
    return UICollectionViewCompositionalLayout { index, _ in
      let size = index == 0 ? tile : row
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      if index == 0 { section.orthogonalScrollingBehavior = .continuous }
      section.contentInsets.top = inset
      return section
    }
  }

  // MARK: What a person does

  /// Selects 2 and 5, gives 4 the focus, expands 3, scrolls the tiles until 104 is the first, and has
  /// looked at the rows up to the end.
  func use() {
    var rows = source.snapshot(for: "rows")
    rows.expand([3])
    source.apply(rows, to: "rows", animatingDifferences: false)
    view.scrollToItem(at: place(of: 20), at: .bottom, animated: false)
    view.layoutIfNeeded()
    view.contentOffset = .zero
    view.layoutIfNeeded()
    view.scrollToItem(at: place(of: 104), at: .left, animated: false)
    view.layoutIfNeeded()
    for item in [2, 5] {
      view.selectItem(at: place(of: item), animated: false, scrollPosition: [])
    }
    UIFocusSystem.focusSystem(for: view)?.moveFocus(to: view.cellForItem(at: place(of: 4)))
    view.layoutIfNeeded()
    Self.asked = []
  }

  func place(of item: Int) -> IndexPath { source.indexPath(for: item) ?? [] }

  // MARK: What is left of it

  var selected: [Int] {
    (view.indexPathsForSelectedItems ?? []).compactMap(source.itemIdentifier).sorted()
  }

  var focused: Int? { (UIFocusSystem.focusSystem(for: view)?.focusedItem as? Cell)?.item }

  var expanded: [Int] { source.snapshot(for: "rows").expandedItems }

  /// Where the first tile is seen that lies within the view.
  var firstTile: String {
    let tiles = view.visibleCells.compactMap { $0 as? Cell }.filter { $0.item > 100 }
    let seen = tiles.map { ($0.item, $0.convert($0.bounds.origin, to: view).x) }
    return seen.sorted { $0.1 < $1.1 }.first.map { "\($0.0) at \($0.1)" } ?? ""
  }

  /// The height that the layout knows of an item that is out of view.
  func height(of item: Int) -> CGFloat? {
    view.layoutAttributesForItem(at: place(of: item))?.size.height
  }
}
