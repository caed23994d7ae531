import UIKit

extension Scene {
  static let rightToLeft = Scene(
    "right-to-left", title: "Right to left",
    summary: "Leading is on the right: rows, tiles, insets and sideways scrolling are mirrored."
  ) { RightToLeftViewController(catalogue: $0) }
}

/// A page as it reads in Arabic and Hebrew.
final class RightToLeftViewController: SceneViewController {
  private let rows = UICollectionView.CellRegistration<ElementRowCell, Element> {
    cell, _, element in
    cell.show(element)
  }

  override init(catalogue: Catalogue) {
    super.init(catalogue: catalogue)
    traitOverrides.layoutDirection = .rightToLeft
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  override func makeSections() -> [ElementRun] {
    let all = catalogue.all
    return [
      all.prefix(20, title: "العناصر الكيميائية"),
      all.dropFirst(20, limit: 14, title: "היסודות הכימיים"),
      all.dropFirst(34, limit: .max, title: "قائمة"),
    ]
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let section = NSCollectionLayoutSection(
        group: Self.group(index, rowHeight: environment.scaled(60)))
      let side: CGFloat = index == 2 ? 0 : 16
      section.interGroupSpacing = index == 2 ? 0 : 8
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: side, bottom: 8, trailing: side)
      if index == 0 { section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary }
      section.boundarySupplementaryItems = [.title(height: 52, in: environment)]
      return section
    }
  }

  private static func group(_ section: Int, rowHeight: CGFloat) -> NSCollectionLayoutGroup {
    switch section {
    case 0: line(width: .absolute(88), height: 88, columns: 1)
    case 1: line(width: .fractionalWidth(1), height: 64, columns: 5)
    default: line(width: .fractionalWidth(1), height: rowHeight, columns: 1)
    }
  }

  private static func line(
    width: NSCollectionLayoutDimension, height: CGFloat, columns: Int
  ) -> NSCollectionLayoutGroup {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height)),
      subitem: NSCollectionLayoutItem(layoutSize: whole), count: columns)
    group.interItemSpacing = .fixed(8)
    return group
  }

  override func show(_ header: SectionHeaderView, at indexPath: IndexPath) {
    header.show(sections[indexPath.section].title, margin: indexPath.section == 2 ? 16 : 0)
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    guard indexPath.section == 2 else { return super.cell(for: element, at: indexPath) }
    return collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: element)
  }
}
