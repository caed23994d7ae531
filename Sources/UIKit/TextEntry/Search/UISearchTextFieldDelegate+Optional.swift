// Written by Scripts/delegates from UISearchTextFieldDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UISearchTextFieldDelegate {
  /// Asks for the data that are put on the pasteboard for a token. A provider without data copies nothing.
  public func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider { OptionalCall.noteDefault(); return NSItemProvider() }
}
