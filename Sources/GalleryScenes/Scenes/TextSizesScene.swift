import UIKit

extension Scene {
  static let textSizes = Scene(
    "text-sizes", title: "Every text size",
    summary: "One row of a list in each of the twelve text sizes; every row measures itself.",
    size: CGSize(width: 390, height: 1_080)
  ) { TextSizesViewController(catalogue: $0) }
}

/// The same kind of row from the smallest text to the largest.
final class TextSizesViewController: SceneViewController {
  private static let sizes: [(name: String, category: UIContentSizeCategory)] = [
    ("Extra small", .extraSmall), ("Small", .small), ("Medium", .medium),
    ("Large, the default", .large), ("Extra large", .extraLarge),
    ("Extra extra large", .extraExtraLarge), ("As large as it gets", .extraExtraExtraLarge),
    ("For accessibility", .accessibilityMedium), ("Larger", .accessibilityLarge),
    ("Larger still", .accessibilityExtraLarge), ("Very large", .accessibilityExtraExtraLarge),
    ("Largest", .accessibilityExtraExtraExtraLarge),
  ]

  private let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    cell, path, _ in
    let size = sizes[path.item]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = size.name
    content.secondaryText = "Aa Bb 123"
    content.image = UIImage(systemName: "textformat.size")
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
    cell.traitOverrides.preferredContentSizeCategory = size.category
  }

  override func makeSections() -> [ElementRun] {
    [catalogue.all.prefix(Self.sizes.count, title: "")]
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: indexPath.item)
  }
}
