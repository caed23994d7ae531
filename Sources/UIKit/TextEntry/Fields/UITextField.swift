import GeometryCore
import RenderCore

/// A line of text that can be edited.
///
/// Keys come by code: `window.type("…")` and `window.press(.delete)` of `CollectionViewExtras`.
///
/// - Note: 34 points high with a rounded border at 17 points of text, 22 without one, as on iOS 13
///   to 18. UIKit documents in which order the delegate and the notifications hear of an edit, not
///   where the control's events come: here between both.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput,
  UIContentSizeCategoryAdjusting
{
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  fileprivate lazy var editor = TextEditor(self)
  private let clip = UIView()
  private let ground = UIView()
  private let placeholderLabel = UILabel()
  final let clearButton = UIButton(type: .custom)
  /// How far the text is scrolled for the caret to be in view, in points.
  private var scrolled: CGFloat = 0

  private func begin() {
    for view in [ground, clip, placeholderLabel] { view.isUserInteractionEnabled = false }
    clip.clipsToBounds = true
    clip.addSubview(editor.canvas)
    clearButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    clearButton.tintColor = .tertiaryLabel
    clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .primaryActionTriggered)
    [ground, clip, placeholderLabel].forEach(addSubview)
    show()
  }

  // MARK: Text

  /// Without attributes; empty rather than nil. Setting it tells nobody.
  open var text: String? {
    get { editor.string }
    set {
      editor.set(newValue ?? "")
      show()
    }
  }

  /// The text with its attributes. Setting it tells nobody.
  open var attributedText: NSAttributedString? {
    get { editor.styled ?? NSAttributedString(string: editor.string, attributes: ownAttributes) }
    set {
      editor.set(newValue?.string ?? "", styled: newValue.map(NSAttributedString.init))
      show()
    }
  }

  /// What a text has that is typed into an attributed one.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { editor.typingAttributes }
    set { editor.typingAttributes = newValue }
  }

  /// Shown in grey while there is no text. Default nil.
  open var placeholder: String? {
    get { ownPlaceholder?.string }
    set {
      ownPlaceholder = newValue.map { NSAttributedString(string: $0) }
      show()
    }
  }

  /// Default nil.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder }
    set {
      ownPlaceholder = newValue
      show()
    }
  }
  private var ownPlaceholder: NSAttributedString?

  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: shownFont, .foregroundColor: textColor ?? .label]
  }

  // MARK: Look

  private static var standardFont: UIFont { .systemFont(ofSize: 17) }

  /// Default the system's at 17 points.
  open var font: UIFont? = standardFont { didSet { show() } }
  /// Default `UIColor.label`.
  open var textColor: UIColor? = .label { didSet { show() } }
  /// Default `natural`: the side where the layout direction starts.
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }
  /// Whether a font that follows the text size does so in the field. Default false.
  open var adjustsFontForContentSizeCategory = false { didSet { show() } }
  /// Default none.
  open var borderStyle = BorderStyle.none { didSet { show() } }

  private var shownFont: UIFont {
    let font = font ?? Self.standardFont
    return adjustsFontForContentSizeCategory ? font.scaled(with: traitCollection) : font
  }

  /// On the left, or on the right where the layout goes from right to left. Default nil.
  open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }
  /// Default never.
  open var leftViewMode = ViewMode.never { didSet { show() } }
  /// Default nil.
  open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }
  /// Default never.
  open var rightViewMode = ViewMode.never { didSet { show() } }
  /// When a button is shown that takes the text away, if there is one. Default never.
  open var clearButtonMode = ViewMode.never { didSet { show() } }

  private func exchange(_ former: UIView?, _ view: UIView?) {
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

  /// Brings what is shown up to date.
  private func show() {
    showSide(leftView, isShown(leftViewMode))
    showSide(rightView, isShown(rightViewMode))
    showSide(clearButton, isShown(clearButtonMode) && hasText)
    placeholderLabel.isHidden = hasText
    showPlaceholder()
    showBorder()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  fileprivate func contentDidChange() { show() }

  /// What the placeholder has no attributes for looks like the text, in grey.
  private func showPlaceholder() {
    placeholderLabel.font = shownFont
    placeholderLabel.textColor = .placeholderText
    if let own = ownPlaceholder, own.length > 0, !own.attributes(at: 0, effectiveRange: nil).isEmpty
    {
      let text = NSMutableAttributedString(
        string: own.string,
        attributes: [.font: shownFont, .foregroundColor: UIColor.placeholderText])
      let all = NSRange(location: 0, length: own.length)
      own.enumerateAttributes(in: all) { attributes, range, _ in
        text.addAttributes(attributes, range: range)
      }
      placeholderLabel.attributedText = text
    } else {
      placeholderLabel.text = ownPlaceholder?.string
    }
    placeholderLabel.textAlignment = textAlignment
    placeholderLabel.lineBreakMode = .byTruncatingTail
  }

  private func showSide(_ view: UIView?, _ shows: Bool) {
    guard let view else { return }
    if !shows { view.removeFromSuperview() } else if view.superview !== self { addSubview(view) }
  }

  private func showBorder() {
    ground.isHidden = borderStyle == .none
    ground.backgroundColor = borderStyle == .roundedRect ? .systemBackground : .clear
    ground.layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    ground.layer.borderWidth = borderStyle == .roundedRect ? 0.5 : 1
    let line: UIColor = borderStyle == .line ? .label : .separator
    ground.layer.borderColor = line.resolvedColor(with: traitCollection).cgColor
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  override func stateDidChange() {
    clip.alpha = isEnabled ? 1 : 0.4
    super.stateDidChange()
  }

  // MARK: Places

  private static let sideMargin: CGFloat = 7
  /// Of the square of the button that clears, in points.
  var clearSide: CGFloat { 19 }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var margin: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: Self.sideMargin
    }
  }

  /// Where the border is drawn.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text is while nobody edits it: between the border and what is shown beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }

  /// Where the text is while it is edited. By itself ``textRect(forBounds:)``'s place.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }

  /// By itself where the text is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = clearSide
    let taken = rightView?.superview === self ? rightViewRect(forBounds: bounds).width : 0
    let x = isMirrored ? bounds.minX + 5 + taken : bounds.maxX - side - 5 - taken
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, in: bounds, atLeft: !isMirrored)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, in: bounds, atLeft: isMirrored)
  }

  private func sideRect(_ view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    let own = view.bounds.size
    let size = own == .zero ? view.sizeThatFits(bounds.size) : own
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private func room(in bounds: CGRect) -> CGRect {
    var room = borderRect(forBounds: bounds).shrunk(dx: margin, dy: 0)
    func take(_ rect: CGRect, _ view: UIView?) {
      guard let view, view.superview === self else { return }
      if rect.midX < bounds.midX {
        let left = max(room.minX, rect.maxX + (view === clearButton ? 5 : 0))
        room = CGRect(x: left, y: room.minY, width: room.maxX - left, height: room.height)
      } else {
        let gap: CGFloat = view === clearButton ? 5 : 0
        room.size.width = min(room.maxX, rect.minX - gap) - room.minX
      }
    }
    take(leftViewRect(forBounds: bounds), leftView)
    take(rightViewRect(forBounds: bounds), rightView)
    take(clearButtonRect(forBounds: bounds), clearButton)
    room.size.width = max(0, room.width)
    return room
  }

  // MARK: Layout

  private var shownBlock: TextBlock {
    var block: TextBlock?
    CurrentTint.perform(in: self) {
      var values = ParagraphValues()
      values.lineBreakMode = .byClipping
      let composer = TextComposer(font: shownFont, color: textColor ?? .label, paragraph: values)
      if let styled = editor.styled, !isSecureTextEntry {
        block = composer.block(styled)
      } else {
        block = composer.block(editor.shown)
      }
      block?.paragraph.alignment = .left
      if let marked = editor.shownMark {
        block?.mark(marked, by: composer, in: markedTextStyle, tint: tintColor)
      }
    }
    return block ?? TextComposer(font: shownFont, color: .label).block("")
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = borderRect(forBounds: bounds)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    clearButton.frame = clearButtonRect(forBounds: bounds)
    clip.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    placeholderLabel.frame = placeholderRect(forBounds: bounds)
    placeText()
  }

  /// Lays the text out in its line and scrolls it to the caret.
  private func placeText() {
    var text = TextFrame(shownBlock, width: nil)
    let grid = traitCollection.pixelGrid
    let room = clip.bounds.size
    if !isEditing, text.size.width > room.width { text = cutOff(text, to: room.width) }
    let width = CGFloat(grid.ceiled(Double(text.size.width)))
    let y = CGFloat(grid.nearest(Double((room.height - text.size.height) / 2)))
    let free = room.width - width
    if free >= 0 || !isEditing { scrolled = 0 }
    let start: CGFloat
    switch textAlignment {
    case .center: start = max(0, free / 2)
    case .right: start = max(0, free)
    case .natural, .justified: start = isMirrored ? max(0, free) : 0
    case .left: start = 0
    }
    let caret = text.caret(at: editor.shownOffset(editor.selection.location))
    if free < 0, isEditing {
      scrolled = min(max(scrolled, caret.maxX - room.width), max(caret.minX, 0))
      // The caret behind the last character is to be seen.
      let end = text.caret(at: editor.shownOffset(editor.length))
      scrolled = min(scrolled, max(0, end.maxX - room.width))
    }
    editor.canvas.frame = CGRect(
      x: start - scrolled, y: y, width: max(width, room.width), height: text.size.height)
    editor.show(text, isEditing: isEditing)
  }

  /// A text that nobody edits ends in dots where there is no more room.
  private func cutOff(_ text: TextFrame, to width: CGFloat) -> TextFrame {
    var block = text.block
    block.paragraph.lineBreak = .truncateTail
    block.maximumLines = 1
    return TextFrame(block, width: Double(width))
  }

  /// A line of text is as high as its font's, rounded up, and a point more.
  private var lineHeight: CGFloat { shownFont.lineHeight.rounded(.up) + 1 }

  open override var intrinsicContentSize: CGSize {
    let text = TextFrame(shownBlock, width: nil).size.width
    let placeholder = placeholderLabel.sizeThatFits(.zero).width
    var width = (hasText ? text : placeholder).rounded(.up) + 2 * margin
    for view in [leftView, rightView] where view?.superview === self {
      width += sideRect(view, in: bounds, atLeft: true).width
    }
    if clearButton.superview === self { width += clearSide + 5 }
    let extra: CGFloat = borderStyle == .roundedRect || borderStyle == .bezel ? 12 : 0
    return CGSize(width: width, height: lineHeight + extra)
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

  open weak var delegate: (any UITextFieldDelegate)?
  open private(set) var isEditing = false
  /// Whether the text goes when editing begins. Default false.
  open var clearsOnBeginEditing = false

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate lets it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    isEditing = true
    if clearsOnBeginEditing, hasText { editor.set("") }
    show()
    layoutIfNeeded()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing, if the delegate lets it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    editor.unmark()
    isEditing = false
    show()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
    return true
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.replace(NSRange(location: 0, length: editor.length), with: "")
    if !isEditing { becomeFirstResponder() }
  }

  // MARK: Touches

  /// A touch within begins editing and puts the caret where it is; two select a word, three all.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside, becomeFirstResponder() else { return }
    layoutIfNeeded()
    let place = editor.offset(at: touch.location(in: editor.canvas))
    switch touch.tapCount {
    case 1: editor.selection = NSRange(location: place, length: 0)
    case 2: editor.selection = editor.word(at: place)
    default: editor.selection = NSRange(location: 0, length: editor.length)
    }
  }

  // MARK: Cut, copy and paste

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// The delegate is asked, as for keys.
  open override func cut(_ sender: Any?) { editor.cut() }
  open override func copy(_ sender: Any?) { editor.copy() }
  /// The delegate is asked, as for keys. Line breaks become spaces.
  open override func paste(_ sender: Any?) { editor.paste(inOneLine: true) }
  open override func selectAll(_ sender: Any?) { editor.selectAll() }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { editor.selectWord() }

  // MARK: Input views

  /// Shown from the next `reloadInputViews()` on, or when editing begins. Default nil.
  open override var inputView: UIView? {
    get { ownInputViews.input }
    set { ownInputViews.input = newValue }
  }

  /// Shown from the next `reloadInputViews()` on, or when editing begins. Default nil.
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }

  private var ownInputViews: (input: UIView?, accessory: UIView?)

  // MARK: Marked text

  open var markedTextRange: UITextRange? { editor.marked.map(TextSpan.init) }

  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { show() } }

  /// Tells of the change as a key would, but asks nobody.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarked(markedText ?? "", selected: selectedRange)
  }

  open func unmarkText() { editor.unmark() }

  // MARK: Keys

  open var hasText: Bool { !editor.string.isEmpty }
  /// Tells of the change as a key would, but asks nobody.
  open func insertText(_ text: String) { editor.insert(text) }
  /// Tells of the change as a key would, but asks nobody.
  open func deleteBackward() { editor.deleteBackward() }

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!

  /// Whether characters are shown as dots. Default false.
  open var isSecureTextEntry = false {
    didSet {
      editor.isSecure = isSecureTextEntry
      show()
    }
  }

  // MARK: Places in the text

  open func text(in range: UITextRange) -> String? { editor.text(in: range) }

  open func replace(_ range: UITextRange, withText text: String) {
    editor.replace(range, withText: text)
  }

  open var selectedTextRange: UITextRange? {
    get { TextSpan(editor.selection) }
    set { if let span = newValue as? TextSpan { editor.selection = span.range } }
  }

  open var beginningOfDocument: UITextPosition { editor.beginning }
  open var endOfDocument: UITextPosition { editor.end }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    editor.range(from: fromPosition, to: toPosition)
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }

  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    layoutIfNeeded()
    return editor.position(from: position, in: direction, offset: offset)
  }

  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    editor.position(within: range, farthestIn: direction)
  }

  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    editor.characterRange(byExtending: position, in: direction)
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }

  open func firstRect(for range: UITextRange) -> CGRect {
    layoutIfNeeded()
    return editor.firstRect(for: range, in: self)
  }

  open func caretRect(for position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return editor.caretRect(for: position, in: self)
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    layoutIfNeeded()
    return editor.selectionRects(for: range, in: self)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    layoutIfNeeded()
    return editor.closestPosition(to: point, in: self)
  }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    layoutIfNeeded()
    return editor.closestPosition(to: point, within: range, in: self)
  }

  open func characterRange(at point: CGPoint) -> UITextRange? {
    layoutIfNeeded()
    return editor.characterRange(at: point, in: self)
  }
}

extension UITextField: TextEditorHost, KeyReceiver {
  func receive(_ character: String) { editor.receive(character) }
  func receive(_ key: KeyPress) { editor.receive(key) }

  var isChangeable: Bool { isEnabled }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func textDidChange() {
    contentDidChange()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  func markDidChange() { contentDidChange() }

  func selectionDidChange() {
    setNeedsLayout()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// The delegate is asked; then those who wait for the end hear of it, which ends editing.
  func returnKeyPressed() {
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }
}
