/// A bar with a search field, a cancel button and a row of scopes.
///
/// - Note: 56 points high with a field of 36, as on iOS 13 to 18; scopes add 46.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
  /// The styles of search bars.
  public enum Style: UInt, Sendable {
    /// A bar with a background.
    case `default`
    /// A bar with a background.
    case prominent
    /// A bar without a background.
    case minimal
  }

  private static let height: CGFloat = 56
  private static let scopeHeight: CGFloat = 46
  private static let margin: CGFloat = 8

  /// Whether the bar is part of a navigation bar: 52 points high, with the field 1 point below its
  /// top.
  var isInNavigationBar = false {
    didSet {
      guard isInNavigationBar != oldValue else { return }
      clipsToBounds = isInNavigationBar
      searchTextField.clipsToBounds = isInNavigationBar
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The field for the search text.
  public let searchTextField = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private(set) final var scopes: UISegmentedControl?
  private lazy var fieldDelegate = SearchFieldDelegate(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates an object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    coder.objectIsSetUp(self, as: UISearchBar.self)
  }

  private func begin() {
    searchTextField.delegate = fieldDelegate
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    cancelButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
    addSubview(searchTextField)
    updateBackground()
  }

  /// The delegate, which is not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search controller, which is called before the delegate.
  weak var owner: (any SearchBarOwner)?

  // MARK: Field

  /// The search text; never nil. Setting it calls the delegate, as on iOS.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue
      textChanged()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    owner?.searchHeightMayHaveChanged()
  }

  /// The text shown while the field is empty. The default is nil.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  private func textChanged() {
    showBookmark()
    owner?.searchTextDidChange()
    delegate?.searchBar(self, textDidChange: text ?? "")
  }

  private func cancel() {
    owner?.searchWasCancelled()
    delegate?.searchBarCancelButtonClicked(self)
  }

  /// Which letters a keyboard capitalizes. Has no effect on this platform.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// Whether words are corrected. Has no effect on this platform.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// The view shown above the keyboard. The default is nil.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?

  /// The keys of the keyboard. Has no effect on this platform.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// The title of the return key. Has no effect on this platform.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// Whether the return key does nothing while there is no text. The default is `false`.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  // The search field is the first responder.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  // MARK: Look

  /// The style. The default is `default`.
  open var searchBarStyle = Style.default { didSet { updateBackground() } }
  /// The colour of the background; nil, the default, for a grey.
  open var barTintColor: UIColor? { didSet { updateBackground() } }

  /// Whether the bar is dark. The default is `default`: as light or dark as the interface.
  open var barStyle = UIBarStyle.default {
    didSet {
      guard barStyle != oldValue else { return }
      updateBackground()
      setNeedsLayout()
    }
  }
  /// The image in place of the background, stretched to the bar's size; nil, the default, for the
  /// background. An empty image leaves nothing of it.
  open var backgroundImage: UIImage? {
    didSet {
      backdrop.image = backgroundImage
      updateBackground()
    }
  }
  private lazy var backdrop: UIImageView = {
    let view = UIImageView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }()

  /// Whether a button with a book is in the field while there is no text. The default is `false`.
  open var showsBookmarkButton = false { didSet { showBookmark() } }
  /// Whether a button that shows results is in the field while there is no text, in place of the one
  /// with a book. The default is `false`.
  open var showsSearchResultsButton = false { didSet { showBookmark() } }
  /// Whether the button that shows results is selected. The default is `false`.
  open var isSearchResultsButtonSelected = false { didSet { showBookmark() } }

  /// Whether a ``backgroundImage`` lets through what is behind the bar. Otherwise ``barTintColor`` is
  /// behind it, or black or white as the ``barStyle`` says. The default is `true`.
  open var isTranslucent = true { didSet { updateBackground() } }

  /// A line of text above the field, except in a navigation bar. The default is nil.
  open var prompt: String? { didSet { showPrompt() } }
  final var promptLabel: UILabel?

  private func updateBackground() {
    if backgroundImage != nil, !isTranslucent {
      backgroundColor = barTintColor ?? (barStyle == .default ? .white : .black)
      return
    }
    guard searchBarStyle != .minimal, backgroundImage == nil else {
      backgroundColor = .clear
      return
    }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let grey = UIColor.systemGray6
    backgroundColor = barTintColor ?? (barStyle == .default ? grey : grey.resolvedColor(with: dark))
  }

  /// Whether the cancel button is shown. The default is `false`.
  open var showsCancelButton: Bool {
    get { cancelButton.superview === self }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button, optionally animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  // MARK: Scopes

  /// The titles of the scopes; nil, the default, for none.
  open var scopeButtonTitles: [String]? { didSet { showScopes() } }
  /// The index of the selected scope. The default is 0. Setting it calls no delegate.
  open var selectedScopeButtonIndex = 0 { didSet { showSelectedScope() } }
  /// Whether the row of scopes is shown. The default is `false`.
  open var showsScopeBar = false { didSet { showScopes() } }

  private func showScopes() {
    scopes?.removeFromSuperview()
    scopes = nil
    if showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty {
      let control = UISegmentedControl(items: titles)
      control.addAction(
        UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
      addSubview(control)
      scopeLook.show(in: control)
      scopes = control
      showSelectedScope()
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showSelectedScope() {
    guard let scopes, (0..<scopes.numberOfSegments).contains(selectedScopeButtonIndex) else {
      return
    }
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
  }

  private func scopeWasChosen() {
    guard let scopes else { return }
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    owner?.searchTextDidChange()
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
  }

  // MARK: Layout

  private var fieldHeight: CGFloat { searchTextField.intrinsicContentSize.height }
  /// The height above and below the field together, in points.
  private var barRoom: CGFloat {
    isInNavigationBar ? 16 : Self.height - UISearchTextField.height
  }
  private var barHeight: CGFloat { fieldHeight + barRoom }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: promptHeight + barHeight + (scopes == nil ? 0 : Self.scopeHeight))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    barStyle.apply(toSubviewsOf: self)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = safeAreaInsets
    let margin = isInNavigationBar ? (bounds.width >= 414 ? 20 : 16) : Self.margin
    let room = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safe.left + margin, bottom: 0, right: safe.right + margin))
    let start = bounds.minY + promptHeight
    var (top, fieldHeight) = (start, fieldHeight)
    placePrompt(in: room)
    if isInNavigationBar {
      // It gives way as the content is scrolled.
      top += 1
      let scopeHeight = scopes == nil ? 0 : Self.scopeHeight
      let full = fieldHeight
      fieldHeight = min(full, max(0, bounds.height - scopeHeight - barRoom))
      fadeContent(of: full > 0 ? fieldHeight / full : 1)
    } else {
      top += (min(barHeight, bounds.height - promptHeight) - fieldHeight) / 2
    }
    var field = CGRect(x: room.minX, y: top, width: max(0, room.width), height: fieldHeight)
    if showsCancelButton {
      let size = cancelButton.intrinsicContentSize
      let taken = size.width + Self.margin
      cancelButton.frame = CGRect(
        x: isMirrored ? room.minX : room.maxX - size.width, y: top, width: size.width,
        height: fieldHeight)
      field.size.width = max(0, field.width - taken)
      if isMirrored { field.origin.x += taken }
    }
    let shift = searchTextField.shifts.field
    searchTextField.frame = field.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    scopes?.frame = CGRect(
      x: room.minX, y: start + barHeight - (isInNavigationBar ? 7 : 0),
      width: max(0, room.width), height: 32)
  }
}

extension UISearchBar {
  /// Fades the content of the field while it shrinks, to nothing at half of its height. A disabled
  /// field is not changed.
  fileprivate func fadeContent(of share: CGFloat) {
    guard searchTextField.isEnabled else { return }
    for content in searchTextField.subviews { content.alpha = min(max(2 * share - 1, 0), 1) }
  }
}

/// The search controller of a search bar.
@MainActor protocol SearchBarOwner: AnyObject {
  func searchDidBegin()
  func searchTextDidChange()
  func searchWasCancelled()
  func searchHeightMayHaveChanged()
}

/// Forwards the messages of the search field to the search bar's delegate.
@MainActor private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.owner?.searchDidBegin()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return false
  }
}
