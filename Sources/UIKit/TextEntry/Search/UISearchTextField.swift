/// A text field with a magnifying glass, as in search bars.
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
    return defaults
  }

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
    size.width += 4 * Self.margin
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
