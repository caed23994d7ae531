/// Opens context menus for a collection view's items, which its delegate configures.
final class CollectionMenuInteraction: UIContextMenuInteraction {
  @UntilGone private var collectionView: UICollectionView?
  /// The items of the open menu; empty for a menu of the view itself.
  private(set) var paths: [IndexPath] = []

  init(of collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
    collectionView.mover.addInteraction(self)
  }

  /// The item at `location`, or all selected items if it is one of them.
  private func paths(at location: CGPoint) -> [IndexPath] {
    guard let collectionView, let path = collectionView.indexPathForItem(at: location) else {
      return []
    }
    let selected = collectionView.indexPathsForSelectedItems ?? []
    return selected.contains(path) ? selected : [path]
  }

  override func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    guard let view = collectionView, let delegate = view.delegate else { return nil }
    paths = paths(at: location)
    let answer = OptionalCall.ask(
      "collectionView(_:contextMenuConfigurationForItemsAt:point:)"
    ) {
      delegate.collectionView(view, contextMenuConfigurationForItemsAt: paths, point: location)
    }
    if let answer { return answer }
    guard let path = view.indexPathForItem(at: location) else { return nil }
    paths = [path]
    return delegate.collectionView(view, contextMenuConfigurationForItemAt: path, point: location)
  }

  /// The cells of the items; none for a menu of the view itself.
  override func viewsToLift() -> [UIView] {
    paths.compactMap { collectionView?.visibleItem(at: $0) }
  }

  override func highlightPreviews(
    _ configuration: UIContextMenuConfiguration
  ) -> [UITargetedPreview] {
    guard let view = collectionView, let delegate = view.delegate else { return [] }
    return previews { path in
      OptionalCall.ask("collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)") {
        delegate.collectionView(
          view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
      }
    } orOfAll: {
      delegate.collectionView(
        view, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }

  override func dismissalPreviews(
    _ configuration: UIContextMenuConfiguration
  ) -> [UITargetedPreview] {
    guard let view = collectionView, let delegate = view.delegate else { return [] }
    return previews { path in
      OptionalCall.ask("collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)") {
        delegate.collectionView(
          view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
      }
    } orOfAll: {
      delegate.collectionView(
        view, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  /// The previews of the items from the delegate, or one preview of the menu.
  ///
  /// - Parameters:
  ///   - ofItem: The preview of an item; nil if the delegate does not implement the method.
  ///   - orOfAll: The preview of the menu, used then.
  private func previews(
    _ ofItem: (IndexPath) -> UITargetedPreview??, orOfAll: () -> UITargetedPreview?
  ) -> [UITargetedPreview] {
    var found: [UITargetedPreview] = []
    for path in paths {
      guard let preview = ofItem(path) else { return [orOfAll()].compactMap { $0 } }
      if let preview { found.append(preview) }
    }
    return found
  }

  override func tellWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator
  ) {
    guard let view = collectionView else { return }
    view.delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
  }

  override func tellWillCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator
  ) {
    guard let view = collectionView else { return }
    view.delegate?.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  override func tellWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator
  ) {
    guard let view = collectionView else { return }
    view.delegate?.collectionView(
      view, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
