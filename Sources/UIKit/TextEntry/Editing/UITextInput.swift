/// A text with positions, a selection and marked text, which an input method is still composing.
///
/// Tokenizers, the input delegate and writing directions are not part of it on this platform.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The text of a range.
  func text(in range: UITextRange) -> String?
  /// Whether a key or the pasteboard may replace the text of a range. The default is `true`.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Replaces the text of a range.
  func replace(_ range: UITextRange, withText text: String)

  /// The selection; an empty range is the caret.
  var selectedTextRange: UITextRange? { get set }

  /// The range of the marked text; nil if none is marked.
  var markedTextRange: UITextRange? { get }

  /// The attributes of marked text; nil, the default, for a translucent background in the tint
  /// colour.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

  /// Replaces the marked text, or else the selection, by marked text.
  ///
  /// - Parameters:
  ///   - markedText: Nil or empty for none.
  ///   - selectedRange: The new selection in UTF-16 units from the start of the marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Accepts the marked text as it is.
  func unmarkText()

  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }

  /// The range between two positions, given in any order.
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?

  /// The position `offset` characters to the left or right, or lines up or down; nil outside the
  /// text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// The end of a range that is farthest in a direction.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?

  /// The end of a range: its start for left and up in a text that reads from left to right.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?

  /// The range from a position to the start or the end of the text.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// The order of two positions in the text.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// The number of UTF-16 units from one position to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The first rectangle of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of a caret, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a selection, in the view's coordinates.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position of a range nearest to a point of the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The range of the character at a point of the view; nil where there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
}

extension UITextInput {
  /// The default is `true`.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    true
  }
}
