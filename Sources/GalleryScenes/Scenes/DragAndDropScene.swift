import CollectionViewExtras
import UIKit

extension Scene {
  static let dragAndDrop = Scene(
    "drag-and-drop", title: "Drag and drop",
    summary:
      "A finger drags a tile to another place of its grid, and the next one to the shelf below.",
    size: smallSize,
    script: DragAndDropViewController.script
  ) { DragAndDropViewController(catalogue: $0) }
}

/// A grid of tiles above a shelf that takes them.
final class DragAndDropViewController: UIViewController {
  private let grid: TileBoard
  private let shelf: TileBoard
  private var finger: SimulatedTouch?
  private var start = CGPoint.zero

  nonisolated fileprivate static var script: Script {
    var steps: Script.Steps<DragAndDropViewController> = [(0.1, { $0.press(1) })]
    for step in 1...12 {
      let share = Double(step) / 12
      steps.append((0.8 + 0.5 * share, { $0.drag(share, onto: 10) }))
    }
    let next: Script.Steps<DragAndDropViewController> = [
      (1.5, { $0.lift() }), (2, { $0.press(4) }),
    ]
    steps += next
    for step in 1...12 {
      let share = Double(step) / 12
      steps.append((2.7 + 0.5 * share, { $0.dragToShelf(share) }))
    }
    steps.append((3.4, { $0.lift() }))
    return Script(
      DragAndDropViewController.self, moments: [0.75, 1.1, 1.45, 1.9, 3.1, 4], duration: 4,
      steps: steps)
  }

  init(catalogue: Catalogue) {
    let tiles = (0..<16).map { catalogue.all[$0] }
    grid = TileBoard(Array(tiles.prefix(14)))
    shelf = TileBoard(Array(tiles.suffix(2)))
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    shelf.view.backgroundColor = .secondarySystemBackground
    let stack = UIStackView(arrangedSubviews: [grid.view, shelf.view])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    shelf.view.heightAnchor.constraint(equalToConstant: 86).isActive = true
  }

  // MARK: The finger

  private func center(_ item: Int) -> CGPoint {
    let tile = grid.view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
    return view.convert(tile?.center ?? .zero, from: grid.view)
  }

  func press(_ item: Int) {
    view.layoutIfNeeded()
    start = center(item)
    finger = view.window.map { SimulatedTouch(in: $0, at: start) }
  }

  /// Moves the finger a share of the way to another tile.
  func drag(_ share: Double, onto item: Int) { drag(share, to: center(item)) }

  func dragToShelf(_ share: Double) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let tiles = CGRect(x: 12, y: 12, width: 62, height: 62)
    let first = isMirrored ? shelf.view.bounds.width - tiles.midX : tiles.midX
    drag(share, to: view.convert(CGPoint(x: first, y: tiles.midY), from: shelf.view))
  }

  private func drag(_ share: Double, to goal: CGPoint) {
    finger?.move(
      to: CGPoint(
        x: start.x + (goal.x - start.x) * share, y: start.y + (goal.y - start.y) * share))
  }

  func lift() {
    finger?.lift()
    finger = nil
  }
}

/// Tiles that are dragged from their places, and dropped between others.
private final class TileBoard: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  let view: UICollectionView
  private var tiles: [Element]
  private let cells = UICollectionView.CellRegistration<ElementTileCell, Element> { $0.show($2) }

  init(_ tiles: [Element]) {
    self.tiles = tiles
    let layout = MirroredFlowLayout()
    layout.itemSize = CGSize(width: 62, height: 62)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    view.dataSource = self
    view.dragDelegate = self
    view.dropDelegate = self
    view.dragInteractionEnabled = true
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { tiles.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: tiles[indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let tile = tiles[indexPath.item]
    let item = UIDragItem(itemProvider: NSItemProvider(object: tile.name as NSString))
    item.localObject = tile
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let tile = item.dragItem.localObject as? Element
    else { return }
    let end = IndexPath(item: tiles.count - (item.sourceIndexPath == nil ? 0 : 1), section: 0)
    let place = coordinator.destinationIndexPath ?? end
    view.performBatchUpdates {
      if let source = item.sourceIndexPath {
        tiles.remove(at: source.item)
        view.deleteItems(at: [source])
      }
      tiles.insert(tile, at: place.item)
      view.insertItems(at: [place])
    }
    coordinator.drop(item.dragItem, toItemAt: place)
  }
}
