// Written by Scripts/delegates from UITextViewDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UITextViewDelegate {
  /// Asks whether editing may begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called when editing has begun.
  public func textViewDidBeginEditing(_ textView: UITextView) { OptionalCall.noteDefault() }
  /// Asks whether editing may end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called when editing has ended.
  public func textViewDidEndEditing(_ textView: UITextView) { OptionalCall.noteDefault() }
  /// Asks whether a key may change the text. Not called for changes made in code.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called after a key has changed the text, or code has inserted or deleted text.
  public func textViewDidChange(_ textView: UITextView) { OptionalCall.noteDefault() }
  /// Called after the selection has changed.
  public func textViewDidChangeSelection(_ textView: UITextView) { OptionalCall.noteDefault() }
  /// Asks whether a tap on a link opens it, in a text view that is not being edited.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called when the user taps an attachment, in a text view that is not being edited. The answer has no effect.
  public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { OptionalCall.noteDefault(); return true }
}
