import UIKit

extension Scene {
  static let customRadial = Scene(
    "custom-radial", title: "Custom group: rings",
    summary: "A custom group places nineteen frames on two rings around a centre."
  ) { CustomRadialViewController(catalogue: $0) }
}

/// Round tiles on rings.
final class CustomRadialViewController: SceneViewController {
  /// The number of tiles on each ring, from the center outward.
  private static let rings = [1, 6, 12]
  /// In points. Custom groups cover the whole page, without section insets.
  private static let margin: CGFloat = 20

  private let discs = UICollectionView.CellRegistration<DiscCell, Element> { cell, _, element in
    cell.show(element)
  }

  override func makeLayout() -> UICollectionViewLayout {
    let square = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1))
    let group = NSCollectionLayoutGroup.custom(layoutSize: square) { environment in
      Self.items(in: environment.container.effectiveContentSize)
    }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 0
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private static func items(in size: CGSize) -> [NSCollectionLayoutGroupCustomItem] {
    let side = min(size.width, size.height) - 2 * margin
    let diameter = side / 5.4
    let step = (side - diameter) / 2 / CGFloat(rings.count - 1)
    return rings.enumerated().flatMap { ring, count in
      (0..<count).map { place in
        let angle = 2 * CGFloat.pi * CGFloat(place) / CGFloat(count) - .pi / 2
        let center = CGPoint(
          x: size.width / 2 + step * CGFloat(ring) * cos(angle),
          y: size.height / 2 + step * CGFloat(ring) * sin(angle))
        return NSCollectionLayoutGroupCustomItem(
          frame: CGRect(
            x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter,
            height: diameter))
      }
    }
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: discs, for: indexPath, item: element)
  }
}

/// A symbol on a disc.
final class DiscCell: UICollectionViewCell {
  private let symbol = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    symbol.font = .systemFont(ofSize: 20, weight: .bold)
    symbol.textAlignment = .center
    symbol.textColor = .systemBackground
    symbol.frame = contentView.bounds
    symbol.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(symbol)
  }

  required init?(coder: NSCoder) {
    fatalError("Discs are made in code.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = contentView.bounds.width / 2
  }

  func show(_ element: Element) {
    symbol.text = element.symbol
    contentView.backgroundColor = .accent(of: element.category)
  }
}
