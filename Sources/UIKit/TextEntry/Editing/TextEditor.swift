import RenderCore

/// The text of a text field or text view, its selection, and how keys, touches and code change
/// them.
///
/// Offsets count UTF-16 units, as those of `NSRange`. Keys ask the host before they change the
/// text; code does not.
@preconcurrency @MainActor public final class _TextEditor {
  unowned let host: any TextEditorHost
  let canvas = TextCanvas()
  private(set) var string = ""
  /// The text with its attributes; nil if it was set without.
  private(set) var styled: NSAttributedString?
  /// The attributes of typed text; nil for those of the character before the caret.
  var typingAttributes: [NSAttributedString.Key: Any]?
  private(set) var selected = NSRange(location: 0, length: 0)
  /// Whether the text is being displayed, so that its layout is up to date.
  private(set) var isShowing = false
  /// Whether keys that extend the selection move its start.
  var movesStart = false
  /// How many positions there are before the text, as of tokens; they have negative offsets.
  var lead = 0
  /// The range of the marked text, which an input method is still composing.
  private(set) var marked: NSRange?
  /// The attributes of marked text; nil for a translucent background in the tint colour.
  var markedStyle: [NSAttributedString.Key: Any]? { didSet { host.textNeedsLayout() } }
  /// Whether characters are shown as dots.
  var isSecure = false { didSet { host.textNeedsLayout() } }
  /// Shown in place of the keyboard.
  var inputView: UIView?
  /// Shown above the keyboard.
  var inputAccessoryView: UIView?

  /// What code sees of the text as a storage; nil until it asks for it.
  var viewText: ViewText? { didSet { adoptStorage() } }

  /// Made with the first change.
  private(set) var undo: TextUndoState?
  var undoState: TextUndoState {
    if let undo { return undo }
    let state = TextUndoState()
    undo = state
    return state
  }

  init(_ host: any TextEditorHost) { self.host = host }

  var length: Int { string.utf16.count }

  // MARK: Text

  /// Replaces the whole text and moves the caret to its end. Does not call the delegate.
  func set(_ text: String, styled: NSAttributedString? = nil) {
    string = text
    self.styled = styled
    writeAll()
    marked = nil
    selected = NSRange(location: length, length: 0)
    forgetChanges()
    host.textNeedsLayout()
  }

  /// The text as it is displayed: dots for a secure text.
  var shown: String { isSecure ? String(repeating: "•", count: string.count) : string }

  /// The offset in ``shown`` of an offset of the text.
  func shownOffset(_ offset: Int) -> Int {
    guard isSecure else { return offset }
    return string.distance(from: string.startIndex, to: index(offset))
  }

  /// The offset in the text of an offset in ``shown``.
  func ownOffset(_ shown: Int) -> Int {
    guard isSecure else { return shown }
    let index = string.index(string.startIndex, offsetBy: shown, limitedBy: string.endIndex)
    return self.offset(index ?? string.endIndex)
  }

  /// The index of the character that contains an offset, which is limited to the text.
  func index(_ offset: Int) -> String.Index {
    var place = string.utf16.index(string.startIndex, offsetBy: min(max(offset, 0), length))
    while String.Index(place, within: string) == nil { place = string.utf16.index(before: place) }
    return place
  }

  func offset(_ index: String.Index) -> Int {
    string.utf16.distance(from: string.startIndex, to: index)
  }

  func substring(_ range: NSRange) -> String {
    let range = clamped(range)
    return (string as NSString).substring(with: range)
  }

  /// The part of a range that lies in the text, extended to whole characters. An empty range inside
  /// a character is at its start.
  func clamped(_ range: NSRange) -> NSRange {
    let location = min(max(range.location, 0), length)
    let start = offset(index(location))
    guard range.length > 0 else { return NSRange(location: start, length: 0) }
    let end = endOfCharacter(at: location + min(range.length, length - location))
    return NSRange(location: start, length: end - start)
  }

  /// An offset, or where it is inside a character the end of that.
  private func endOfCharacter(at place: Int) -> Int {
    let start = index(place)
    return offset(start) == place ? place : offset(string.index(after: start))
  }

  // MARK: Selection

  var selection: NSRange {
    get { selected }
    set {
      let range = clamped(newValue)
      guard range != selected else { return }
      if let marked, NSUnionRange(marked, range) != marked { self.marked = nil }
      selected = range
      endsTyping()
      host.selectionDidChange()
    }
  }

  // MARK: Marked text

  /// The range of the marked text in ``shown``, in UTF-16 units.
  var shownMark: NSRange? {
    marked.map {
      let start = shownOffset($0.location)
      return NSRange(location: start, length: shownOffset($0.location + $0.length) - start)
    }
  }

  /// Replaces the marked text, or else the selection, by a text that is marked.
  ///
  /// - Parameter selection: The new selection, relative to the start of `text`.
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

  /// Accepts the marked text as it is.
  func unmark() {
    guard marked != nil else { return }
    marked = nil
    registerComposed()
    host.textNeedsLayout()
  }

  // MARK: Changes

  /// Replaces a range without asking the delegate, and moves the caret behind it. A change within
  /// the marked text resizes its range; any other change unmarks it.
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
    let undone = TextUndo(
      former: attributedSubstring(range),
      range: NSRange(location: range.location, length: text.utf16.count))
    if let styled {
      let changed = NSMutableAttributedString(attributedString: styled)
      let place = range.location > 0 ? range.location - 1 : range.location
      var attributes =
        typingAttributes
        ?? (styled.length > place ? styled.attributes(at: place, effectiveRange: nil) : [:])
      attributes[.attachment] = nil
      write(NSAttributedString(string: text, attributes: attributes), over: range, of: changed)
    } else {
      string = (string as NSString).replacingCharacters(in: range, with: text)
    }
    let before = selected
    marked = mark
    // What is typed may become one character with what is next to it.
    let place = selection()
    let end = endOfCharacter(at: place.location + place.length)
    let start = place.length > 0 ? offset(index(place.location)) : end
    selected = NSRange(location: start, length: end - start)
    registerChange(undone, to: text, isMarked: mark != nil)
    if selected != before { host.selectionDidChange() }
    host.textDidChange()
  }

  /// A part of the text; with attributes only if the text has some.
  func attributedSubstring(_ range: NSRange) -> NSAttributedString {
    styled?.attributedSubstring(from: range)
      ?? NSAttributedString(string: (string as NSString).substring(with: range))
  }

  /// Replaces a part of the text by one with its own attributes, and moves the caret behind it.
  func put(_ text: NSAttributedString, in range: NSRange) {
    if let styled {
      write(text, over: range, of: NSMutableAttributedString(attributedString: styled))
    } else {
      string = (string as NSString).replacingCharacters(in: range, with: text.string)
    }
    marked = nil
    selected = NSRange(location: range.location + text.length, length: 0)
    host.selectionDidChange()
    host.textDidChange()
  }

  // MARK: Storage

  /// Replaces a range of a text with attributes, and of the storage if there is one, whose delegate may
  /// change attributes.
  private func write(
    _ text: NSAttributedString, over range: NSRange, of changed: NSMutableAttributedString
  ) {
    if let viewText {
      styled = viewText.replace(range, with: text)
    } else {
      changed.replaceCharacters(in: range, with: text)
      styled = changed
    }
    string = styled?.string ?? ""
  }

  /// Replaces the text of the storage by one that was set.
  private func writeAll() {
    guard let viewText else { return }
    let all = NSRange(location: 0, length: (viewText.storage.string as NSString).length)
    let text = styled ?? NSAttributedString(string: string, attributes: host.plainAttributes)
    styled = viewText.replace(all, with: text)
    string = styled?.string ?? ""
  }

  /// Takes the text over from the storage, which others have changed.
  private func adoptStorage() {
    viewText?.didChange = { [weak self] in self?.adoptStorage() }
    guard let viewText else { return }
    styled = viewText.storage.plain
    string = viewText.storage.string
    marked = nil
    selected = clamped(selected)
    host.textNeedsLayout()
  }

  /// Replaces the marked text, or else the selection.
  func insert(_ text: String) { replace(marked ?? selected, with: text) }

  /// The range the delete key removes: the selection, or the character before the caret; nil at the
  /// start of the text.
  var deletable: NSRange? {
    if selected.length > 0 { return selected }
    let end = index(selected.location)
    guard end > string.startIndex else { return nil }
    let start = offset(string.index(before: end))
    return NSRange(location: start, length: selected.location - start)
  }

  func deleteBackward() {
    if let deletable { replace(deletable, with: "") }
  }

  // MARK: Touches

  /// The offset nearest to a point of the canvas.
  func offset(at point: CGPoint) -> Int {
    canvas.text.map { ownOffset($0.offset(nearest: point)) } ?? 0
  }

  /// Moves the caret to the position that the host finds for a touch; two taps select a word, three the
  /// whole text.
  func select(at touch: UITouch) {
    let position = host.closestPosition(to: touch.location(in: host))
    guard let place = (position as? TextOffset)?.offset else { return }
    switch touch.tapCount {
    case 1: host.selectedTextRange = TextSpan(NSRange(location: place, length: 0))
    case 2: selection = word(at: place)
    default: selectAll()
    }
  }

  /// Whether a character belongs to a word: letters, digits and apostrophes.
  func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "'" || character == "’"
  }

  /// The word at an offset: the letters and digits around it, or else the character before it.
  func word(at place: Int) -> NSRange {
    let start = index(place)
    var (low, high) = (start, start)
    while low > string.startIndex, isPartOfWord(string[string.index(before: low)]) {
      low = string.index(before: low)
    }
    while high < string.endIndex, isPartOfWord(string[high]) { high = string.index(after: high) }
    if low == high, low > string.startIndex { low = string.index(before: low) }
    return NSRange(location: offset(low), length: offset(high) - offset(low))
  }

  // MARK: Places

  /// The rectangle of a caret, in the host's coordinates.
  func caretRect(_ place: Int) -> CGRect {
    host.convert(canvas.text?.caret(at: shownOffset(place)) ?? .zero, from: canvas)
  }

  /// The rectangles of a range, one or more for each line, in the coordinates of a view.
  func rects(_ range: NSRange, in view: UIView) -> [CGRect] {
    let start = shownOffset(range.location)
    let end = shownOffset(range.location + range.length)
    return (canvas.text?.rects(of: NSRange(location: start, length: end - start)) ?? [])
      .map { view.convert($0, from: canvas) }
  }

  /// The smallest rectangle around the caret in front of a range and the range, in the host's
  /// coordinates.
  func extent(of range: NSRange) -> CGRect {
    let start = shownOffset(range.location)
    let end = shownOffset(range.location + range.length)
    let extent = canvas.text?.extent(of: NSRange(location: start, length: end - start))
    return host.convert(extent ?? .zero, from: canvas)
  }

  /// Displays a layout of the text, with the selection or the caret while it is edited.
  ///
  /// - Parameter part: The part of the text's height that is seen; nil for all.
  func show(_ text: TextColumn, part: ClosedRange<CGFloat>? = nil, isEditing: Bool) {
    canvas.show(text, part: part)
    let start = shownOffset(selected.location)
    let end = shownOffset(selected.location + selected.length)
    canvas.selection = isEditing ? NSRange(location: start, length: end - start) : nil
    isShowing = true
    defer { isShowing = false }
    let isCaret = isEditing && selected.length == 0
    canvas.showCaret(isCaret ? hostCaret : nil)
    // Of a long text only the rectangles that are seen are computed.
    canvas.selectionRects = isEditing && !isCaret && part == nil ? hostSelection : nil
  }

  /// The rectangle of the caret as the host, which applications subclass, answers it.
  private var hostCaret: CGRect {
    canvas.convert(host.caretRect(for: TextOffset(selected.location)), from: host)
  }

  /// The rectangles of the selection as the host answers them.
  private var hostSelection: [CGRect] {
    host.selectionRects(for: TextSpan(selected)).map { canvas.convert($0.rect, from: host) }
  }
}
