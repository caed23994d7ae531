import UIKit

class PhotoCell: UICollectionViewCell {
  @IBOutlet private weak var imageView: UIImageView!

  func show(_ plant: Plant) { imageView.image = UIImage(systemName: plant.symbol) }
}

class PhotosViewController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Garden.shared.plants.count * 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
      as! PhotoCell
    let plants = Garden.shared.plants
    cell.show(plants[indexPath.item % plants.count])
    return cell
  }
}
