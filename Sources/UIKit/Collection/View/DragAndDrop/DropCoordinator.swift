/// Performs a drop on a collection view.
final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let view: UICollectionView
  let session: any UIDropSession
  private var animations: [(item: UIDragItem, animation: DropAnimation)] = []
  let proposal: UICollectionViewDropProposal
  let destinationIndexPath: IndexPath?
  let items: [any UICollectionViewDropItem]
  /// The final frames of dropped items, in the view's coordinates; evaluated at the end of the
  /// drop.
  private var goals: [(item: UIDragItem, frame: () -> CGRect?)] = []
  /// The final frames, once the drop has settled.
  private(set) var landings: [(item: UIDragItem, frame: CGRect)] = []

  init(
    of session: any UIDropSession, _ items: [DroppedItem], on view: UICollectionView,
    at destination: IndexPath?, as proposal: UICollectionViewDropProposal
  ) {
    self.view = view
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    self.items = items
    super.init()
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let shown = view.placeholders.insert(placeholder, for: dragItem)
    add(shown, for: dragItem) { [view] in
      view.layoutIfNeeded()
      let cell = view.shownCell(at: shown.path)
      let look = cell.flatMap { placeholder.previewParametersProvider?($0) }
      return cell.map { Self.frame(of: $0, look, in: view) }
    }
    return shown
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    animation(of: dragItem) { [view] in
      let look = view.dropDelegate?.collectionView(view, dropPreviewParametersForItemAt: indexPath)
      return view.visibleItem(at: indexPath).map { Self.frame(of: $0, look, in: view) }
    }
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    animation(of: dragItem) { [view] in
      view.visibleItem(at: indexPath)?.convert(rect, to: view)
    }
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    let size = items.first { $0.dragItem === dragItem }?.previewSize ?? .zero
    return animation(of: dragItem) { [view] in
      let middle = target.container.convert(target.center, to: view)
      let size = CGRect(origin: .zero, size: size).applying(target.transform).size
      return CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  private func animation(
    of item: UIDragItem, to goal: @escaping () -> CGRect?
  ) -> any UIDragAnimating {
    let animation = DropAnimation()
    add(animation, for: item, to: goal)
    return animation
  }

  private func add(
    _ animation: DropAnimation, for item: UIDragItem, to goal: @escaping () -> CGRect?
  ) {
    animations.append((item, animation))
    goals.append((item, goal))
  }

  private static func frame(
    of cell: UIView, _ look: UIDragPreviewParameters?, in view: UIView
  ) -> CGRect {
    cell.convert(look?.visiblePath?.bounds ?? cell.bounds, to: view)
  }

  /// Computes the final frames.
  func settle() {
    view.layoutIfNeeded()
    landings = goals.compactMap { goal in goal.frame().map { (goal.item, $0) } }
  }

  /// What was added to the drop of an item.
  func animations(of item: UIDragItem) -> [DropAnimation] {
    animations.filter { $0.item === item }.map(\.animation)
  }
}

/// A dropped item.
final class DroppedItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { dragItem.previewSize }

  init(_ item: UIDragItem, from source: IndexPath?) {
    dragItem = item
    sourceIndexPath = source
    super.init()
  }
}
