//: # A list
//: A view can be shown too. Its rows come from a diffable data source.
import PlaygroundSupport
import UIKit

let list = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 320, height: 480),
  collectionViewLayout: UICollectionViewCompositionalLayout.list(
    using: UICollectionLayoutListConfiguration(appearance: .plain)))
let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Plant> {
  cell, _, plant in
  var content = UIListContentConfiguration.valueCell()
  content.text = plant.name
  content.secondaryText = "\(plant.height) cm"
  cell.contentConfiguration = content
}
let source = UICollectionViewDiffableDataSource<Int, Plant>(collectionView: list) {
  list, path, plant in
  list.dequeueConfiguredReusableCell(using: registration, for: path, item: plant)
}
var snapshot = NSDiffableDataSourceSnapshot<Int, Plant>()
snapshot.appendSections([0])
snapshot.appendItems(Plant.all.sorted { $0.height > $1.height })
source.apply(snapshot, animatingDifferences: false)

PlaygroundPage.current.liveView = list
