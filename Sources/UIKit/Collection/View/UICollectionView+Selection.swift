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

  /// Whether items can be selected as the view is.
  var allowsSelectionNow: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  /// Whether several items can be selected as the view is.
  var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether items can have the focus that the delegate does not decide about.
  var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  /// Deselects all where several items are selected and may be no longer.
  func limitSelection() {
    if !allowsMultipleSelectionNow, selection.count > 1 { deselectAll() }
  }
}
