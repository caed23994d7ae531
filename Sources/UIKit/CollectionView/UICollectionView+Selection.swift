// Selected and highlighted items.
extension UICollectionView {
  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      deselectAll()
      return
    }
    guard allowsSelectionNow, loadedCounts.contains(path) else { return }
    if !allowsMultipleSelectionNow {
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

  func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    selecting.setSelected(isSelected, path)
    if let cell = shownCell(at: path), cell.isSelected != isSelected {
      cell.isSelected = isSelected
    }
  }

  func isSelected(_ path: IndexPath) -> Bool { selection.contains(path) }

  /// Whether items can be selected as the view is.
  var allowsSelectionNow: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  /// Whether several items can be selected as the view is.
  var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Deselects all where several items are selected and may be no longer.
  func limitSelection() {
    if !allowsMultipleSelectionNow, selection.count > 1 { deselectAll() }
  }

  // MARK: What a person does

  /// What a finger does that touches an item and lifts.
  package func tapItem(at path: IndexPath) {
    guard beginTouch(at: path) else { return }
    endTouch(at: path)
  }

  /// What a finger does that comes down on an item: it is highlighted.
  ///
  /// - Returns: Whether the item took the highlight; others are not selected when the finger lifts.
  package func beginTouch(at path: IndexPath) -> Bool {
    guard allowsSelectionNow, loadedCounts.contains(path),
      delegate?.collectionView?(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    selecting.setHighlighted(path)
    shownCell(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  /// What a finger does that lifts off an item: the selection calls, then the end of the highlight,
  /// then the primary action, if the item alone is meant.
  ///
  /// - Note: The order of the first calls is that of UIKit's headers; the primary action follows the
  ///   selection calls whatever they answer.
  package func endTouch(at path: IndexPath) {
    if (shownCell(at: path) as? UICollectionViewListCell)?.tapHeader() == true {
      return cancelTouch(at: path)
    }
    let isMeantAlone = !allowsMultipleSelectionNow || !selection.contains { $0 != path }
    let isDeselection = allowsMultipleSelectionNow && selection.contains(path)
    if isDeselection { deselectByPerson(path) } else { selectByPerson(path) }
    cancelTouch(at: path)
    if isMeantAlone, !isDeselection { performPrimaryAction(path) }
  }

  /// What happens when a finger begins to scroll, or leaves an item: the highlight ends.
  package func cancelTouch(at path: IndexPath) {
    selecting.setHighlighted(nil)
    shownCell(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func performPrimaryAction(_ path: IndexPath) {
    guard loadedCounts.contains(path),
      delegate?.collectionView?(self, canPerformPrimaryActionForItemAt: path) ?? !isEditing
    else { return }
    delegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }

  func selectByPerson(_ path: IndexPath) {
    guard delegate?.collectionView?(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelectionNow { deselectOthers(than: path) }
    setSelected(true, path)
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  func deselectByPerson(_ path: IndexPath) {
    guard delegate?.collectionView?(self, shouldDeselectItemAt: path) ?? true else { return }
    setSelected(false, path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// Selects an item instead of all others, with all questions to the delegate.
  func selectAlone(_ path: IndexPath) {
    guard allowsSelectionNow else { return }
    if allowsMultipleSelectionNow {
      for other in selection.sorted() where other != path { deselectByPerson(other) }
    }
    selectByPerson(path)
  }

  private func deselectOthers(than path: IndexPath) {
    for other in selection.sorted() where other != path {
      setSelected(false, other)
      delegate?.collectionView(self, didDeselectItemAt: other)
    }
  }
}
