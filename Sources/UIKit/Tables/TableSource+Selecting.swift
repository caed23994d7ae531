// Selections that the inner collection view makes by itself: with two fingers, and where a drag stays over
// a row. Taps are those of `TableTouch`.
extension TableSource {
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = table.delegate else { return true }
    return delegate.tableView(table, willSelectRowAt: indexPath) == indexPath
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    table.rowWasSelected(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = table.delegate else { return true }
    return delegate.tableView(table, willDeselectRowAt: indexPath) == indexPath
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    table.delegate?.tableView(table, didDeselectRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    table.delegate?.tableView?(table, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { table.delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: indexPath) }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    table.delegate?.tableViewDidEndMultipleSelectionInteraction(table)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    table.delegate?.tableView?(table, shouldSpringLoadRowAt: indexPath, with: context) ?? true
  }
}

extension UITableView {
  /// Performs what a document says, then tells the delegate and those who observe.
  func rowWasSelected(_ path: IndexPath) {
    cellForRow(at: path)?.parts[CellActions.self]?.selection?()
    delegate?.tableView(self, didSelectRowAt: path)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  /// Whether a drag that stays over a row selects it. The default is false.
  public var isSpringLoaded: Bool {
    get { rows.isSpringLoaded }
    set { rows.isSpringLoaded = newValue }
  }

  /// Whether rows stand in for others that are being dropped.
  public var hasUncommittedUpdates: Bool { rows.hasUncommittedUpdates }
}
