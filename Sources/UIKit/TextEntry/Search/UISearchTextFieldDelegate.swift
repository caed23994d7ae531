/// Provides what is copied of the tokens of a search field.
///
/// A search field calls these methods of its `delegate` if that conforms to the protocol.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Asks for the data that are put on the pasteboard for a token. A provider without data copies
  /// nothing.
  ///
  /// The default is `NSItemProvider()`.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
}
