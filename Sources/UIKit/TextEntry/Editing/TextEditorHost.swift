/// A text field or text view, whose text a `_TextEditor` edits.
@MainActor protocol TextEditorHost: UIView, _TextEditing, KeyReceiver {
  /// Whether the text can be changed by keys and the pasteboard.
  var isChangeable: Bool { get }
  /// Asks the delegate whether a key may replace a range.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// The attributes of text that was set without any.
  var plainAttributes: [NSAttributedString.Key: Any] { get }
  /// Lays the text out now if its layout is out of date.
  func layOutText()
  /// Marks the layout of the text as out of date.
  func textNeedsLayout()
  /// Called after keys or code have changed the text, except by setting it as a whole.
  func textDidChange()
  /// Called after the selection has changed.
  func selectionDidChange()
  /// Called when the return key is pressed.
  func returnKeyPressed()
}

extension TextEditorHost {
  func receive(_ character: String) { _editor.receive(character) }
  func receive(_ key: KeyPress) { _editor.receive(key) }

  /// Posts a notification whose object is the field or view.
  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// The part of `UITextInput` that text fields and text views have in common.
///
/// It holds the members that only compute with positions, ranges and marked text. The ones that
/// applications override are in the classes.
@preconcurrency @MainActor public protocol _TextEditing: UITextInput {
  /// The editor of the text.
  var _editor: _TextEditor { get }
}

extension _TextEditing {
  /// The text of a range; nil for a range of another kind of view.
  public func text(in range: UITextRange) -> String? { _editor.text(in: range) }

  /// The range of the marked text; nil if none is marked.
  public var markedTextRange: UITextRange? { _editor.marked.map(TextSpan.init) }

  /// Accepts the marked text as it is.
  public func unmarkText() { _editor.unmark() }

  /// The start of the text.
  public var beginningOfDocument: UITextPosition { _editor.beginning }

  /// The end of the text.
  public var endOfDocument: UITextPosition { _editor.end }

  /// The range between two positions, given in any order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    _editor.range(from: fromPosition, to: toPosition)
  }

  /// The position `offset` UTF-16 units away; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    _editor.position(from: position, offset: offset)
  }

  /// The position `offset` characters to the left or right, or lines up or down; nil outside the
  /// text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    _editor.position(from: position, in: direction, offset: offset)
  }

  /// The end of a range that is farthest in a direction.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    _editor.position(within: range, farthestIn: direction)
  }

  /// The range from a position to the start or the end of the text.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    _editor.characterRange(byExtending: position, in: direction)
  }

  /// The order of two positions in the text.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    _editor.compare(position, to: other)
  }

  /// The number of UTF-16 units from one position to another; negative if the second comes first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    _editor.offset(from: from, to: toPosition)
  }
}
