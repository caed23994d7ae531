import CollectionViewExtras
import UIKit

extension Scene {
  static let tagCloud = Scene(
    "tag-cloud", title: "Tag cloud",
    summary: "Wrapping rows: leading, centred, justified, trailing; the first stops after two."
  ) { TagCloudViewController(catalogue: $0) }
}

/// Names of elements as tags, each family aligned another way.
final class TagCloudViewController: SceneViewController {
  private static let moreKind = "more"

  private let tags = UICollectionView.CellRegistration<TagCell, Element> { cell, _, element in
    cell.show(element.name, family: element.category)
  }

  private let more = UICollectionView.SupplementaryRegistration<MoreTagView>(
    elementKind: TagCloudViewController.moreKind
  ) { _, _, _ in }

  override func makeSections() -> [ElementRun] {
    [catalogue.all] + catalogue.families.filter { $0.count >= 6 }
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let size = NSCollectionLayoutSize(
        widthDimension: .estimated(80), heightDimension: .estimated(30))
      let alignments: [WrappingAlignment] = [.leading, .center, .justified, .trailing]
      let overflow = WrappingOverflow(layoutSize: size, elementKind: Self.moreKind) { view, count in
        (view as? MoreTagView)?.show(count)
      }
      let group = NSCollectionLayoutGroup.wrapping(
        alignment: alignments[index % 4], itemSpacing: 6, lineSpacing: 6,
        maximumLines: index == 0 ? 2 : nil, overflow: index == 0 ? overflow : nil,
        item: NSCollectionLayoutItem(layoutSize: size))
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 12, trailing: 16)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(environment.scaled(44))),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }

  override func configure() {
    _ = more
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: tags, for: indexPath, item: element)
  }

  override func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    kind == Self.moreKind
      ? collectionView.dequeueConfiguredReusableSupplementary(using: more, for: indexPath)
      : super.supplementaryView(ofKind: kind, at: indexPath)
  }
}
