/// The old menu over an item, with the actions to cut, copy and paste that the delegate allows.
@MainActor struct EditMenu {
  private let path: IndexPath
  /// What it offers.
  let actions: [Selector]

  /// Nil where the delegate wants none for the item, or allows no action.
  init?(for path: IndexPath, in view: UICollectionView) {
    guard view.loadedCounts.contains(path),
      view.delegate?.collectionView?(view, shouldShowMenuForItemAt: path) ?? false
    else { return nil }
    self.path = path
    actions = Self.standardActions.filter { action in
      view.delegate?.collectionView?(
        view, canPerformAction: action, forItemAt: path, withSender: view) ?? false
    }
    if actions.isEmpty { return nil }
  }

  /// - Returns: Whether the menu has the action.
  func perform(_ action: Selector, in view: UICollectionView) -> Bool {
    guard actions.contains(action) else { return false }
    view.delegate?.collectionView(view, performAction: action, forItemAt: path, withSender: view)
    return true
  }

  /// All that UIKit's documentation has collection views ask for.
  private static let standardActions: [Selector] = ["cut:", "copy:", "paste:"]
}
