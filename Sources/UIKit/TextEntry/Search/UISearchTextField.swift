/// A text field with a magnifying glass, as in search bars.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
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

  override var clearSide: CGFloat {
    let text = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    return super.clearSide * text.pointSize / 17
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = (leftView as? UIImageView)?.drawingSize ?? leftView?.intrinsicContentSize ?? .zero
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? bounds.maxX - Self.margin - size.width : bounds.minX + Self.margin,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func withMargin(_ rect: CGRect) -> CGRect { rect.shrunk(dx: Self.margin, dy: 0) }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    withMargin(super.textRect(forBounds: bounds))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    withMargin(super.editingRect(forBounds: bounds))
  }

  open override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.height = max(Self.height, (size.height + 14).rounded())
    size.width += 4 * Self.margin
    return size
  }
}
