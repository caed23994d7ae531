/// A text whose characters have places, with a selection.
///
/// Marked text, tokenizers and writing directions are not among it: nothing is composed of several
/// keys here.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)

  /// Without a length where the next character goes.
  var selectedTextRange: UITextRange? { get set }

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }

  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?

  /// - Parameter offset: In UTF-16 units.
  /// - Returns: Nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

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
