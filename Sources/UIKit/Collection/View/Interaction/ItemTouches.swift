/// Highlights, selects and opens items as touches do, with all calls to the delegate.
@MainActor package struct ItemTouches {
  private let view: UICollectionView

  init(on view: UICollectionView) { self.view = view }

  /// A tap on an item.
  package func tap(_ path: IndexPath) {
    guard begin(path) else { return }
    end(path)
  }

  /// The beginning of a touch: highlights the item.
  ///
  /// - Returns: Whether the item was highlighted; only then the end of the touch selects it.
  package func begin(_ path: IndexPath) -> Bool {
    guard mayBegin(path) else { return false }
    view.selecting.setHighlighted(path)
    view.shownItem(at: path)?.adoptHighlight(true)
    view.delegate?.collectionView(view, didHighlightItemAt: path)
    return true
  }

  /// Whether a touch highlights the item.
  func mayBegin(_ path: IndexPath) -> Bool {
    view.allowsSelectionNow && view.loadedCounts.contains(path)
      && view.delegate?.collectionView?(view, shouldHighlightItemAt: path) ?? true
  }

  /// The end of a touch: selects or deselects the item, ends the highlight, then performs the
  /// primary action unless several items are selected.
  ///
  /// - Note: The order of the first calls is that of UIKit's headers. The primary action follows
  ///   the selection calls whatever they return.
  package func end(_ path: IndexPath) {
    if view.shownCell(at: path)?.takesTap() == true { return cancel(path) }
    let isSingle = !view.allowsMultipleSelectionNow || !view.selection.contains { $0 != path }
    let isDeselection = view.allowsMultipleSelectionNow && view.selection.contains(path)
    if isDeselection { deselect(path) } else { select(path) }
    cancel(path)
    if isSingle, !isDeselection { performPrimaryAction(path) }
  }

  /// The cancellation of a touch: ends the highlight.
  package func cancel(_ path: IndexPath) {
    view.selecting.setHighlighted(nil)
    view.shownItem(at: path)?.adoptHighlight(false)
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
    view.selecting.set(true, path)
    view.shownCell(at: path)?.parts[CellActions.self]?.selection?()
    view.delegate?.collectionView(view, didSelectItemAt: path)
  }

  func deselect(_ path: IndexPath) {
    guard view.delegate?.collectionView?(view, shouldDeselectItemAt: path) ?? true else { return }
    view.selecting.set(false, path)
    view.delegate?.collectionView(view, didDeselectItemAt: path)
  }

  /// Selects an item and deselects all others, if the delegate allows it.
  func selectAlone(_ path: IndexPath) {
    guard view.allowsSelectionNow else { return }
    if view.allowsMultipleSelectionNow {
      for other in view.selection.sorted() where other != path { deselect(other) }
    }
    select(path)
  }

  private func deselectOthers(than path: IndexPath) {
    for other in view.selection.sorted() where other != path {
      view.selecting.set(false, other)
      view.delegate?.collectionView(view, didDeselectItemAt: other)
    }
  }
}
