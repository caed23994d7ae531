/// A text field with a magnifying glass and with tokens before its text, as in search bars.
///
/// Tokens are positions of the field before those of its text. Keys select and delete them; changes by
/// keys send `editingChanged`, those in code do not.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// Where the search bar moves the parts of the field.
  final var shifts = SearchShifts() { didSet { setNeedsLayout() } }

  /// The height in points at the default text size.
  static let height: CGFloat = 36

  override func setUp() {
    super.setUp()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    returnKeyType = .search
    clearButtonMode = .always
    views.clearButton.imageView?.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body)
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body, scale: .medium)
    leftView = glass
    leftViewMode = .always
  }

  package override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.traits.insert(.searchField)
    if !tokens.isEmpty {
      let parts = tokens.map(\.text) + [defaults.value ?? ""]
      defaults.value = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return defaults
  }

  // MARK: Tokens

  private lazy var row = SearchTokenRow(self)

  /// The tokens before the text. The default is empty. Setting them sends no actions.
  open var tokens: [UISearchToken] {
    get { row.tokens }
    set { row.replace(0..<row.pills.count, by: newValue) }
  }

  /// Inserts a token; refuses an index beyond the number of tokens.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    refuse(
      unless: (0...row.pills.count).contains(tokenIndex),
      "Can't insert a token at \(tokenIndex) of \(row.pills.count) tokens.")
    row.replace(tokenIndex..<tokenIndex, by: [token])
  }

  /// Removes a token; refuses an index that has none.
  open func removeToken(at tokenIndex: Int) {
    checkToken(tokenIndex)
    row.replace(tokenIndex..<tokenIndex + 1, by: [])
  }

  private func checkToken(_ index: Int) {
    refuse(
      unless: row.pills.indices.contains(index),
      "There is no token \(index); the field has \(row.pills.count) tokens.")
  }

  /// The position before a token; refuses an index that has none.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    checkToken(tokenIndex)
    return TextOffset(row.offset(tokenIndex))
  }

  /// The tokens in a range of the field, such as its selection.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    guard let span = textRange as? TextSpan else { return [] }
    return Array(row.tokens[row.indices(in: span.range)])
  }

  /// The range of the text without the tokens.
  open var textualRange: UITextRange { TextSpan(NSRange(location: 0, length: _editor.length)) }

  /// Removes the text of a range and inserts a token. Tokens in the range stay. Refuses an index beyond
  /// the number of tokens.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    insertToken(token, at: tokenIndex)
    guard let span = textRange as? TextSpan else { return }
    let range = _editor.textual(span.range)
    if range.length > 0 { _editor.replace(range, with: "") }
  }

  /// The colour behind the tokens, on which their text is black or white. Nil sets the default, a grey of
  /// the system.
  open var tokenBackgroundColor: UIColor! {
    get { row.color ?? SearchTokenRow.standardColor }
    set { row.color = newValue }
  }

  /// Whether keys delete tokens. The default is `true`.
  open var allowsDeletingTokens = true
  /// Whether selected tokens can be copied, as a ``UISearchTextFieldDelegate`` provides them. The default
  /// is `true`.
  open var allowsCopyingTokens = true

  override var leadWidth: CGFloat { row.width }
  override var shownLead: ClosedRange<CGFloat>? { row.shownPart }
  override func placeLead(at x: CGFloat) { row.place(at: x) }

  override func show() {
    super.show()
    row.show()
  }

  // MARK: Keys and touches

  /// Whether there is a text or a token.
  open override var hasText: Bool { super.hasText || !row.pills.isEmpty }

  /// Deletes the selection or the character before the caret. At the start of the text it selects the last
  /// token, and deletes the tokens that are selected, if ``allowsDeletingTokens`` is `true`.
  open override func deleteBackward() {
    if let selected = row.selected {
      return allowsDeletingTokens ? deleteTokens(selected) : ()
    }
    guard _editor.deletable == nil, !row.pills.isEmpty else { return super.deleteBackward() }
    if allowsDeletingTokens { row.select(row.pills.count - 1..<row.pills.count) }
  }

  /// Deletes selected tokens and the selected text.
  private func deleteTokens(_ range: Range<Int>) {
    row.replace(range, by: [])
    if _editor.selection.length > 0 { _editor.deleteBackward() } else { textDidChange() }
  }

  /// Replaces the selection, tokens too if ``allowsDeletingTokens`` is `true`.
  open override func insertText(_ text: String) {
    if let selected = row.selected {
      if allowsDeletingTokens { row.replace(selected, by: []) } else { row.select(nil) }
    }
    super.insertText(text)
  }

  override func removeText() {
    let hadTokens = !row.pills.isEmpty
    row.replace(0..<row.pills.count, by: [])
    if hasText { super.removeText() } else if hadTokens { textDidChange() }
  }

  override func receive(_ key: KeyPress) {
    switch key {
    case .left(.character, _) where moves(forward: isMirrored): return
    case .right(.character, _) where moves(forward: !isMirrored): return
    case .left, .right, .up, .down: row.select(nil)
    case .delete, .return: break
    }
    super.receive(key)
  }

  /// Selects the next token, or none behind the last one.
  ///
  /// - Returns: Whether the key has moved among the tokens.
  private func moves(forward isForward: Bool) -> Bool {
    let count = row.pills.count
    guard let selected = row.selected else {
      guard !isForward, count > 0, _editor.selection == NSRange(location: 0, length: 0) else {
        return false
      }
      row.select(count - 1..<count)
      return true
    }
    let index = isForward ? selected.upperBound : max(0, selected.lowerBound - 1)
    _editor.selection = NSRange(location: 0, length: 0)
    row.select(index < count ? index..<index + 1 : nil)
    return true
  }

  /// A touch on a token selects it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let token = touch.flatMap { isTouchInside ? row.index(at: $0.location(in: self)) : nil }
    super.endTracking(touch, with: event)
    guard isEditing else { return }
    row.select(token.map { $0..<$0 + 1 })
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    let resigns = super.resignFirstResponder()
    if resigns { row.select(nil) }
    return resigns
  }

  // MARK: Selection

  /// The selection, in which tokens have positions before those of the text. An empty range before a
  /// token selects it.
  open override var selectedTextRange: UITextRange? {
    get {
      guard let selected = row.selected else { return super.selectedTextRange }
      let start = row.offset(selected.lowerBound)
      let text = _editor.selection
      let end = text.length > 0 ? text.location + text.length : row.offset(selected.upperBound)
      return TextSpan(NSRange(location: start, length: end - start))
    }
    set {
      guard let span = (newValue as? TextSpan)?.range else { return }
      let inText = span.location >= 0
      super.selectedTextRange = newValue
      let length = max(1, span.length)
      let tokens = row.indices(in: NSRange(location: span.location, length: length))
      row.select(inText || tokens.isEmpty ? nil : tokens)
    }
  }

  /// Replaces the text of a range, and removes the tokens in it.
  open override func replace(_ range: UITextRange, withText text: String) {
    if let span = range as? TextSpan {
      let tokens = row.indices(in: span.range)
      if !tokens.isEmpty { row.replace(tokens, by: []) }
    }
    super.replace(range, withText: text)
  }

  /// The rectangle of a caret, at the start of a token for the position before it.
  open override func caretRect(for position: UITextPosition) -> CGRect {
    if _editor.isShowing, row.selected != nil { return .zero }
    guard let place = (position as? TextOffset)?.offset, place < 0,
      let rect = tokenRect(place + row.pills.count)
    else { return super.caretRect(for: position) }
    let caret = super.caretRect(for: TextOffset(0))
    return CGRect(
      x: isMirrored ? rect.maxX : rect.minX, y: caret.minY, width: caret.width,
      height: caret.height)
  }

  /// The first rectangle of a range: that of its first token, or else of its text.
  open override func firstRect(for range: UITextRange) -> CGRect {
    if let span = range as? TextSpan, let first = row.indices(in: span.range).first,
      let rect = tokenRect(first)
    {
      return rect
    }
    return super.firstRect(for: range)
  }

  /// The rectangle of a token in the field's coordinates; nil if there is none.
  private func tokenRect(_ index: Int) -> CGRect? {
    guard row.pills.indices.contains(index) else { return nil }
    if !_editor.isShowing { layoutIfNeeded() }
    return convert(row.pills[index].frame, from: views.clip)
  }

  // MARK: Cut, copy and paste

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    let count = row.pills.count
    switch action.description {
    case "selectAll:" where count > 0:
      return row.selected != 0..<count || _editor.selection.length < _editor.length
    case "copy:" where row.selected != nil: return allowsCopyingTokens
    case "cut:" where row.selected != nil: return allowsCopyingTokens && allowsDeletingTokens
    default: return super.canPerformAction(action, withSender: sender)
    }
  }

  /// Selects the tokens and the text.
  open override func selectAll(_ sender: Any?) {
    super.selectAll(sender)
    if !row.pills.isEmpty { row.select(0..<row.pills.count) }
  }

  /// Copies the selected tokens, as the delegate provides them, and the selected text.
  open override func copy(_ sender: Any?) {
    guard let selected = row.selected else { return super.copy(sender) }
    guard allowsCopyingTokens else { return }
    var items = row.items(selected)
    if _editor.selection.length > 0 {
      items.append(["public.utf8-plain-text": _editor.substring(_editor.selection)])
    }
    if !items.isEmpty { UIPasteboard.general.items = items }
  }

  open override func cut(_ sender: Any?) {
    guard let selected = row.selected else { return super.cut(sender) }
    guard allowsDeletingTokens, allowsCopyingTokens else { return }
    copy(sender)
    deleteTokens(selected)
  }

  // MARK: Layout

  /// The distance from the edge to the glass and from there to the text, in points.
  private static let margin: CGFloat = 6

  override var placeholderColor: UIColor { .secondaryLabel }

  override var clearSide: CGFloat {
    let text = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    return super.clearSide * text.pointSize / 17
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = (leftView as? UIImageView)?.drawingSize ?? leftView?.intrinsicContentSize ?? .zero
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? bounds.maxX - Self.margin - size.width : bounds.minX + Self.margin,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height
    ).moved(by: shifts.icons[.search])
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).moved(by: shifts.icons[.clear])
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).moved(by: shifts.icons[.bookmark])
  }

  /// The rectangle of the text within the margins, moved as the search bar says. It keeps its end.
  private func withMargin(_ rect: CGRect) -> CGRect {
    var room = rect.shrunk(dx: Self.margin, dy: 0).moved(by: shifts.text)
    room.size.width = max(0, room.width - (shifts.text?.horizontal ?? 0))
    return room
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    withMargin(super.textRect(forBounds: bounds))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    withMargin(super.editingRect(forBounds: bounds))
  }

  open override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.height = background?.size.height ?? max(Self.height, (size.height + 14).rounded())
    size.width += 4 * Self.margin + leadWidth
    return size
  }
}

/// Where a search bar moves the parts of its field.
struct SearchShifts {
  var icons: [UISearchBar.Icon: UIOffset] = [:]
  /// Nil where the text stays.
  var text: UIOffset?
  var field = UIOffset()
}

extension CGRect {
  fileprivate func moved(by offset: UIOffset?) -> CGRect {
    guard let offset else { return self }
    return offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
