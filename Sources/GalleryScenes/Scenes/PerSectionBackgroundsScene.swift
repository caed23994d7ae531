import UIKit

extension Scene {
  static let perSectionBackgrounds = Scene(
    "per-section-backgrounds", title: "Per-section backgrounds",
    summary: "A kind and a class of decoration for each section give every section its own colour."
  ) { PerSectionBackgroundsViewController(catalogue: $0) }
}

/// Periods on bands of colour from edge to edge.
final class PerSectionBackgroundsViewController: SceneViewController {
  private static let bands: [(kind: String, view: BandView.Type)] = [
    ("blue", BlueBandView.self), ("green", GreenBandView.self), ("orange", OrangeBandView.self),
    ("pink", PinkBandView.self),
  ]

  private let tiles = UICollectionView.CellRegistration<ElementTileCell, Element> {
    cell, _, element in
    cell.show(element, background: .systemBackground)
  }

  override func makeSections() -> [ElementRun] { catalogue.periods }

  override func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .absolute(76), heightDimension: .absolute(76))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: itemSize, subitems: [NSCollectionLayoutItem(layoutSize: itemSize)])
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.scaled(44))),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 16, trailing: 16)
      section.boundarySupplementaryItems = [header]
      let band = Self.bands[index % Self.bands.count]
      section.decorationItems = [.background(elementKind: band.kind)]
      return section
    }
    for band in Self.bands { layout.register(band.view, forDecorationViewOfKind: band.kind) }
    return layout
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: tiles, for: indexPath, item: element)
  }
}

/// A band in the colour of its class.
class BandView: UICollectionReusableView {
  class var color: UIColor { .clear }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.color
  }

  required init?(coder: NSCoder) {
    fatalError("Bands are made in code.")
  }
}

final class BlueBandView: BandView {
  override class var color: UIColor { UIColor(light: 0xDCEAFB, dark: 0x14263F) }
}

final class GreenBandView: BandView {
  override class var color: UIColor { UIColor(light: 0xDFF3E4, dark: 0x12301F) }
}

final class OrangeBandView: BandView {
  override class var color: UIColor { UIColor(light: 0xFDEBD6, dark: 0x3A2510) }
}

final class PinkBandView: BandView {
  override class var color: UIColor { UIColor(light: 0xFBE0EC, dark: 0x3A1729) }
}
