// Selected and highlighted items.
extension UICollectionView {
  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      deselectAll()
      return
    }
    guard allowsSelection, loadedCounts.contains(path) else { return }
    if !allowsMultipleSelection {
      for other in selection.sorted() where other != path { deselect(other) }
    }
    setSelected(true, path)
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    setSelected(false, path)
  }

  func deselectAll() {
    for path in selection.sorted() { setSelected(false, path) }
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    selecting.setSelected(isSelected, path)
    if let cell = cellForItem(at: path), cell.isSelected != isSelected {
      cell.isSelected = isSelected
    }
  }

  /// What happens when a person taps an item: highlighting, then selecting or deselecting, with
  /// all questions to the delegate.
  package func tapItem(at path: IndexPath) {
    guard !isEditing || allowsSelectionDuringEditing else { return }
    guard beginHighlighting(path) else { return }
    endHighlighting(path)
    if selecting.isSelected(path) {
      if allowsMultipleSelection { deselectByPerson(path) }
    } else {
      selectByPerson(path)
    }
  }

  /// - Returns: Whether the item took the highlight.
  package func beginHighlighting(_ path: IndexPath) -> Bool {
    guard delegate?.collectionView?(self, shouldHighlightItemAt: path) ?? true else { return false }
    selecting.setHighlighted(path)
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  package func endHighlighting(_ path: IndexPath) {
    selecting.setHighlighted(nil)
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func selectByPerson(_ path: IndexPath) {
    guard allowsSelection, delegate?.collectionView?(self, shouldSelectItemAt: path) ?? true else {
      return
    }
    if !allowsMultipleSelection {
      for other in selection.sorted() {
        setSelected(false, other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, path)
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselectByPerson(_ path: IndexPath) {
    guard delegate?.collectionView?(self, shouldDeselectItemAt: path) ?? true else { return }
    setSelected(false, path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }
}
