/// Methods that control and respond to the editing of a text field.
///
/// Every method is optional. A default implementation that returns nothing does nothing.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks whether editing may begin.
  ///
  /// The default is `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Asks whether editing may end.
  ///
  /// The default is `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called when editing has ended, if the delegate does not implement
  /// `textFieldDidEndEditing(_:reason:)`.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called when editing has ended. By default calls `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Asks whether a key may change the text. Not called for changes made in code.
  ///
  /// The default is `true`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Called after the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Asks whether the clear button clears the text.
  ///
  /// The default is `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Asks whether the return key sends the actions of the text field.
  ///
  /// The default is `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
}
