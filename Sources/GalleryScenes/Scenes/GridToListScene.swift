import UIKit

extension Scene {
  static let gridToList = Scene(
    "grid-to-list", title: "Grid to list",
    summary: "A layout gives way to another; what was looked at stays in view.",
    size: smallSize, scroll: 150,
    script: Script(
      GridToListViewController.self, moments: [0, 0.2, 0.25, 0.3, 0.4, 0.75], duration: 1.1,
      steps: [(0.1, { $0.showList(true) }), (0.6, { $0.showList(false) })])
  ) { GridToListViewController(catalogue: $0) }
}

/// Cells that go from a grid to a list and back.
final class GridToListViewController: SceneViewController {
  private let cells = UICollectionView.CellRegistration<SwitchingCell, Element> {
    $0.show($2)
  }

  override func makeLayout() -> UICollectionViewLayout {
    LayoutSwitchViewController.layout(columns: 3)
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: element)
  }

  func showList(_ isList: Bool) {
    collectionView.setCollectionViewLayout(
      LayoutSwitchViewController.layout(columns: isList ? 1 : 3), animated: true)
  }
}
