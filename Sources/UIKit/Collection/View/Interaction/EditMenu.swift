/// The edit menu of an item, with the actions to cut, copy and paste that the delegate allows.
@MainActor struct EditMenu {
  private let path: IndexPath
  /// The actions of the menu.
  let actions: [Selector]

  /// Nil if the delegate shows no menu for the item, or allows no action.
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

  /// Performs an action.
  ///
  /// - Returns: Whether the menu has the action.
  func perform(_ action: Selector, in view: UICollectionView) -> Bool {
    guard actions.contains(action) else { return false }
    view.delegate?.collectionView(view, performAction: action, forItemAt: path, withSender: view)
    return true
  }

  /// The actions that collection views ask the delegate for, by UIKit's documentation.
  private static let standardActions: [Selector] = ["cut:", "copy:", "paste:"]
}
