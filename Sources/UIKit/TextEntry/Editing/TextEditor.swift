import RenderCore

/// Whose text it is.
@MainActor protocol TextEditorHost: AnyObject {
  /// Whether a key may change the text so.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// Keys or code other than a new text have changed it.
  func textDidChange()
  func selectionDidChange()
  /// What was marked is marked no longer.
  func markDidChange()
  /// The return key was pressed.
  func returnKeyPressed()
  /// Whether what is selected can be replaced.
  var isChangeable: Bool { get }
}

/// The text of a field or view that is edited: what keys, touches and code do to it.
///
/// Offsets count UTF-16 units, as those of `NSRange`.
@MainActor final class TextEditor {
  unowned let host: any TextEditorHost
  let canvas = TextCanvas()
  private(set) var string = ""
  /// The text with its attributes; nil for text of one look.
  private(set) var styled: NSAttributedString?
  /// What text has that is typed into an empty one.
  var typingAttributes: [NSAttributedString.Key: Any]?
  private var selected = NSRange(location: 0, length: 0)
  /// The end of the selection that keys move.
  private var movesStart = false
  /// What is being composed and can still become something else.
  private(set) var marked: NSRange?
  /// Whether characters are shown as dots.
  var isSecure = false

  init(_ host: any TextEditorHost) { self.host = host }

  var length: Int { string.utf16.count }

  // MARK: Text

  /// Another text by code: the caret goes to its end.
  func set(_ text: String, styled: NSAttributedString? = nil) {
    string = text
    self.styled = styled
    marked = nil
    selected = NSRange(location: length, length: 0)
  }

  /// What is shown of the text.
  var shown: String { isSecure ? String(repeating: "•", count: string.count) : string }

  /// Where a place of the text is in what is shown of it.
  func shownOffset(_ offset: Int) -> Int {
    guard isSecure else { return offset }
    return string.distance(from: string.startIndex, to: index(offset))
  }

  private func ownOffset(_ shown: Int) -> Int {
    guard isSecure else { return shown }
    let index = string.index(string.startIndex, offsetBy: shown, limitedBy: string.endIndex)
    return self.offset(index ?? string.endIndex)
  }

  /// The character at an offset, or the one it is within.
  private func index(_ offset: Int) -> String.Index {
    var place = string.utf16.index(string.startIndex, offsetBy: min(max(offset, 0), length))
    while String.Index(place, within: string) == nil { place = string.utf16.index(before: place) }
    return place
  }

  private func offset(_ index: String.Index) -> Int {
    string.utf16.distance(from: string.startIndex, to: index)
  }

  func substring(_ range: NSRange) -> String {
    let range = clamped(range)
    return (string as NSString).substring(with: range)
  }

  private func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    let end = min(max(range.location + range.length, start), length)
    return NSRange(location: start, length: end - start)
  }

  // MARK: Selection

  var selection: NSRange {
    get { selected }
    set {
      let range = clamped(newValue)
      guard range != selected else { return }
      if let marked, NSUnionRange(marked, range) != marked { self.marked = nil }
      selected = range
      host.selectionDidChange()
    }
  }

  // MARK: Marked text

  /// Where what is marked is in what is shown, in UTF-16 units.
  var shownMark: NSRange? {
    marked.map {
      let start = shownOffset($0.location)
      return NSRange(location: start, length: shownOffset($0.location + $0.length) - start)
    }
  }

  /// Puts a text that is being composed in the place of the one before, or of what is selected.
  ///
  /// - Parameter selection: Within the text.
  func setMarked(_ text: String, selected selection: NSRange) {
    let range = marked ?? selected
    guard !text.isEmpty || range.length > 0 else { return }
    let mark = NSRange(location: range.location, length: text.utf16.count)
    change(range, to: text, marked: mark.length > 0 ? mark : nil) {
      let start = min(max(selection.location, 0), mark.length)
      return NSRange(
        location: range.location + start,
        length: min(max(selection.length, 0), mark.length - start))
    }
  }

  /// Leaves what is marked as it is.
  func unmark() {
    guard marked != nil else { return }
    marked = nil
    host.markDidChange()
  }

  // MARK: Changes

  /// Replaces a range without asking anyone; the caret goes behind it. Within what is marked that
  /// grows or shrinks, elsewhere it is marked no longer.
  func replace(_ range: NSRange, with text: String) {
    let range = clamped(range)
    var mark = marked
    if let marked, NSUnionRange(marked, range) == marked, range != marked {
      mark?.length += text.utf16.count - range.length
    } else {
      mark = nil
    }
    change(range, to: text, marked: mark) {
      NSRange(location: range.location + text.utf16.count, length: 0)
    }
  }

  private func change(
    _ range: NSRange, to text: String, marked mark: NSRange?, selecting selection: () -> NSRange
  ) {
    if let styled {
      let changed = NSMutableAttributedString(attributedString: styled)
      let place = range.location > 0 ? range.location - 1 : range.location
      var attributes =
        typingAttributes
        ?? (styled.length > place ? styled.attributes(at: place, effectiveRange: nil) : [:])
      attributes[.attachment] = nil
      changed.replaceCharacters(
        in: range, with: NSAttributedString(string: text, attributes: attributes))
      self.styled = changed
    }
    string = (string as NSString).replacingCharacters(in: range, with: text)
    let before = selected
    marked = mark
    selected = selection()
    if selected != before { host.selectionDidChange() }
    host.textDidChange()
  }

  /// Inserts a text in place of what is marked, or selected.
  func insert(_ text: String) { replace(marked ?? selected, with: text) }

  /// What the delete key takes away: the selection, or the character before the caret; nil for
  /// nothing.
  private var deletable: NSRange? {
    if selected.length > 0 { return selected }
    guard selected.location > 0 else { return nil }
    let end = index(selected.location)
    let start = offset(string.index(before: end))
    return NSRange(location: start, length: selected.location - start)
  }

  func deleteBackward() {
    if let deletable { replace(deletable, with: "") }
  }

  // MARK: Keys

  func receive(_ character: String) {
    guard host.isChangeable, host.mayReplace(marked ?? selected, with: character) else { return }
    insert(character)
  }

  func receive(_ key: KeyPress) {
    switch key {
    case .delete:
      guard host.isChangeable, let deletable, host.mayReplace(deletable, with: "") else { return }
      replace(deletable, with: "")
    case .return: host.returnKeyPressed()
    case .left(let extends): move(toLeft: true, extends)
    case .right(let extends): move(toLeft: false, extends)
    case .up(let extends): move(byLines: -1, extends)
    case .down(let extends): move(byLines: 1, extends)
    }
  }

  /// The end of the selection that moves, and the one that stays.
  private var ends: (moving: Int, fixed: Int) {
    let (start, end) = (selected.location, selected.location + selected.length)
    return movesStart ? (start, end) : (end, start)
  }

  private func move(toLeft: Bool, _ extends: Bool) {
    let isBackward = toLeft != (canvas.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if selected.length > 0, !extends {
      let end = selected.location + selected.length
      return select(from: isBackward ? selected.location : end, extends: false)
    }
    let place = index(ends.moving)
    if isBackward, place > string.startIndex {
      select(from: offset(string.index(before: place)), extends: extends)
    } else if !isBackward, place < string.endIndex {
      select(from: offset(string.index(after: place)), extends: extends)
    }
  }

  private func move(byLines lines: Int, _ extends: Bool) {
    guard canvas.text != nil else { return }
    let target = place(lines, linesFrom: ends.moving)
    select(from: target ?? (lines < 0 ? 0 : length), extends: extends)
  }

  /// The place some lines above or below another; nil without such a line.
  func place(_ lines: Int, linesFrom place: Int) -> Int? {
    let from = shownOffset(place)
    guard let text = canvas.text else { return nil }
    return text.offset(lines, linesFrom: from, x: text.caret(at: from).midX).map(ownOffset)
  }

  /// Puts the caret at a place, or the moving end of the selection.
  private func select(from place: Int, extends: Bool) {
    guard extends else { return selection = NSRange(location: place, length: 0) }
    let fixed = ends.fixed
    movesStart = place < fixed
    selection = NSRange(location: min(place, fixed), length: abs(place - fixed))
  }

  // MARK: Touches

  /// Where a point of the canvas is in the text.
  func offset(at point: CGPoint) -> Int {
    canvas.text.map { ownOffset($0.offset(nearest: point)) } ?? 0
  }

  /// The word at a place: letters and digits around it, or else what is before it.
  func word(at place: Int) -> NSRange {
    let start = index(place)
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "'"
    }
    var (low, high) = (start, start)
    while low > string.startIndex, isPart(string[string.index(before: low)]) {
      low = string.index(before: low)
    }
    while high < string.endIndex, isPart(string[high]) { high = string.index(after: high) }
    if low == high, low > string.startIndex { low = string.index(before: low) }
    return NSRange(location: offset(low), length: offset(high) - offset(low))
  }

  // MARK: Places

  /// In the coordinates of a view that the canvas is in.
  func caretRect(_ place: Int, in view: UIView) -> CGRect {
    let rect = canvas.text?.caret(at: shownOffset(place)) ?? .zero
    return view.convert(rect, from: canvas)
  }

  /// In the coordinates of a view that the canvas is in.
  func rects(_ range: NSRange, in view: UIView) -> [CGRect] {
    let start = shownOffset(range.location)
    let end = shownOffset(range.location + range.length)
    return (canvas.text?.rects(of: NSRange(location: start, length: end - start)) ?? [])
      .map { view.convert($0, from: canvas) }
  }

  /// Shows the text, and what is selected of it while someone edits it.
  func show(_ text: TextFrame, isEditing: Bool) {
    canvas.text = text
    let start = shownOffset(selected.location)
    let end = shownOffset(selected.location + selected.length)
    canvas.selection = isEditing ? NSRange(location: start, length: end - start) : nil
    canvas.showCaret()
  }
}
