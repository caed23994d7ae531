import Testing
import UIKit

// The code of the tutorial "Your first grid".

enum Grid {
  @MainActor static func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    return UICollectionViewCompositionalLayout(section: section)
  }
}

final class ColoursController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, UIColor>?
  private(set) var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: Grid.makeLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)

    let tiles = UICollectionView.CellRegistration<UICollectionViewCell, UIColor> {
      cell, _, colour in
      cell.contentView.backgroundColor = colour
      cell.contentView.layer.cornerRadius = 12
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, UIColor>(
      collectionView: collectionView
    ) { collectionView, indexPath, colour in
      collectionView.dequeueConfiguredReusableCell(using: tiles, for: indexPath, item: colour)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, UIColor>()
    snapshot.appendSections([0])
    snapshot.appendItems([
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
      .systemBlue, .systemIndigo, .systemPurple, .systemPink,
    ])
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}

@MainActor @Suite struct YourFirstGrid {
  @Test func `the second tile stands beside the first`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 420))
    let controller = ColoursController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    let second = controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
    // The section is 320 - 8 - 8 = 304 wide; a third of it is 101 1/3.
    #expect(second?.frame.minX.rounded() == 113)

    let picture = UIGraphicsImageRenderer(bounds: window.bounds).pngData { context in
      window.layer.render(in: context.cgContext)
    }
    #expect(picture.count > 1000)
    TutorialPicture("your-first-grid", in: "UIKit").draw(window)
  }
}
