/// What a person does with items: they are highlighted, selected and opened as the delegate says.
@MainActor package struct ItemTouches {
  private let view: UICollectionView

  init(on view: UICollectionView) { self.view = view }

  /// What a finger does that touches an item and lifts.
  package func tap(_ path: IndexPath) {
    guard begin(path) else { return }
    end(path)
  }

  /// What a finger does that comes down on an item: it is highlighted.
  ///
  /// - Returns: Whether the item took the highlight; others are not selected when the finger lifts.
  package func begin(_ path: IndexPath) -> Bool {
    guard view.allowsSelectionNow, view.loadedCounts.contains(path),
      view.delegate?.collectionView?(view, shouldHighlightItemAt: path) ?? true
    else { return false }
    view.selecting.setHighlighted(path)
    view.shownCell(at: path)?.isHighlighted = true
    view.delegate?.collectionView(view, didHighlightItemAt: path)
    return true
  }

  /// What a finger does that lifts off an item: the selection calls, then the end of the highlight,
  /// then the primary action, if the item alone is meant.
  ///
  /// - Note: The order of the first calls is that of UIKit's headers; the primary action follows the
  ///   selection calls whatever they answer.
  package func end(_ path: IndexPath) {
    if view.shownCell(at: path)?.takesTap() == true { return cancel(path) }
    let isMeantAlone = !view.allowsMultipleSelectionNow || !view.selection.contains { $0 != path }
    let isDeselection = view.allowsMultipleSelectionNow && view.selection.contains(path)
    if isDeselection { deselect(path) } else { select(path) }
    cancel(path)
    if isMeantAlone, !isDeselection { performPrimaryAction(path) }
  }

  /// What happens when a finger begins to scroll, or leaves an item: the highlight ends.
  package func cancel(_ path: IndexPath) {
    view.selecting.setHighlighted(nil)
    view.shownCell(at: path)?.isHighlighted = false
    view.delegate?.collectionView(view, didUnhighlightItemAt: path)
  }

  private func performPrimaryAction(_ path: IndexPath) {
    guard view.loadedCounts.contains(path) else { return }
    let may = view.delegate?.collectionView?(view, canPerformPrimaryActionForItemAt: path)
    guard may ?? !view.isEditing else { return }
    view.delegate?.collectionView(view, performPrimaryActionForItemAt: path)
  }

  func select(_ path: IndexPath) {
    guard view.delegate?.collectionView?(view, shouldSelectItemAt: path) ?? true else { return }
    if !view.allowsMultipleSelectionNow { deselectOthers(than: path) }
    view.setSelected(true, path)
    view.delegate?.collectionView(view, didSelectItemAt: path)
  }

  func deselect(_ path: IndexPath) {
    guard view.delegate?.collectionView?(view, shouldDeselectItemAt: path) ?? true else { return }
    view.setSelected(false, path)
    view.delegate?.collectionView(view, didDeselectItemAt: path)
  }

  /// Selects an item instead of all others, with all questions to the delegate.
  func selectAlone(_ path: IndexPath) {
    guard view.allowsSelectionNow else { return }
    if view.allowsMultipleSelectionNow {
      for other in view.selection.sorted() where other != path { deselect(other) }
    }
    select(path)
  }

  private func deselectOthers(than path: IndexPath) {
    for other in view.selection.sorted() where other != path {
      view.setSelected(false, other)
      view.delegate?.collectionView(view, didDeselectItemAt: other)
    }
  }
}
