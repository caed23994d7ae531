/// What happens when an element of a collection view comes into view and when it leaves: its view gets
/// the state of the item, and the delegate is told.
@MainActor struct ElementDisplay {
  private let view: UICollectionView

  init(in view: UICollectionView) { self.view = view }

  /// Gives a view the selection and drag state of the element that it is about to display.
  func willEnter(_ element: VisibleElement) {
    guard let cell = element.view.asItem, element.identity.category == .cell else { return }
    let path = view.movement.dataPath(of: element.identity.indexPath)
    cell.adoptSelection(view.selecting.isSelected(path))
    cell.adoptHighlight(false)
    view.drags.tell(cell, at: element.identity.indexPath, of: path)
    if view.movement.isUnderWay { view.lists.apply(to: cell, of: element.identity) }
  }

  /// Ends swipes, focus and drag state of the view of an element that leaves.
  func willLeave(_ element: VisibleElement) {
    view.swipe.close(of: element.view)
    if element.view.isFocused { view.focus.cellDidLeave(element.view) }
    element.view.asItem?.forgetDrags()
  }

  /// Tells the delegate of an element that is about to be displayed.
  func sendWillDisplay(_ element: VisibleElement) {
    guard let delegate = view.delegate, let path = delegatePath(of: element) else { return }
    if let provider = view.reusable.rowProvider {
      return provider.willDisplay(element, at: path)
    }
    guard let shown = element.reusable else { return }
    switch element.identity.category {
    case .cell:
      guard let cell = shown as? UICollectionViewCell else { return }
      delegate.collectionView(view, willDisplay: cell, forItemAt: path)
    case .supplementaryView, .decorationView:
      delegate.collectionView(
        view, willDisplaySupplementaryView: shown, forElementKind: element.identity.kind, at: path)
    }
  }

  /// Tells the delegate of an element that is displayed no longer.
  func sendDidEndDisplaying(_ element: VisibleElement) {
    guard let delegate = view.delegate, !view.placeholders.remove(element.view),
      let path = delegatePath(of: element)
    else { return }
    if let provider = view.reusable.rowProvider {
      return provider.didEndDisplaying(element, at: path)
    }
    guard let shown = element.reusable else { return }
    switch element.identity.category {
    case .cell:
      guard let cell = shown as? UICollectionViewCell else { return }
      delegate.collectionView(view, didEndDisplaying: cell, forItemAt: path)
    case .supplementaryView, .decorationView:
      delegate.collectionView(
        view, didEndDisplayingSupplementaryView: shown, forElementOfKind: element.identity.kind,
        at: path)
    }
  }

  /// The index path of an element that the delegate gets; nil for placeholders.
  private func delegatePath(of element: VisibleElement) -> IndexPath? {
    let path = element.identity.indexPath
    return element.identity.category == .cell ? view.delegatePath(of: path) : path
  }
}
