// What lists need of the collection view: places of cells, the ground behind, editing.
extension UICollectionView {
  /// Tells a view that is about to show an element what it is to a list.
  func join(_ view: UICollectionReusableView, _ identity: ElementIdentity) {
    view.listEnvironment = listEnvironment(inSection: identity.section)
    view.adoptListPlace(ListPlace(identity, in: self))
    (view as? UICollectionViewCell)?.isBeingEdited = isEdited(identity)
  }

  /// Whether a cell is to show that it is being edited.
  private func isEdited(_ identity: ElementIdentity) -> Bool {
    guard isEditing, identity.category == .cell, let path = delegatePath(of: identity.indexPath)
    else { return false }
    return delegate?.collectionView?(self, canEditItemAt: path) ?? true
  }

  func furnishElements() {
    reusable.furnishDecorations()
    updateLists()
  }

  func furnishOverflows() {
    for element in elements.inOrder where element.identity.category == .supplementaryView {
      solvedLayout?.configureOverflow(element.view, element.identity)
    }
  }

  /// Brings the list cells in view and the ground behind them up to date with a new layout.
  private func updateLists() {
    for element in elements.inOrder {
      element.view.listEnvironment = listEnvironment(inSection: element.identity.section)
      element.view.adoptListPlace(ListPlace(element.identity, in: self))
    }
    showGround()
  }

  private func listEnvironment(inSection section: Int) -> UIListEnvironment {
    (solvedLayout?.listConfiguration(inSection: section))
      .map { UIListEnvironment($0.appearance) } ?? .unspecified
  }

  /// How many views lie behind all elements.
  var groundCount: Int { (backgroundView == nil ? 0 : 1) + (listGround == nil ? 0 : 1) }

  private func showGround() {
    let list = solvedLayout?.listConfiguration(inSection: 0)
    guard backgroundView == nil, let color = list?.backgroundColor else {
      listGround?.removeFromSuperview()
      listGround = nil
      return
    }
    let ground = listGround ?? UIView(frame: bounds)
    if ground.backgroundColor != color { ground.backgroundColor = color }
    if listGround == nil {
      listGround = ground
      ground.isUserInteractionEnabled = false
      ground.layer.zPosition = -1_000_000
      Stratum.ground.insert(ground, into: self, grounds: 0)
    }
  }

  func editingDidChange() {
    closeSwipe()
    limitSelection()
    for element in elements.inOrder {
      (element.view as? UICollectionViewCell)?.isBeingEdited = isEdited(element.identity)
    }
  }
}
