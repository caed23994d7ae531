/// A text whose characters have places, with a selection, and with a part that is being composed.
///
/// Tokenizers, the input's delegate and writing directions are not among it.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)

  /// Without a length where the next character goes.
  var selectedTextRange: UITextRange? { get set }

  /// What is being composed and can still become something else, as where several keys make one
  /// character; nil for nothing.
  var markedTextRange: UITextRange? { get }

  /// What marked text looks like; nil, the default, for a ground in the tint's colour.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

  /// Puts a text that is being composed in the place of the one before, or of what is selected.
  ///
  /// - Parameters:
  ///   - markedText: Nil or empty for none.
  ///   - selectedRange: What of it is selected, in UTF-16 units from its start.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Leaves what is marked as it is.
  func unmarkText()

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }

  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?

  /// - Parameter offset: In UTF-16 units.
  /// - Returns: Nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// - Parameter offset: In characters to the left or right, in lines up or down.
  /// - Returns: Nil beyond the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?

  /// The end of a range: its start for left and up in a text that reads from left to right.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?

  /// From a position as far as the text goes.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// In UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The first rectangle of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// In the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
}
