/// A place between two characters of a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A stretch of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of what is selected.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// Which way through a text.
public enum UITextStorageDirection: Int, Sendable {
  case forward
  case backward
}

/// Which way on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left
  case up
  case down
}

/// A place by its UTF-16 offset.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
}

/// A stretch by its UTF-16 offsets.
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
