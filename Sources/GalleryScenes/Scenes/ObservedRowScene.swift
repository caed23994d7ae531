import CollectionViewExtras
import UIKit

extension Scene {
  static let observedRow = Scene(
    "observed-row", title: "A row that is watched",
    summary:
      "A row that begins with its fifth page and tells offset, page and rest; a tap scrolls it to "
      + "the next page.",
    size: CGSize(width: 390, height: 340)
  ) { ObservedRowViewController(catalogue: $0) }
}

/// Cards whose header says where the row is, while it moves.
final class ObservedRowViewController: SceneViewController {
  private var observation: OrthogonalRow.Observation?
  private weak var header: SectionHeaderView?
  private var settled = 0

  private let cards = UICollectionView.CellRegistration<ElementCardCell, Element> {
    cell, _, element in
    cell.show(element)
  }

  override func makeSections() -> [ElementRun] { [catalogue.all.prefix(12, title: "Elements")] }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.55), heightDimension: .absolute(environment.scaled(220)))
      let whole = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.orthogonalScrollingProperties.initialItem = 4
      section.interGroupSpacing = 12
      section.boundarySupplementaryItems = [.title(height: 72, in: environment)]
      return section
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard observation == nil else { return }
    observation = collectionView.orthogonalRow(inSection: 0).observe { [weak self] row, event in
      if event == .settled { self?.settled += 1 }
      self?.show(row)
    }
  }

  override func show(_ header: SectionHeaderView, at indexPath: IndexPath) {
    self.header = header
    show(collectionView.orthogonalRow(inSection: 0))
  }

  private func show(_ row: OrthogonalRow) {
    header?.show(
      "Page \(row.page + 1) of \(row.numberOfPages)",
      remark: "\(Int(row.offset.rounded())) pt, rested \(settled)×", margin: 16)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let row = collectionView.orthogonalRow(inSection: 0)
    row.scrollToPage((row.page + 1) % max(1, row.numberOfPages), animated: true)
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: element)
  }
}
