/// Gives the views of a collection view their list state: the place in the list, the editing state,
/// and the background behind lists.
@MainActor final class ListAppearance: CollectionPart {
  private unowned let view: UICollectionView
  /// The background of lists; nil outside of lists.
  private(set) var background: UIView?

  init(of view: UICollectionView) {
    self.view = view
  }

  /// The list state of visible views is updated after the layout has prepared.
  func dataDidChange(_ change: DataChange) {}

  /// Gives a view the list state of the element that it is about to display.
  func apply(to reusable: _ElementView, of identity: ElementIdentity) {
    reusable.listEnvironment = environment(inSection: identity.section)
    reusable.adoptListPlace(ListPlace(identity, in: view))
    reusable.asItem?.isBeingEdited = isEdited(identity)
  }

  /// Updates visible views and the background after the layout has prepared.
  func update() {
    for element in view.elements.inOrder {
      element.view.listEnvironment = environment(inSection: element.identity.section)
      element.view.adoptListPlace(ListPlace(element.identity, in: view))
    }
    updateBackground()
  }

  /// Updates the supplementary views that display how many items a group left out.
  func updateOverflows() {
    for element in view.elements.inOrder where element.identity.category == .supplementaryView {
      guard let overflow = element.reusable else { continue }
      view.solvedLayout?.configureOverflow(overflow, element.identity)
    }
  }

  private func environment(inSection section: Int) -> UIListEnvironment {
    (view.solvedLayout?.listConfiguration(inSection: section))
      .map { UIListEnvironment($0.appearance) } ?? .unspecified
  }

  private func updateBackground() {
    let list = view.solvedLayout?.listConfiguration(inSection: 0)
    guard view.backgroundView == nil, let color = list?.backgroundColor else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    let shown = background ?? UIView(frame: view.bounds)
    if shown.backgroundColor != color { shown.backgroundColor = color }
    if background == nil {
      background = shown
      shown.isUserInteractionEnabled = false
      shown.layer.zPosition = -1_000_000
      SubviewOrder.background.insert(shown, into: view, backgroundCount: 0)
    }
  }

  // MARK: Editing

  /// Whether a cell is in the editing state.
  private func isEdited(_ identity: ElementIdentity) -> Bool {
    guard view.isEditing, identity.category == .cell,
      let path = view.delegatePath(of: identity.indexPath)
    else { return false }
    return view.delegate?.collectionView?(view, canEditItemAt: path) ?? true
  }

  /// Updates the editing state of visible cells.
  func editingDidChange() {
    for element in view.elements.inOrder {
      element.view.asItem?.isBeingEdited = isEdited(element.identity)
    }
  }
}
