import UIKit

class TrailCell: UICollectionViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var lengthLabel: UILabel!
  @IBOutlet private weak var symbolView: UIImageView!

  var trail: Trail? {
    didSet {
      nameLabel.text = trail?.name
      lengthLabel.text = trail.map { "\($0.kilometers) km" }
      symbolView.image = trail.flatMap { UIImage(systemName: $0.symbol) }
    }
  }
}

class TrailsHeader: UICollectionReusableView {
  @IBOutlet weak var countLabel: UILabel!
}

class TrailsViewController: UICollectionViewController, SortViewControllerDelegate {
  private var order = 0 { didSet { collectionView.reloadData() } }

  private var trails: [Trail] {
    Trails.shared.all.sorted { order == 0 ? $0.name < $1.name : $0.kilometers < $1.kilometers }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { trails.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Trail", for: indexPath) as! TrailCell
    cell.trail = trails[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "Header", for: indexPath) as! TrailsHeader
    let walks = Trails.shared.all.reduce(0) { $0 + $1.walks.count }
    header.countLabel.text = "\(walks)"
    return header
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let sort = segue.destination as? SortViewController {
      sort.order = order
      sort.delegate = self
      sort.popoverPresentationController?.delegate = self
    } else if let stack = segue.destination as? UINavigationController,
      let detail = stack.topViewController as? TrailViewController,
      let item = collectionView.indexPathsForSelectedItems?.first?.item
    {
      detail.trail = trails[item]
    }
  }

  func sortViewController(_ controller: SortViewController, didChoose order: Int) {
    self.order = order
    dismiss(animated: true)
  }

  @IBAction func backToTrails(_ segue: UIStoryboardSegue) {
    if let note = segue.source as? NoteViewController, let trail = note.trail,
      let index = Trails.shared.all.firstIndex(where: { $0.name == trail.name })
    {
      Trails.shared.all[index].walks.append(note.text)
      collectionView.reloadData()
    }
  }
}

extension TrailsViewController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}
