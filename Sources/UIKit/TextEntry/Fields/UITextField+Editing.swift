extension UITextField: TextEditorHost {
  var isChangeable: Bool { isEnabled }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    shouldChangeText(in: TextSpan(range), replacementText: text)
  }

  /// What the delegate says of a change; true without a delegate.
  func delegateAllows(_ range: UITextRange, _ text: String) -> Bool {
    guard let range = (range as? TextSpan)?.range else { return false }
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text)
      ?? true
  }

  var plainAttributes: [NSAttributedString.Key: Any] {
    [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label]
  }

  func layOutText() { layoutIfNeeded() }

  func textNeedsLayout() { show() }

  func textDidChange() {
    show()
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  func selectionDidChange() {
    setNeedsLayout()
    if clearsOnInsertion, isEditing, _editor.selection.length < _editor.length {
      clearsOnInsertion = false
    }
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Asks the delegate and sends the control's events; an action for `editingDidEndOnExit` also
  /// ends editing.
  func returnKeyPressed() {
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }
}
