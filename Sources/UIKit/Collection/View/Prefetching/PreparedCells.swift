import LayoutCore

/// Cells made for items that are about to come into view.
///
/// While a person or an animation scrolls the content, each layout makes one cell ahead at most, the
/// next one that is needed, so that no frame has to make many. Such a cell waits outside of the tree and
/// of the pool until its item comes into view, the data change, or the content moves elsewhere.
@MainActor final class PreparedCells: CollectionPart {
  private var cells: [ElementIdentity: UICollectionReusableView] = [:]

  /// How far ahead cells are made, in lengths of the view.
  static let reach: CGFloat = 0.25

  subscript(identity: ElementIdentity) -> UICollectionReusableView? { cells[identity] }

  /// Hands over the cell of an item that comes into view; nil if none was made.
  func take(_ identity: ElementIdentity) -> UICollectionReusableView? {
    guard let cell = cells.removeValue(forKey: identity) else { return nil }
    // Its place in a list may be another one by now.
    host.join(cell, identity)
    return cell
  }

  /// Makes the next cell, and gives those back that are not needed soon.
  ///
  /// - Parameter ahead: Where items lie that come into view soon, the nearest first.
  func prepare(_ ahead: [UICollectionViewLayoutAttributes]) {
    let soon = Set(ahead.map(\.identity))
    for identity in cells.keys.sorted() where !soon.contains(identity) { forget(identity) }
    let next = ahead.first { host.elements[$0.identity] == nil && cells[$0.identity] == nil }
    guard let next, let cell = host.exchange.makeView(for: next) else { return }
    cells[next.identity] = cell
  }

  /// Gives the cell of an item back: it shows something else now.
  func forget(_ identity: ElementIdentity) {
    guard let cell = cells.removeValue(forKey: identity) else { return }
    host.elements.discard(cell)
  }

  /// Gives all cells back.
  func forgetAll() {
    for identity in cells.keys.sorted() { forget(identity) }
  }
}
