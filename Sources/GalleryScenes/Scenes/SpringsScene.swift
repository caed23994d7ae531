import UIKit

extension Scene {
  static let springs = Scene(
    "springs", title: "Springs",
    summary: "One layout, six lanes: each moves by a spring that bounces more than the last.",
    size: smallSize,
    script: Script(
      SpringsViewController.self, moments: [0, 0.2, 0.35, 0.5, 0.8, 1.6], duration: 3,
      steps: [(0.1, { $0.letGo() })])
  ) { _ in SpringsViewController() }
}

/// Cells that fall, each by its own spring.
final class SpringsViewController: UIViewController, UICollectionViewDataSource {
  private let layout = LaneLayout()
  private var collectionView: UICollectionView!

  private let cells = UICollectionView.CellRegistration<PillCell, IndexPath> { cell, path, _ in
    cell.show(String(path.item * 15), family: String(path.item))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { LaneLayout.lanes }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath)
  }

  /// Drops all cells.
  func letGo() {
    for lane in 0..<LaneLayout.lanes {
      UIView.animate(springDuration: 0.5, bounce: Double(lane * 15) / 100) {
        layout.fallen.insert(lane)
        layout.invalidateLayout()
        collectionView.layoutIfNeeded()
      }
    }
  }
}

/// Side by side at the top, or at two thirds of the way down.
private final class LaneLayout: UICollectionViewLayout {
  static let lanes = 6
  var fallen: Set<Int> = []

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<Self.lanes).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let size = collectionViewContentSize
    let width = size.width / CGFloat(Self.lanes)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: CGFloat(indexPath.item) * width + 3,
      y: fallen.contains(indexPath.item) ? size.height * 0.66 : 12, width: max(0, width - 6),
      height: 44)
    return attributes
  }
}
