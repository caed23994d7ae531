import Testing
import UIKit

// The code of the tutorial "A layout from scratch".

/// Items of one size, each a step further down and to the trailing side.
final class StairsLayout: UICollectionViewLayout {
  var step = CGSize(width: 40, height: 60) {
    didSet { invalidateLayout() }
  }

  private var attributes: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    attributes = (0..<count).map { index in
      let stair = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: index, section: 0))
      stair.frame = CGRect(
        x: CGFloat(index) * step.width, y: CGFloat(index) * step.height, width: 80, height: 50)
      return stair
    }
  }

  override var collectionViewContentSize: CGSize {
    let frames = attributes.map(\.frame)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor @Suite struct ALayoutFromScratch {
  private func stairs(in window: UIWindow) -> StairsController {
    let controller = StairsController(collectionViewLayout: StairsLayout())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return controller
  }

  @Test func `each stair is a step further`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let collectionView: UICollectionView = stairs(in: window).collectionView
    #expect(collectionView.contentSize == CGSize(width: 9 * 40 + 80, height: 9 * 60 + 50))
    #expect(
      collectionView.cellForItem(at: IndexPath(item: 2, section: 0))?.frame
        == CGRect(x: 80, y: 120, width: 80, height: 50))
    // Five stairs begin above 300; cells of the others are not made.
    #expect(collectionView.visibleCells.count == 5)
    TutorialPicture("stairs", in: "UIKit").draw(window)
  }

  @Test func `a change of the step moves the stairs`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let collectionView: UICollectionView = stairs(in: window).collectionView
    let layout = try #require(collectionView.collectionViewLayout as? StairsLayout)
    layout.step = CGSize(width: 10, height: 30)
    collectionView.layoutIfNeeded()
    #expect(collectionView.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 60)
  }
}

/// Ten stairs.
final class StairsController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "stair")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "stair", for: indexPath)
    cell.contentView.backgroundColor = .systemIndigo
    cell.contentView.layer.cornerRadius = 8
    return cell
  }
}
