//: # A grid
//: Three columns, whatever the width, and a gap of eight points.
import PlaygroundSupport
import UIKit

let item = NSCollectionLayoutItem(
  layoutSize: NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
let row = NSCollectionLayoutGroup.horizontal(
  layoutSize: NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
  subitems: [item])
let section = NSCollectionLayoutSection(group: row)
section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)

final class GridController: UICollectionViewController {
  private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Plant> {
    cell, _, plant in
    var content = UIListContentConfiguration.cell()
    content.text = plant.name
    content.textProperties.color = .white
    content.textProperties.alignment = .center
    content.directionalLayoutMargins = .zero
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .clear()
    cell.backgroundConfiguration?.backgroundColor = plant.color
    cell.backgroundConfiguration?.cornerRadius = 12
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Plant.all.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: Plant.all[indexPath.item])
  }
}

let layout = UICollectionViewCompositionalLayout(section: section)
//: The page shows what its live view is.
PlaygroundPage.current.liveView = GridController(collectionViewLayout: layout)
