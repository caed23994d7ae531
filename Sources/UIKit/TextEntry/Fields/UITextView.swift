import GeometryCore
import RenderCore

/// Lines of text that scroll and can be edited.
///
/// Keys come by code: `window.type("…")` and `window.press(.delete)` of `CollectionViewExtras`. A
/// view that is not editable is never the first responder here: without fingers that drag handles
/// nothing could be done with its selection.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput,
  UIContentSizeCategoryAdjusting
{
  public override init(frame: CGRect) {
    textContainer = NSTextContainer()
    super.init(frame: frame)
    begin()
  }

  /// - Parameter textContainer: Nil for one of the view's own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    begin()
  }

  fileprivate lazy var editor = TextEditor(self)

  private func begin() {
    backgroundColor = .systemBackground
    addSubview(editor.canvas)
    textContainer.didChange = { [weak self] in self?.textNeedsLayout() }
  }

  /// The same object as the scroll view's delegate.
  open weak var delegate: (any UITextViewDelegate)? {
    get { _scrollDelegate as? any UITextViewDelegate }
    set { _scrollDelegate = newValue }
  }

  // MARK: Text

  /// Without attributes; empty rather than nil. Setting it tells nobody.
  open var text: String! {
    get { editor.string }
    set {
      editor.set(newValue ?? "")
      textNeedsLayout()
    }
  }

  /// The text with its attributes. Setting it tells nobody.
  open var attributedText: NSAttributedString! {
    get { editor.styled ?? NSAttributedString(string: editor.string, attributes: ownAttributes) }
    set {
      editor.set(newValue?.string ?? "", styled: newValue.map(NSAttributedString.init))
      textNeedsLayout()
    }
  }

  /// What text has that is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.typingAttributes ?? ownAttributes }
    set { editor.typingAttributes = newValue }
  }

  /// What links look like. By itself the tint colour.
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

  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: shownFont, .foregroundColor: textColor ?? .label]
  }

  // MARK: Look

  /// Nil for the system's at 12 points, which is the default.
  open var font: UIFont? { didSet { textNeedsLayout() } }
  /// Nil for `UIColor.label`, which is the default.
  open var textColor: UIColor? { didSet { textNeedsLayout() } }
  /// Default `natural`: the side where the layout direction starts.
  open var textAlignment = NSTextAlignment.natural { didSet { textNeedsLayout() } }
  /// Whether fonts that follow the text size do so in the view. Default false.
  open var adjustsFontForContentSizeCategory = false { didSet { textNeedsLayout() } }
  /// Around the text. Default 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textNeedsLayout() } }
  }
  /// The room that lines are laid out in.
  public let textContainer: NSTextContainer

  private var shownFont: UIFont {
    let font = font ?? .systemFont(ofSize: 12)
    return adjustsFontForContentSizeCategory ? font.scaled(with: traitCollection) : font
  }

  /// The room that is not the text's, both sides together.
  private var sideRoom: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  private func textNeedsLayout() {
    laidOut = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textNeedsLayout()
  }

  // MARK: Layout

  /// The text as it was laid out last; nil where it has changed.
  private var laidOut: TextFrame?

  private func frame(width: CGFloat) -> TextFrame {
    var block: TextBlock?
    CurrentTint.perform(in: self) { block = composedBlock() }
    return TextFrame(
      block ?? TextComposer(font: shownFont, color: .label).block(""), width: Double(width))
  }

  private func composedBlock() -> TextBlock {
    var values = ParagraphValues()
    values.alignment = textAlignment
    values.lineBreakMode = textContainer.lineBreakMode
    var composer = TextComposer(
      font: shownFont, color: textColor ?? .label, paragraph: values,
      maximumLines: textContainer.maximumNumberOfLines)
    composer.linkAttributes = linkTextAttributes
    var block = editor.styled.map(composer.block) ?? composer.block(editor.shown)
    if let marked = editor.shownMark {
      block.mark(marked, by: composer, in: markedTextStyle, tint: tintColor)
    }
    if block.paragraph.alignment == .natural {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      block.paragraph.alignment = isMirrored ? .right : .left
    }
    return block
  }

  private func height(of text: TextFrame) -> CGFloat {
    traitCollection.pixelGrid.ceiled(Double(text.size.height))
      + textContainerInset.top + textContainerInset.bottom
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  private func layOutText() {
    let width = max(0, bounds.width - sideRoom)
    let text: TextFrame
    if let laidOut, laidOut.width == Double(width) {
      text = laidOut
    } else {
      text = frame(width: width)
      laidOut = text
    }
    textContainer.size = CGSize(width: width + 2 * textContainer.lineFragmentPadding, height: 0)
    editor.canvas.frame = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
      width: width, height: text.size.height)
    contentSize = CGSize(width: bounds.width, height: height(of: text))
    editor.show(text, isEditing: isFirstResponder)
  }

  /// With scrolling off the view is as large as its text wants to be.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : sizeThatFits(CGSize(width: CGFloat.infinity, height: 0))
  }

  /// The size of the text in lines as wide as `size` at most, with the room around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = size.width > 0 && size.width < 100_000 ? size.width : 100_000
    let text = frame(width: max(0, limit - sideRoom))
    var block = text.block
    block.paragraph.alignment = .left
    let width = TextFrame(block, width: text.width).size.width
    return CGSize(
      width: min(limit, traitCollection.pixelGrid.ceiled(Double(width)) + sideRoom),
      height: height(of: text))
  }

  package override func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : height(of: frame(width: max(0, width - sideRoom)))
  }

  package override var heightFollowsFromWidth: Bool {
    type(of: self) == UITextView.self && !isScrollEnabled
  }

  /// Scrolls by the least that shows a range of the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    layOutText()
    let start = editor.caretRect(range.location, in: self)
    let rects = editor.rects(range, in: self)
    let rect = rects.reduce(start) { $0.union($1) }
    let inset = textContainerInset
    scrollRectToVisible(
      CGRect(
        x: rect.minX, y: rect.minY - inset.top, width: rect.width,
        height: rect.height + inset.top + inset.bottom), animated: false)
  }

  // MARK: Editing

  /// Default true.
  open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }
  /// Without it the view is not editable either. Default true.
  open var isSelectable = true { didSet { if !isSelectable { resignFirstResponder() } } }

  /// What is selected, in UTF-16 units; without a length where the next character goes.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.selection = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEditable && isSelectable }

  /// Begins editing, if the delegate lets it.
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

  /// Ends editing, if the delegate lets it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    editor.unmark()
    setNeedsLayout()
    delegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
    return true
  }

  fileprivate func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  // A text that can be selected keeps its touches: what the view is in does not hear of them.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isSelectable { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isSelectable { super.touchesMoved(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isSelectable { super.touchesCancelled(touches, with: event) }
  }

  /// A touch begins editing and puts the caret where it is; two select a word, three all.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isSelectable else { return super.touchesEnded(touches, with: event) }
    if !isEditable, let touch = touches.first { return interact(at: touch.location(in: self)) }
    guard let touch = touches.first, becomeFirstResponder() else { return }
    layoutIfNeeded()
    let place = editor.offset(at: touch.location(in: editor.canvas))
    switch touch.tapCount {
    case 1: editor.selection = NSRange(location: place, length: 0)
    case 2: editor.selection = editor.word(at: place)
    default: editor.selection = NSRange(location: 0, length: editor.length)
    }
  }

  /// A link or a picture was touched in a text that is not edited: the delegate is asked, and then a
  /// link is opened.
  private func interact(at point: CGPoint) {
    guard let range = (characterRange(at: point) as? TextSpan)?.range, let text = editor.styled
    else { return }
    let all = NSRange(location: 0, length: text.length)
    var whole = range
    if let attachment = text.attribute(.attachment, at: range.location, effectiveRange: nil)
      as? NSTextAttachment
    {
      _ = delegate?.textView(
        self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction)
    }
    let link = text.attribute(
      .link, at: range.location, longestEffectiveRange: &whole, in: all)
    guard let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }),
      delegate?.textView(
        self, shouldInteractWith: url, in: whole, interaction: .invokeDefaultAction) ?? true
    else { return }
    UIApplication.shared.open(url)
  }

  // MARK: Cut, copy and paste

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// The delegate is asked, as for keys.
  open override func cut(_ sender: Any?) { editor.cut() }
  open override func copy(_ sender: Any?) { editor.copy() }
  /// The delegate is asked, as for keys.
  open override func paste(_ sender: Any?) { editor.paste(inOneLine: false) }
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

  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { textNeedsLayout() } }

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
      textNeedsLayout()
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
    layOutText()
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
    layOutText()
    return editor.firstRect(for: range, in: self)
  }

  open func caretRect(for position: UITextPosition) -> CGRect {
    layOutText()
    return editor.caretRect(for: position, in: self)
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    layOutText()
    return editor.selectionRects(for: range, in: self)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    layOutText()
    return editor.closestPosition(to: point, in: self)
  }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    layOutText()
    return editor.closestPosition(to: point, within: range, in: self)
  }

  open func characterRange(at point: CGPoint) -> UITextRange? {
    layOutText()
    return editor.characterRange(at: point, in: self)
  }

  fileprivate func contentDidChange() { textNeedsLayout() }
}

extension UITextView: TextEditorHost, KeyReceiver {
  func receive(_ character: String) { editor.receive(character) }
  func receive(_ key: KeyPress) { editor.receive(key) }

  var isChangeable: Bool { isEditable }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func textDidChange() {
    contentDidChange()
    scrollRangeToVisible(editor.selection)
    delegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  func markDidChange() { contentDidChange() }

  func selectionDidChange() {
    contentDidChange()
    delegate?.textViewDidChangeSelection(self)
  }

  func returnKeyPressed() {
    if enablesReturnKeyAutomatically, !hasText { return }
    editor.receive("\n")
  }
}
