import Gridly
import Kingfisher
import UIKit

class ListController: UICollectionViewController {
  private let prefetcher = ImagePrefetcher(urls: [])

  init() {
    super.init(collectionViewLayout: Gridly.columns(2))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    collectionView.backgroundColor = .systemBackground
    collectionView.register(RecipeCell.self, forCellWithReuseIdentifier: "cell")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
    prefetcher.start()
  }

  @objc private func add() {}

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Recipe.all.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? RecipeCell)?.show(Recipe.all[indexPath.item])
    return cell
  }
}
