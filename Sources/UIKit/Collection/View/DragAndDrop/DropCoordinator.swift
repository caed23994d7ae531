/// Performs a drop on a collection view.
final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let view: UICollectionView
  private let drop: DropSession
  private var animations: [DropAnimation] = []
  let proposal: UICollectionViewDropProposal
  let destinationIndexPath: IndexPath?
  let items: [any UICollectionViewDropItem]
  /// The final frames of dropped items, in the view's coordinates; evaluated at the end of the
  /// drop.
  private var goals: [() -> CGRect?] = []
  /// The final frames, once the drop has run.
  private(set) var landings: [CGRect] = []

  init(
    of drop: DropSession, _ items: [DroppedItem], on view: UICollectionView,
    at destination: IndexPath?, as proposal: UICollectionViewDropProposal
  ) {
    self.view = view
    self.drop = drop
    self.proposal = proposal
    destinationIndexPath = destination
    self.items = items
    super.init()
  }

  var session: any UIDropSession { drop }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let shown = view.placeholders.insert(placeholder, for: dragItem)
    animations.append(shown)
    goals.append { [view] in
      view.layoutIfNeeded()
      let cell = view.shownCell(at: shown.path)
      let look = cell.flatMap { placeholder.previewParametersProvider?($0) }
      return cell.map { Self.frame(of: $0, look, in: view) }
    }
    return shown
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    animation { [view] in
      let look = view.dropDelegate?.collectionView(view, dropPreviewParametersForItemAt: indexPath)
      return view.visibleCell(at: indexPath).map { Self.frame(of: $0, look, in: view) }
    }
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    animation { [view] in view.visibleCell(at: indexPath)?.convert(rect, to: view) }
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    let size = items.first { $0.dragItem === dragItem }?.previewSize ?? .zero
    return animation { [view] in
      let middle = target.container.convert(target.center, to: view)
      let size = CGRect(origin: .zero, size: size).applying(target.transform).size
      return CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  private func animation(to goal: @escaping () -> CGRect?) -> any UIDragAnimating {
    let animation = DropAnimation()
    animations.append(animation)
    goals.append(goal)
    return animation
  }

  private static func frame(
    of cell: UIView, _ look: UIDragPreviewParameters?, in view: UIView
  ) -> CGRect {
    cell.convert(look?.visiblePath?.bounds ?? cell.bounds, to: view)
  }

  /// Computes the final frames and runs the animations.
  func run() {
    view.layoutIfNeeded()
    landings = goals.compactMap { $0() }
    for animation in animations { animation.run() }
  }
}

/// A dropped item.
final class DroppedItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from source: IndexPath?, previewSize: CGSize) {
    dragItem = item
    sourceIndexPath = source
    self.previewSize = previewSize
    super.init()
  }
}
