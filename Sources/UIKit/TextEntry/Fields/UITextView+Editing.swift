extension UITextView: TextEditorHost {
  var isChangeable: Bool { isEditable }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    shouldChangeText(in: TextSpan(range), replacementText: text)
  }

  /// What the delegate says of a change; true without a delegate.
  func delegateAllows(_ range: UITextRange, _ text: String) -> Bool {
    guard let range = (range as? TextSpan)?.range else { return false }
    return delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  var plainAttributes: [NSAttributedString.Key: Any] { ownAttributes }

  func textDidChange() {
    textNeedsLayout()
    scrollRangeToVisible(_editor.selection)
    delegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  func selectionDidChange() {
    textNeedsLayout()
    delegate?.textViewDidChangeSelection(self)
  }

  func returnKeyPressed() {
    if enablesReturnKeyAutomatically, !hasText { return }
    _editor.receive("\n")
  }
}

extension UITextView {
  /// Asks the delegate about a link or a picture that was touched, and opens a link it allows.
  func interact(at point: CGPoint) {
    guard let range = (characterRange(at: point) as? TextSpan)?.range, let text = _editor.styled
    else { return }
    let all = NSRange(location: 0, length: text.length)
    var whole = range
    if let attachment = text.attribute(.attachment, at: range.location, effectiveRange: nil)
      as? NSTextAttachment
    {
      _ = delegate?.textView(
        self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction)
    }
    let link = text.attribute(
      .link, at: range.location, longestEffectiveRange: &whole, in: all)
    guard let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }),
      delegate?.textView(
        self, shouldInteractWith: url, in: whole, interaction: .invokeDefaultAction) ?? true
    else { return }
    UIApplication.shared.open(url)
  }
}
