/// Methods that control and respond to the editing of a text view.
///
/// Every method is optional. A default implementation that returns nothing does nothing.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks whether editing may begin.
  ///
  /// The default is `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Asks whether editing may end.
  ///
  /// The default is `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Asks whether a key may change the text. Not called for changes made in code.
  ///
  /// The default is `true`.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called after a key has changed the text, or code has inserted or deleted text.
  func textViewDidChange(_ textView: UITextView)

  /// Called after the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// Asks whether a tap on a link opens it, in a text view that is not being edited.
  ///
  /// The default is `true`.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool

  /// Called when the user taps an attachment, in a text view that is not being edited. The answer
  /// has no effect.
  ///
  /// The default is `true`.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}

/// How the user interacts with a link or an attachment. On this platform always
/// ``invokeDefaultAction``.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A request for further actions.
  case presentActions
  /// A request for a preview.
  case preview
}
