import CollectionViewExtras
import UIKit

/// Tiles of 80 points, four in a row, that fingers drag and drop.
@MainActor
final class DraggedTiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  let view: UICollectionView
  var order: [Int]
  var events: [String] = []
  /// Numbers that are not dragged.
  var fixed: Set<Int> = []
  var operation = UIDropOperation.move
  var hasMenus = false

  init(_ numbers: [Int], frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    order = numbers
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = self
    view.delegate = self
    view.dragDelegate = self
    view.dropDelegate = self
  }

  /// What happened since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { order.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("select \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard hasMenus else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Delete") { _ in }])
    })
  }

  // MARK: Dragging

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let number = order[indexPath.item]
    events.append("items \(number)")
    guard !fixed.contains(number) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: "\(number)" as NSString))
    item.localObject = number
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    let number = order[indexPath.item]
    events.append("add \(number)")
    let item = UIDragItem(itemProvider: NSItemProvider(object: "\(number)" as NSString))
    item.localObject = number
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { events.append("begin") }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { events.append("end") }

  // MARK: Dropping

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let target = coordinator.destinationIndexPath ?? IndexPath(item: order.count, section: 0)
    for item in coordinator.items {
      guard let number = item.dragItem.localObject as? Int else { continue }
      events.append("drop \(number) at \(target.item)")
      view.performBatchUpdates {
        if operation == .move, let source = item.sourceIndexPath {
          order.remove(at: source.item)
          view.deleteItems(at: [source])
        }
        order.insert(number, at: min(target.item, order.count))
        view.insertItems(at: [target])
      }
      coordinator.drop(item.dragItem, toItemAt: target).addCompletion { [weak self] _ in
        self?.events.append("landed")
      }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { events.append("exit") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { events.append("over") }
}
