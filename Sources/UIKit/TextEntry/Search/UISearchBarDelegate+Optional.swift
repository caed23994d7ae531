// Written by Scripts/delegates from UISearchBarDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UISearchBarDelegate {
  /// Asks whether editing may begin.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called when editing has begun.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { OptionalCall.noteDefault() }
  /// Asks whether editing may end.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called when editing has ended.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { OptionalCall.noteDefault() }
  /// Called after a key has changed the text or the clear button has cleared it.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { OptionalCall.noteDefault() }
  /// Asks whether a key may change the text.
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called when the user presses the return key.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { OptionalCall.noteDefault() }
  /// Called when the user taps the button with the book.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { OptionalCall.noteDefault() }
  /// Called when the user taps the button that shows results.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { OptionalCall.noteDefault() }
  /// Called when the user taps the cancel button.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { OptionalCall.noteDefault() }
  /// Called when the user selects another scope.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { OptionalCall.noteDefault() }
}
