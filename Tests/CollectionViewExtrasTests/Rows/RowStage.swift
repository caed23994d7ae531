import CollectionViewExtras
import UIKit

/// Two sections of pages that scroll on their own above rows that do not, on a screen 300 points wide.
@MainActor final class RowStage {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let view: UICollectionView
  let source: Source
  private let count: Count

  /// What was made.
  final class Count {
    var cells = 0
    var sections = 0
  }

  var cellsMade: Int { count.cells }
  /// How many sections the layout has been solved for.
  var sectionsAsked: Int { count.sections }

  final class Cell: UICollectionViewCell {
    var item = 0
    var made: () -> Void = {}
  }

  /// - Parameters:
  ///   - items: Of the first section, whose identifier is "a"; the second, "b", has 500 to 506.
  ///   - make: Makes the sections that scroll.
  init(
    _ items: [Int] = Array(0..<7), isMirrored: Bool = false, isShown: Bool = true,
    _ make: @escaping (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) {
    let count = Count()
    self.count = count
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
        count.sections += 1
        return index < 2 ? make(environment) : Self.list()
      })
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    let cells = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
      cell.item = item
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = "item \(item)"
    }
    source = Source(collectionView: view) { view, path, item in
      let cell = view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      if cell.tag == 0 {
        count.cells += 1
        cell.tag = 1
      }
      return cell
    }
    apply([("a", items), ("b", Array(500..<507)), ("c", Array(900..<930))])
    if isShown { show() }
  }

  func show() {
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func close() { window.isHidden = true }

  func apply(_ sections: [(String, [Int])], animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    source.apply(snapshot, animatingDifferences: animated)
  }

  func resize(to width: CGFloat) {
    window.frame.size.width = width
    view.frame = window.bounds
    window.layoutIfNeeded()
  }

  var row: OrthogonalRow { view.orthogonalRow(inSection: 0) }

  /// The cells of the first section with their horizontal places on the screen, from left to right.
  var shown: [(item: Int, minX: CGFloat)] {
    view.indexPathsForVisibleItems.filter { $0.section == 0 }
      .compactMap { view.cellForItem(at: $0) as? Cell }
      .map { ($0.item, $0.convert($0.bounds, to: window).minX) }
      .sorted { $0.minX < $1.minX }
  }

  /// Pages of 240 points, with 20 of each neighbour beside them, on the screen of 300.
  static func pages(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    .pages(height: .absolute(100), peek: 20, spacing: 10, layoutEnvironment: environment)
  }

  // MARK: Sections

  private static func list() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  /// Cards as wide as the view, or another share of it.
  static func cards(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    width: NSCollectionLayoutDimension = .fractionalWidth(1), spacing: CGFloat = 0,
    _ change: (UICollectionLayoutSectionOrthogonalScrollingProperties) -> Void = { _ in }
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(100))
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = spacing
    change(section.orthogonalScrollingProperties)
    return section
  }
}
