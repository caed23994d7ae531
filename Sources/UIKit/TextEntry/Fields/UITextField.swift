/// A control that edits one line of text.
///
/// No keyboard is drawn: `window.type("…")` and `window.press(.delete)` of `CollectionViewExtras`
/// press keys.
///
/// - Note: At least 34 points high with a rounded border, 22 without one at 17 points of text, as on
///   iOS 13 to 18. UIKit documents the order in which the delegate and the notifications learn of an edit,
///   but not when the control's events are sent: here between the two.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, _TextEditing, UIContentSizeCategoryAdjusting {
  /// The editor of the text.
  public private(set) lazy var _editor = _TextEditor(self)
  final let views = FieldViews()

  override func setUp() {
    views.add(to: self)
    show()
  }

  // MARK: Text

  /// The text without attributes; never nil. Setting it sends no actions and no delegate messages.
  open var text: String? {
    get { _editor.string }
    set { _editor.set(newValue ?? "") }
  }

  /// The text with its attributes. Setting it sends no actions and no delegate messages.
  open var attributedText: NSAttributedString? {
    get { _editor.styled ?? NSAttributedString(string: _editor.string, attributes: ownAttributes) }
    set { _editor.set(newValue?.string ?? "", styled: newValue.map(NSAttributedString.init)) }
  }

  /// The attributes of text that is typed into an attributed text. The default is nil: those of the
  /// character before the caret.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { _editor.typingAttributes }
    set { _editor.typingAttributes = newValue }
  }

  /// Attributes of the whole text beside its font, colour and alignment.
  private(set) final var extraAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of the whole text. Setting them sets ``font``, ``textColor`` and ``textAlignment`` where
  /// they have these.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { extraAttributes.merging(plainAttributes) { $1 } }
    set {
      extraAttributes = newValue
      for key in [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle] {
        extraAttributes[key] = nil
      }
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      if _editor.styled != nil {
        attributedText = NSAttributedString(string: text ?? "", attributes: newValue)
      }
      show()
    }
  }

  /// The text shown in grey while the field is empty. The default is nil.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The placeholder with its attributes; the ones it lacks are those of the text, in grey. The
  /// default is nil.
  open var attributedPlaceholder: NSAttributedString? { didSet { show() } }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: shownFont, .foregroundColor: textColor ?? .label]
  }

  /// A field is read as a whole, by its placeholder where it has no label of its own.
  package override var accessibilityDefaults: AccessibilityDefaults {
    let shown = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
    return AccessibilityDefaults(
      isElement: true, label: placeholder, value: shown ?? "",
      traits: isEnabled ? .none : .notEnabled)
  }

  // MARK: Appearance

  private static var standardFont: UIFont { .systemFont(ofSize: 17) }

  /// The font of the text. The default is the system font at 17 points.
  open var font: UIFont? = standardFont { didSet { show() } }
  /// The colour of the text. The default is `UIColor.label`.
  open var textColor: UIColor? = .label { didSet { show() } }
  /// The alignment of the text. The default is `natural`: at the leading edge.
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }
  /// Whether a font made for a text style follows the text size. The default is `false`.
  open var adjustsFontForContentSizeCategory = false { didSet { show() } }
  /// Whether text that is wider than the field gets a smaller font. The default is `false`.
  open var adjustsFontSizeToFitWidth = false { didSet { show() } }
  /// The size in points below which ``adjustsFontSizeToFitWidth`` does not go. The default is 0.
  open var minimumFontSize: CGFloat = 0 { didSet { show() } }
  /// The border around the field. The default is `none`.
  open var borderStyle = BorderStyle.none { didSet { show() } }
  /// The image behind the text in place of the border, stretched to its rectangle; not shown with
  /// `roundedRect`. The default is nil.
  open var background: UIImage? {
    get { views.background.ordinary }
    set {
      views.background.ordinary = newValue
      show()
    }
  }
  /// The image behind the text of a disabled field; nil, the default, for ``background``.
  open var disabledBackground: UIImage? {
    get { views.background.disabled }
    set {
      views.background.disabled = newValue
      show()
    }
  }

  /// The font at the present text size.
  var shownFont: UIFont {
    let font = font ?? Self.standardFont
    return adjustsFontForContentSizeCategory ? font.scaled(with: traitCollection) : font
  }

  /// The view at the leading edge. The default is nil.
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
  /// When ``leftView`` is shown. The default is `never`.
  open var leftViewMode = ViewMode.never { didSet { show() } }
  /// The view at the trailing edge. The default is nil.
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
  /// When ``rightView`` is shown. The default is `never`.
  open var rightViewMode = ViewMode.never { didSet { show() } }
  /// When the button that clears the text is shown, if there is a text. The default is `never`.
  open var clearButtonMode = ViewMode.never { didSet { show() } }

  private func sideViewDidChange(from former: UIView?, to view: UIView?) {
    guard former !== view else { return }
    former?.removeFromSuperview()
    show()
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Brings the subviews up to date with the properties.
  func show() {
    showSide(leftView, isShown(leftViewMode))
    showSide(rightView, isShown(rightViewMode))
    showSide(views.clearButton, isShown(clearButtonMode) && hasText)
    views.placeholder.isHidden = hasText
    views.placeholder.showPlaceholder(
      attributedPlaceholder, font: shownFont, color: placeholderColor, textAlignment)
    borderStyle.show(in: views.background, traitCollection)
    views.background.showImage(isEnabled, borderStyle)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showSide(_ view: UIView?, _ shows: Bool) {
    guard let view else { return }
    if !shows { view.removeFromSuperview() } else if view.superview !== self { addSubview(view) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  override func stateDidChange() {
    views.clip.alpha = isEnabled ? 1 : 0.4
    views.background.showImage(isEnabled, borderStyle)
    super.stateDidChange()
  }

  // MARK: Rectangles

  /// The side of the clear button, in points.
  var clearSide: CGFloat { 19 }

  /// The colour of a placeholder without a colour of its own.
  var placeholderColor: UIColor { .placeholderText }

  /// The rectangle the border is drawn in. The default is `bounds`.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text while it is not edited: the border's, less the views at its sides.
  open func textRect(forBounds bounds: CGRect) -> CGRect { freeRect(in: bounds) }

  /// The rectangle of the text while it is edited: the border's, less the views at its sides.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { freeRect(in: bounds) }

  /// The rectangle of the placeholder. The default is that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Draws the placeholder. The default implementation draws its text.
  ///
  /// - Parameter rect: The bounds of the placeholder's rectangle, in points.
  open func drawPlaceholder(in rect: CGRect) { views.placeholder.drawOwnText(in: rect) }

  /// The rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = clearSide
    let taken = rightView?.superview === self ? rightViewRect(forBounds: bounds).width : 0
    let x = isMirrored ? bounds.minX + 5 + taken : bounds.maxX - side - 5 - taken
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// The rectangle of `leftView`, at the leading edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, in: bounds, atLeft: !isMirrored)
  }

  /// The rectangle of `rightView`, at the trailing edge.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, in: bounds, atLeft: isMirrored)
  }

  // MARK: Layout

  /// The width of what is in the line before the text, in points.
  var leadWidth: CGFloat { 0 }
  /// The part of ``leadWidth`` that has to be seen in place of the caret; nil for the caret.
  var shownLead: ClosedRange<CGFloat>? { nil }
  /// Places what is before the text, from a point along the line on.
  func placeLead(at x: CGFloat) {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    views.background.frame = borderRect(forBounds: bounds)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    views.clearButton.frame = clearButtonRect(forBounds: bounds)
    views.clip.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    views.placeholder.frame = placeholderRect(forBounds: bounds)
    placeText()
  }

  open override var intrinsicContentSize: CGSize {
    fittingSize(placeholder: views.placeholder.sizeThatFits(.zero))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func baselineOffset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let top = (intrinsicContentSize.height - shownFont.lineHeight) / 2
    switch attribute {
    case .firstBaseline: return top + shownFont.ascender
    case .lastBaseline: return top - shownFont.descender
    default: return super.baselineOffset(of: attribute)
    }
  }

  // MARK: Editing

  /// The delegate, which is not retained.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is being edited.
  open private(set) var isEditing = false
  /// Whether the text is removed when editing begins. The default is `false`.
  open var clearsOnBeginEditing: Bool {
    get { clearing.onBegin }
    set { clearing.onBegin = newValue }
  }
  private var clearing = (onBegin: false, onInsertion: false)
  /// Whether the next text that is typed takes the place of the whole text, which is selected while the
  /// field is edited. Another selection makes it `false`, which is the default.
  open var clearsOnInsertion: Bool {
    get { clearing.onInsertion }
    set {
      clearing.onInsertion = newValue
      if newValue, isEditing { _editor.selectAll() }
    }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    isEditing = true
    if clearsOnBeginEditing, hasText { _editor.set("") }
    if clearsOnInsertion { _editor.selectAll() }
    show()
    layoutIfNeeded()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    _editor.unmark()
    isEditing = false
    show()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
    return true
  }

  /// Removes the text, if the delegate allows it.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    removeText()
    if !isEditing { becomeFirstResponder() }
  }

  /// Removes the text, and what is in its line.
  func removeText() { _editor.replace(NSRange(location: 0, length: _editor.length), with: "") }

  /// Handles a key.
  func receive(_ key: KeyPress) { _editor.receive(key) }

  // MARK: Touches

  /// A touch that ends inside begins editing and moves the caret; two taps select a word, three
  /// all.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let begins = !isEditing
    guard let touch, isTouchInside, becomeFirstResponder() else { return }
    if begins, clearsOnInsertion { return }
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
  /// Inserts the pasteboard's text, line breaks as spaces. The delegate is asked, as for keys.
  open override func paste(_ sender: Any?) { _editor.paste(inOneLine: true) }
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

extension UITextField: ViewWithDetails {
  var details: [String] { ["text = '\(isSecureTextEntry ? "" : text ?? "")'"] }
}
