/// A position between two characters of a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A range of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Whether the range is empty. The default is `true`.
  open var isEmpty: Bool { true }
  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// The rectangle. The default is zero.
  open var rect: CGRect { .zero }
  /// Whether the selection starts in the rectangle. The default is `false`.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle. The default is `false`.
  open var containsEnd: Bool { false }
  /// Whether the text is vertical. The default is `false`.
  open var isVertical: Bool { false }
}

/// A direction along a text.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward
  /// Towards the start.
  case backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left
  /// To the line above.
  case up
  /// To the line below.
  case down
}

/// A position as a UTF-16 offset.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
}

/// A range of UTF-16 offsets.
final class TextSpan: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
  override var hash: Int { range.hashValue }
}

/// A rectangle of a selection.
final class SelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let ends: (start: Bool, end: Bool)

  init(_ place: CGRect, isFirst: Bool, isLast: Bool) {
    self.place = place
    ends = (isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { place }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
