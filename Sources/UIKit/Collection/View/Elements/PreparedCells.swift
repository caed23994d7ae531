import LayoutCore

/// Cells made for items that are about to become visible.
///
/// While a person or an animation scrolls, each layout prepares one cell at most, the next one that
/// is needed, so that no frame has to make many. A prepared cell stays out of the view tree and the
/// reuse pool until its item becomes visible, the data changes, or the content moves elsewhere.
@MainActor final class PreparedCells: CollectionPart {
  private unowned let host: any CollectionHost
  private let elements: ElementStore
  @exclusivity(unchecked) private var cells: [ElementIdentity: _ElementView] = [:]

  /// How far ahead cells are made, in lengths of the view.
  static let reach: CGFloat = 0.25

  init(_ host: any CollectionHost, elements: ElementStore) {
    self.host = host
    self.elements = elements
  }

  subscript(identity: ElementIdentity) -> _ElementView? { cells[identity] }

  /// Removes and returns the cell of an item that becomes visible; nil if none was prepared.
  func take(_ identity: ElementIdentity) -> _ElementView? {
    guard !cells.isEmpty, let cell = cells.removeValue(forKey: identity) else { return nil }
    // Its list state may have changed since it was prepared.
    host.applyListState(to: cell, of: identity)
    return cell
  }

  /// Prepares the next cell, and recycles those that are not needed soon.
  ///
  /// - Parameters:
  ///   - ahead: The items that become visible soon, the nearest first.
  ///   - make: Makes a cell; nil if the data changed meanwhile.
  func prepare(
    _ ahead: [UICollectionViewLayoutAttributes],
    make: (UICollectionViewLayoutAttributes) -> _ElementView?
  ) {
    let soon = Set(ahead.map(\.identity))
    for identity in cells.keys.sorted() where !soon.contains(identity) { recycle(identity) }
    let next = ahead.first { elements[$0.identity] == nil && cells[$0.identity] == nil }
    guard let next, let cell = make(next) else { return }
    cells[next.identity] = cell
  }

  /// Recycles the cell of an item whose content has changed.
  func recycle(_ identity: ElementIdentity) {
    guard let cell = cells.removeValue(forKey: identity) else { return }
    elements.recycle(cell)
  }

  /// Removes a cell that the application displays elsewhere.
  func withdraw(_ cell: _ElementView) {
    for (identity, prepared) in cells where prepared === cell { cells[identity] = nil }
  }

  func recycleAll() {
    for identity in cells.keys.sorted() { recycle(identity) }
  }

  func dataDidChange(_ change: DataChange) {
    switch change {
    case .updated, .reloaded: recycleAll()
    case .rearranged: break
    }
  }
}
