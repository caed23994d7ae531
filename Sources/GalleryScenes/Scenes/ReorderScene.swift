import UIKit

extension Scene {
  static let reorder = Scene(
    "reorder", title: "Reorder",
    summary: "A tile follows the finger while the others make room, and settles when let go.",
    size: smallSize,
    script: ReorderViewController.script
  ) { ReorderViewController(catalogue: $0) }
}

/// Tiles that are moved by hand.
final class ReorderViewController: UIViewController, UICollectionViewDataSource {
  private var order: [Element]
  private var collectionView: UICollectionView!
  private let cells = UICollectionView.CellRegistration<ElementTileCell, Element> { $0.show($2) }
  private var start = CGPoint.zero

  nonisolated fileprivate static var script: Script {
    var steps: Script.Steps<ReorderViewController> = [(0.1, { $0.lift(1) })]
    for step in 1...14 {
      let share = Double(step) / 14
      steps.append((0.1 + 0.7 * share, { $0.drag(share) }))
    }
    steps.append((0.9, { $0.drop() }))
    return Script(
      ReorderViewController.self, moments: [0, 0.3, 0.5, 0.7, 0.95, 1.3], duration: 1.3,
      steps: steps)
  }

  init(catalogue: Catalogue) {
    let all = catalogue.all
    order = (0..<min(all.count, 20)).map { all[$0] }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = MirroredFlowLayout()
    layout.itemSize = CGSize(width: 62, height: 62)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { order.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: order[indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    order.insert(order.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  /// Lifts an item.
  func lift(_ item: Int) {
    let path = IndexPath(item: item, section: 0)
    guard let cell = collectionView.cellForItem(at: path) else { return }
    start = cell.center
    _ = collectionView.beginInteractiveMovementForItem(at: path)
  }

  /// Moves the finger to a share of its way, from 0 to 1.
  func drag(_ share: Double) {
    let isMirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance: CGFloat = isMirrored ? -76 : 76
    collectionView.updateInteractiveMovementTargetPosition(
      CGPoint(x: start.x + distance * share, y: start.y + 150 * share))
  }

  func drop() { collectionView.endInteractiveMovement() }
}
