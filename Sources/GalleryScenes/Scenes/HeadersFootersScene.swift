import UIKit

extension Scene {
  static let headersFooters = Scene(
    "headers-footers", title: "Headers and footers",
    summary: "Boundary items above and below each section, as wide as its content insets leave."
  ) { HeadersFootersViewController(catalogue: $0) }
}

/// A section for each period, with a title above and a sentence below.
final class HeadersFootersViewController: SceneViewController {
  private lazy var footers = UICollectionView.SupplementaryRegistration<SectionFooterView>(
    elementKind: UICollectionView.elementKindSectionFooter
  ) { [unowned self] view, _, indexPath in
    let run = sections[indexPath.section]
    view.show("From \(run[0].name) to \(run[run.count - 1].name)")
  }

  override func makeSections() -> [ElementRun] { catalogue.periods }

  override func show(_ header: SectionHeaderView, at indexPath: IndexPath) {
    let run = sections[indexPath.section]
    header.show(run.title, remark: "\(run.count)")
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 5), heightDimension: .fractionalHeight(1))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(68))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
      section.boundarySupplementaryItems = [
        Self.boundaryItem(
          UICollectionView.elementKindSectionHeader, height: environment.scaled(44), at: .top),
        Self.boundaryItem(
          UICollectionView.elementKindSectionFooter, height: environment.scaled(36), at: .bottom),
      ]
      return section
    }
  }

  private static func boundaryItem(
    _ kind: String, height: CGFloat, at alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: kind, alignment: alignment)
  }

  override func configure() {
    _ = footers
  }

  override func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard kind == UICollectionView.elementKindSectionFooter else {
      return super.supplementaryView(ofKind: kind, at: indexPath)
    }
    return collectionView.dequeueConfiguredReusableSupplementary(using: footers, for: indexPath)
  }
}
