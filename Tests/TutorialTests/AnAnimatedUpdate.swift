import CollectionViewExtras
import Testing
import UIKit
import UIKitTesting

// The code of the tutorial "An animated update".

final class QueueController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 44)
    layout.minimumLineSpacing = 6
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = name == "Mary" ? .systemTeal : .systemGray5
      background.cornerRadius = 8
      cell.backgroundConfiguration = background
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: name)
    }
    show(["Ada", "Grace", "Edith", "Mary"], animated: false)
  }

  func show(_ names: [String], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    dataSource?.apply(snapshot, animatingDifferences: animated)
  }
}

@MainActor @Suite struct AnAnimatedUpdate {
  @Test func `the last in the queue comes to the front`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let controller = QueueController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let mary = try #require(
      controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)))

    ManualClock.run { clock in
      clock.advance(by: 0)
      controller.show(["Mary", "Ada", "Grace", "Edith"], animated: true)
      clock.advance(by: 0)
      #expect(mary.frame.minY == 0)
      #expect(mary.layer.presentation()?.frame.minY == 150)

      clock.advance(by: 0.12)
      let underway = mary.layer.presentation()?.frame.minY ?? 0
      #expect(underway > 0 && underway < 150)
      TutorialPicture("queue-underway", in: "CollectionViewExtras").draw(window)

      clock.advance(by: 1)
      #expect(mary.layer.presentation()?.frame.minY == 0)
      #expect(clock.isAtRest)
    }
  }

  @Test func `the way there is as it was`() {
    expectFilm(
      of: QueueController(), at: [0, 0.1, 0.2, 0.3, 0.4], on: .iPhoneSE1.scale(1)
    ) {
      $0.show(["Mary", "Ada", "Edith"], animated: true)
    }
  }
}
