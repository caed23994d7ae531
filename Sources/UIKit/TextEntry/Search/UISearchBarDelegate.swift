/// Methods that control and respond to the editing of a search bar and the taps on its buttons.
///
/// Every method is optional. A default implementation that returns nothing does nothing.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Asks whether editing may begin.
  ///
  /// The default is `true`.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Asks whether editing may end.
  ///
  /// The default is `true`.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Called after a key has changed the text or the clear button has cleared it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Asks whether a key may change the text.
  ///
  /// The default is `true`.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called when the user presses the return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user taps the button with the book.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user taps the button that shows results.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user taps the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user selects another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
