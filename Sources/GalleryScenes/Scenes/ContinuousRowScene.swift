import UIKit

extension Scene {
  static let continuousRow = Scene(
    "continuous-row", title: "A continuous row without a hole",
    summary: "Items of a fixed width run on past the edge when their group is as wide as one item.",
    size: CGSize(width: 390, height: 480)
  ) { ContinuousRowViewController(catalogue: $0) }
}

/// The same items twice: in groups as wide as the page, and in groups as wide as an item.
///
/// A group holds only whole items, so a page-wide group of 110-point items leaves a hole before the
/// next one begins. A group of one item has nothing left over.
final class ContinuousRowViewController: SceneViewController {
  private var hasScrolled = false

  override func makeSections() -> [ElementRun] {
    [
      catalogue.all.prefix(40, title: "Group as wide as the page: a hole"),
      catalogue.all.prefix(40, title: "Group as wide as one item: none"),
      catalogue.all.dropFirst(20, limit: 40, title: "Widths that differ, each its own"),
    ]
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let section = NSCollectionLayoutSection(group: Self.group(index))
      section.orthogonalScrollingBehavior = .continuous
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 12, trailing: 16)
      section.boundarySupplementaryItems = [.title(height: 48, in: environment)]
      return section
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasScrolled, view.window != nil else { return }
    hasScrolled = true
    for section in sections.indices where sections[section].count > 1 {
      collectionView.scrollToItem(
        at: IndexPath(item: 1, section: section), at: .left, animated: false)
    }
  }

  private static func group(_ section: Int) -> NSCollectionLayoutGroup {
    switch section {
    case 0: row(.fractionalWidth(1), of: [110])
    case 1: row(.absolute(110), of: [110])
    default: row(.absolute(70 + 120 + 90 + 2 * 8), of: [70, 120, 90])
    }
  }

  private static func row(
    _ width: NSCollectionLayoutDimension, of widths: [CGFloat]
  ) -> NSCollectionLayoutGroup {
    let items = widths.map {
      NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute($0), heightDimension: .fractionalHeight(1)))
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(90)),
      subitems: items)
    group.interItemSpacing = .fixed(8)
    return group
  }
}
