// Written by Scripts/delegates from UITextFieldDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UITextFieldDelegate {
  /// Asks whether editing may begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called when editing has begun.
  public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalCall.noteDefault() }
  /// Asks whether editing may end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called when editing has ended, if the delegate does not implement `textFieldDidEndEditing(_:reason:)`.
  public func textFieldDidEndEditing(_ textField: UITextField) { OptionalCall.noteDefault() }
  /// Asks whether a key may change the text. Not called for changes made in code.
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called after the selection has changed.
  public func textFieldDidChangeSelection(_ textField: UITextField) { OptionalCall.noteDefault() }
  /// Asks whether the clear button clears the text.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { OptionalCall.noteDefault(); return true }
  /// Asks whether the return key sends the actions of the text field.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { OptionalCall.noteDefault(); return true }
}
