import UIKit

extension Scene {
  static let sectionBackgrounds = Scene(
    "section-backgrounds", title: "Section backgrounds",
    summary: "A decoration behind each section turns its rows into a card."
  ) { SectionBackgroundsViewController(catalogue: $0) }
}

/// Families as cards on a grey page.
final class SectionBackgroundsViewController: SceneViewController {
  private static let cardKind = "card"

  private lazy var rows = UICollectionView.CellRegistration<ElementRowCell, Element> {
    [unowned self] cell, indexPath, element in
    cell.show(element, isLast: indexPath.item == sections[indexPath.section].count - 1)
  }

  override func makeSections() -> [ElementRun] {
    catalogue.families.map { $0.prefix(3, title: $0.title) }
  }

  override func show(_ header: SectionHeaderView, at indexPath: IndexPath) {
    header.show(sections[indexPath.section].title, margin: 16)
  }

  override func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let rowSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.scaled(56)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: rowSize, subitems: [NSCollectionLayoutItem(layoutSize: itemSize)])
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.scaled(48))),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      let card = NSCollectionLayoutDecorationItem.background(elementKind: Self.cardKind)
      card.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16)
      header.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0)
      section.boundarySupplementaryItems = [header]
      section.decorationItems = [card]
      return section
    }
    layout.register(CardBackgroundView.self, forDecorationViewOfKind: Self.cardKind)
    return layout
  }

  override func configure() {
    collectionView.backgroundColor = .systemGroupedBackground
    _ = rows
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: element)
  }
}

/// A card behind a section.
final class CardBackgroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.08
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) {
    fatalError("Backgrounds are made in code.")
  }
}
