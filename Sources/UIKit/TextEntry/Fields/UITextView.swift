/// A scrolling view that shows and edits text of any number of lines.
///
/// No keyboard is drawn: `window.type("…")` and `window.press(.delete)` of `CollectionViewExtras`
/// press keys. A view that is not editable never becomes the first responder on this platform,
/// which has no handles to drag a selection by.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, _TextEditing, UIContentSizeCategoryAdjusting {
  public override init(frame: CGRect) {
    textContainer = NSTextContainer()
    super.init(frame: frame)
    begin()
  }

  /// Creates a text view that lays its lines out in a container.
  ///
  /// - Parameter textContainer: Nil for a new container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    begin()
  }

  /// Creates an object from an archive.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    begin()
    coder.objectIsSetUp(self, as: UITextView.self)
  }

  /// The editor of the text.
  public private(set) lazy var _editor = _TextEditor(self)

  private func begin() {
    backgroundColor = .systemBackground
    addSubview(_editor.canvas)
    textContainer.widthTracksTextView = true
    if textContainer.layoutManager?.textStorage != nil { _ = viewText }
    textContainer.didChange = { [weak self] in self?.textNeedsLayout() }
  }

  /// The delegate, which is not retained. It is also the delegate of the scroll view.
  open weak var delegate: (any UITextViewDelegate)? {
    get { _scrollDelegate as? any UITextViewDelegate }
    set { _scrollDelegate = newValue }
  }

  // MARK: Text

  /// The text without attributes; never nil. Setting it sends no delegate messages.
  open var text: String! {
    get { _editor.string }
    set { _editor.set(newValue ?? "") }
  }

  /// The text with its attributes. Setting it sends no delegate messages.
  open var attributedText: NSAttributedString! {
    get { _editor.styled ?? NSAttributedString(string: _editor.string, attributes: ownAttributes) }
    set { _editor.set(newValue?.string ?? "", styled: newValue.map(NSAttributedString.init)) }
  }

  /// The attributes of text that is typed. The default is the view's font and text colour.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { _editor.typingAttributes ?? ownAttributes }
    set { _editor.typingAttributes = newValue }
  }

  /// The attributes of links. The default is the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .link] }
    set {
      ownLinkAttributes = newValue
      textNeedsLayout()
    }
  }
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    textNeedsLayout()
  }

  var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: shownFont, .foregroundColor: textColor ?? .label]
  }

  /// A text is read as a whole.
  package override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: text, traits: isEditable ? .none : .staticText)
  }

  // MARK: Appearance

  /// The font of the text; nil, the default, for the system font at 12 points.
  open var font: UIFont? {
    didSet {
      _editor.viewText?.setForAll(.font, font)
      textNeedsLayout()
    }
  }
  /// The colour of the text; nil, the default, for `UIColor.label`.
  open var textColor: UIColor? {
    didSet {
      _editor.viewText?.setForAll(.foregroundColor, textColor)
      textNeedsLayout()
    }
  }
  /// The alignment of the text. The default is `natural`: at the leading edge.
  open var textAlignment = NSTextAlignment.natural { didSet { textNeedsLayout() } }
  /// Whether fonts made for a text style follow the text size. The default is `false`.
  open var adjustsFontForContentSizeCategory = false { didSet { textNeedsLayout() } }
  /// The distance between the view's edges and the text container. The default is 8 points above
  /// and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textNeedsLayout() } }
  }
  /// The region the lines are laid out in.
  public let textContainer: NSTextContainer

  /// The text as a storage, whose changes the view follows without messages to its delegate.
  open var textStorage: NSTextStorage { viewText.storage }

  /// The object that knows where the characters are, in the coordinates of ``textContainer``. A
  /// subclass that was given to the view with its container draws the text.
  open var layoutManager: NSLayoutManager { viewText.manager }

  func textNeedsLayout() {
    layouts.areCurrent = false
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textNeedsLayout()
  }

  // MARK: Layout

  /// What is known of the layout of the text.
  final var layouts = TextViewLayouts()

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  /// A view that does not scroll has the size of its text as its intrinsic content size.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : sizeThatFits(CGSize(width: CGFloat.infinity, height: 0))
  }

  /// The size of the text in lines of at most the width of `size`, with the insets around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = size.width > 0 && size.width < 100_000 ? size.width : 100_000
    let text = wholeText(width: max(0, limit - sideRoom))
    return CGSize(
      width: min(limit, traitCollection.pixelGrid.ceiled(Double(text.widest)) + sideRoom),
      height: height(of: text))
  }

  package override func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : height(of: wholeText(width: max(0, width - sideRoom)))
  }

  package override var heightFollowsFromWidth: Bool {
    type(of: self) == UITextView.self && !isScrollEnabled
  }

  /// Scrolls as little as needed to show a range of the text, without animation.
  open func scrollRangeToVisible(_ range: NSRange) {
    layOutText()
    let range = _editor.clamped(range)
    _ = _editor.extent(of: range)
    // What was laid out for that may have another height than was estimated.
    layOutText()
    let rect = _editor.extent(of: range)
    let inset = textContainerInset
    scrollRectToVisible(
      CGRect(
        x: rect.minX, y: rect.minY - inset.top, width: rect.width,
        height: rect.height + inset.top + inset.bottom), animated: false)
  }

  // MARK: Editing

  /// Whether the text can be edited. The default is `true`.
  open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }
  /// Whether text can be selected; without it the text cannot be edited either. The default is
  /// `true`.
  open var isSelectable = true { didSet { if !isSelectable { resignFirstResponder() } } }

  /// The kinds of information that a text that cannot be edited makes links of. Kept for readers:
  /// nothing is searched for on this platform; give the text `link` attributes. The default is none.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// The selection in UTF-16 units; an empty range is the caret.
  open var selectedRange: NSRange {
    get { _editor.selection }
    set { _editor.selection = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEditable && isSelectable }

  /// Begins editing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    setNeedsLayout()
    layoutIfNeeded()
    delegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    _editor.unmark()
    setNeedsLayout()
    delegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
    return true
  }

  /// Posted by a text view when editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted by a text view when editing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted by a text view when keys or code have changed its text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  // A selectable text handles its touches; they do not go on along the responder chain.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isSelectable { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isSelectable { super.touchesMoved(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isSelectable { super.touchesCancelled(touches, with: event) }
  }

  /// A touch begins editing and moves the caret; two taps select a word, three all.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isSelectable else { return super.touchesEnded(touches, with: event) }
    if !isEditable, let touch = touches.first { return interact(at: touch.location(in: self)) }
    guard let touch = touches.first, becomeFirstResponder() else { return }
    layoutIfNeeded()
    _editor.select(at: touch)
  }

  // MARK: Cut, copy and paste

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    _editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Moves the selected text to the pasteboard. The delegate is asked, as for keys.
  open override func cut(_ sender: Any?) { _editor.cut() }
  open override func copy(_ sender: Any?) { _editor.copy() }
  /// Inserts the pasteboard's text. The delegate is asked, as for keys.
  open override func paste(_ sender: Any?) { _editor.paste(inOneLine: false) }
  open override func selectAll(_ sender: Any?) { _editor.selectAll() }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { _editor.selectWord() }

  /// The undo manager of the text: changes by keys and code can be undone, until the text is set.
  open override var undoManager: UndoManager? { _editor.undoManager }

  // MARK: Input views

  /// The view shown in place of the keyboard, from the next `reloadInputViews()` or the beginning
  /// of editing on. The default is nil.
  open override var inputView: UIView? {
    get { _editor.inputView }
    set { _editor.inputView = newValue }
  }

  /// The view shown above the keyboard, from the next `reloadInputViews()` or the beginning of
  /// editing on. The default is nil.
  open override var inputAccessoryView: UIView? {
    get { _editor.inputAccessoryView }
    set { _editor.inputAccessoryView = newValue }
  }

  /// Which letters a keyboard capitalizes. Has no effect on this platform.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected. Has no effect on this platform.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether unknown words are marked. Has no effect on this platform.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether straight quotes are replaced. Has no effect on this platform.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether hyphens are replaced by dashes. Has no effect on this platform.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are adjusted around pasted text. Has no effect on this platform.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The keys of the keyboard. Has no effect on this platform.
  open var keyboardType = UIKeyboardType.default
  /// Whether the keyboard is light or dark. Has no effect on this platform.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the return key. Has no effect on this platform.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key does nothing while there is no text. The default is `false`.
  open var enablesReturnKeyAutomatically = false
  /// The meaning of the text, for automatic filling. Has no effect on this platform.
  open var textContentType: UITextContentType!
  /// Whether characters are shown as dots and cannot be copied. The default is `false`.
  open var isSecureTextEntry: Bool {
    get { _editor.isSecure }
    set { _editor.isSecure = newValue }
  }

  // MARK: Text input

  /// Asks the delegate whether a key or the pasteboard may replace the text of a range.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    delegateAllows(range, text)
  }
  /// Whether there is any text.
  open var hasText: Bool { !_editor.string.isEmpty }
  /// Replaces the marked text, or else the selection, as a key does, but without asking the
  /// delegate.
  open func insertText(_ text: String) { _editor.insert(text) }
  /// Deletes the selection, or the character before the caret, without asking the delegate.
  open func deleteBackward() { _editor.deleteBackward() }

  /// The attributes of marked text; nil, the default, for a translucent background in the tint
  /// colour.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { _editor.markedStyle }
    set { _editor.markedStyle = newValue }
  }

  /// Replaces the marked text, or else the selection, without asking the delegate.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    _editor.setMarked(markedText ?? "", selected: selectedRange)
  }

  /// Replaces a range, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    _editor.replace(range, withText: text)
  }

  /// The selection; an empty range is the caret. Ranges of other kinds of views are ignored.
  open var selectedTextRange: UITextRange? {
    get { _editor.selectedTextRange }
    set { _editor.selectedTextRange = newValue }
  }

  /// The first rectangle of a range, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { _editor.firstRect(for: range) }
  /// The rectangle of a caret, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { _editor.caretRect(for: position) }
  /// The rectangles of a selection, one or more for each line, in the view's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    _editor.selectionRects(for: range)
  }
  /// The position nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    _editor.closestPosition(to: point)
  }
  /// The position of a range nearest to a point of the view.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    _editor.closestPosition(to: point, within: range)
  }
  /// The range of the character at a point of the view; nil where there is none.
  open func characterRange(at point: CGPoint) -> UITextRange? { _editor.characterRange(at: point) }
}

extension UITextView: ViewWithDetails {
  var details: [String] { ["text = '\(isSecureTextEntry ? "" : text ?? "")'"] }
}
