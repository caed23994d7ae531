// The cells, headers and footers of a table view, which its ``RowProvider`` registers and makes.
extension ReusableViews {
  /// The cell of a row with an identifier: the one that is being reconfigured, a reused one, or the
  /// one that `make` returns.
  func dequeueRow(
    _ identifier: String, _ path: IndexPath, make: () -> any ItemView
  ) -> any ItemView {
    if let cell = reconfiguredCell(identifier, path) { return cell }
    let key = cellKey(identifier)
    let cell = view.elements.pool.takeWaiting(key) as? any ItemView ?? make()
    cell.poolKey = key
    prepare(cell, for: .cell(path), attributesToDequeue(.cell(path)))
    return cell
  }

  /// Prepares a view for an element of a table view that was not dequeued for it. It may be in the
  /// pool, be animated away, or display another element, which loses it.
  func adopt(_ found: _ElementView, _ identifier: String, for identity: ElementIdentity) {
    if let former = view.elements.element(of: found) {
      guard reconfiguring == nil else { return }
      view.reconciler.leave(former)
    }
    view.prepared.withdraw(found)
    view.elements.withdraw(found)
    found.poolKey = ReusePool.Key(
      kind: identity.kind, identifier: identifier, category: identity.category)
    prepare(found, for: identity, attributesToDequeue(identity))
  }
}
