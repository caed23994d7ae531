import UIKit

extension Scene {
  static let selectionModes = Scene(
    "selection-modes", title: "Selection modes",
    summary: "Editing brings in circles that fill as rows are chosen, and takes them away.",
    size: smallSize,
    script: Script(
      SelectionModesViewController.self, moments: [0, 0.2, 0.45, 0.75, 1, 1.25], duration: 1.25,
      steps: [
        (0.1, { $0.edit(true) }), (0.5, { $0.select([1]) }), (0.6, { $0.select([1, 3]) }),
        (0.9, { $0.edit(false) }),
      ])
  ) { SelectionModesViewController(catalogue: $0) }
}

/// A list whose rows can be chosen, several while it is edited.
final class SelectionModesViewController: SceneViewController {
  private let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Element> {
    cell, _, element in
    var content = UIListContentConfiguration.valueCell()
    content.text = element.name
    content.secondaryText = element.symbol
    cell.contentConfiguration = content
    cell.accessories = [
      .multiselect(displayed: .whenEditing), .disclosureIndicator(displayed: .whenNotEditing),
      .reorder(displayed: .whenEditing),
    ]
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
  }

  override func configure() {
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.backgroundColor = .systemGroupedBackground
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: element)
  }

  func edit(_ isEditing: Bool) {
    if !isEditing { select([]) }
    UIView.animate(withDuration: 0.3) { [self] in
      collectionView.isEditing = isEditing
      collectionView.layoutIfNeeded()
    }
  }

  /// Selects these items alone.
  func select(_ items: [Int]) {
    let wanted = Set(items.map { IndexPath(item: $0, section: 0) })
    for path in collectionView.indexPathsForSelectedItems ?? [] where !wanted.contains(path) {
      collectionView.deselectItem(at: path, animated: true)
    }
    for path in wanted {
      collectionView.selectItem(at: path, animated: true, scrollPosition: [])
    }
  }
}
