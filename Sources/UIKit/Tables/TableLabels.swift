/// The image view and the labels of a cell or header without a content configuration.
///
/// They are laid out like list content and created when first read. Rule TABLE-1.
@MainActor final class TableLabels {
  /// The fonts, colours, margins and arrangement.
  struct Look {
    var text: UIListContentConfiguration.TextProperties
    var secondaryText: UIListContentConfiguration.TextProperties
    var margins: NSDirectionalEdgeInsets
    var verticalPadding: CGFloat = 3
    var isSideBySide = false
    /// The width in points of the column in which the first text is right-aligned, at the standard
    /// text size; nil for no column.
    var column: CGFloat?
  }

  /// The superview of the views.
  private let container: () -> UIView
  /// Called after a change of a text or the image.
  private let changed: () -> Void
  private var look: Look
  private static let imagePadding: CGFloat = 16

  init(_ look: Look, in container: @escaping () -> UIView, changed: @escaping () -> Void) {
    self.look = look
    self.container = container
    self.changed = changed
  }

  /// Replaces the look; keeps fonts and colours that the application has set.
  func take(_ new: Look) {
    let former = look
    look = new
    if let text { show(new.text, former.text, in: text) }
    if let secondaryText { show(new.secondaryText, former.secondaryText, in: secondaryText) }
  }

  private func show(
    _ properties: UIListContentConfiguration.TextProperties,
    _ former: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    if label.font == former.font { label.font = properties.font }
    if label.textColor == former.resolvedColor() { label.textColor = properties.resolvedColor() }
  }

  // MARK: The views

  private(set) var text: TableLabel?
  private(set) var secondaryText: TableLabel?
  private(set) var image: TableImageView?

  /// The first text's label, created if needed.
  var madeText: TableLabel {
    let label = text ?? make(look.text)
    text = label
    return label
  }

  /// The second text's label, created if needed.
  var madeSecondaryText: TableLabel {
    let label = secondaryText ?? make(look.secondaryText)
    secondaryText = label
    return label
  }

  /// The image view, created if needed.
  var madeImage: TableImageView {
    let view = image ?? TableImageView(frame: .zero)
    guard image == nil else { return view }
    view.changed = changed
    view.contentMode = .scaleAspectFit
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    container().addSubview(view)
    image = view
    return view
  }

  private func make(_ properties: UIListContentConfiguration.TextProperties) -> TableLabel {
    let label = TableLabel(frame: .zero)
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = properties.resolvedColor()
    label.changed = changed
    container().addSubview(label)
    return label
  }

  /// Whether there is neither text nor image.
  var isEmpty: Bool { !hasText && !hasSecondaryText && image?.image == nil }
  private var hasText: Bool { text?.isBlank == false }
  private var hasSecondaryText: Bool { secondaryText?.isBlank == false }

  // MARK: Layout

  /// The frames of image and texts in a size.
  ///
  /// - Parameter height: Nil for the natural height.
  private func plan(width: CGFloat, height: CGFloat?) -> ListContentPlan {
    let pixel = 1 / container().traitCollection.pixelScale
    var parts = ListContentPlan.Parts(
      margins: look.margins, image: imageSizes, imagePadding: Self.imagePadding,
      horizontalPadding: 8, verticalPadding: look.verticalPadding,
      prefersSideBySide: look.isSideBySide,
      text: hasText ? { [text] in Self.size(of: text, $0) } : nil,
      secondaryText: hasSecondaryText
        ? { [secondaryText] in Self.size(of: secondaryText, $0) } : nil,
      pixel: pixel)
    if let column = column(in: width) {
      parts.margins.leading += column + 6
      parts.text = nil
    }
    return ListContentPlan(parts, width: width, height: height)
  }

  /// The width of the first text's column in points; nil without one. It grows with the text size,
  /// up to two fifths of `width`.
  private func column(in width: CGFloat) -> CGFloat? {
    guard let column = look.column else { return nil }
    let traits = container().traitCollection
    let grown = UIFontMetrics(forTextStyle: .caption1)
      .scaledValue(for: column, compatibleWith: traits)
    return max(min(grown, width * 0.4), min(column, width))
  }

  private static func size(of label: UILabel?, _ width: CGFloat) -> CGSize {
    label?.sizeThatFits(CGSize(width: width, height: 0)) ?? .zero
  }

  private var imageSizes: (size: CGSize, reserved: CGSize, height: CGFloat)? {
    guard let image, let size = imageSize else { return nil }
    return (size, size, hasText ? image.heightBesideText : size.height)
  }

  /// The displayed size of the image; nil without one.
  private var imageSize: CGSize? {
    image.flatMap { $0.image == nil ? nil : $0.sizeThatFits(.zero) }
  }

  /// The natural height with margins, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    let natural = plan(width: width, height: nil).naturalHeight
    guard look.column != nil, hasText else { return natural }
    let line = Self.size(of: text, 0).height
    return max(natural, line + look.margins.top + look.margins.bottom)
  }

  /// The distance of the first text from the leading edge in points; nil without texts.
  var textLead: CGFloat? {
    if look.column != nil { return look.margins.leading }
    guard hasText || hasSecondaryText else { return nil }
    return ListContentPlan.textLead(
      margin: look.margins.leading, imageWidth: imageSize?.width, padding: Self.imagePadding)
  }

  /// Sets the frames of the views.
  func place() {
    let bounds = container().bounds
    var plan = plan(width: bounds.width, height: bounds.height)
    if let column = column(in: bounds.width), hasText {
      let size = Self.size(of: text, 0)
      let width = min(size.width, column)
      plan.text = CGRect(
        x: look.margins.leading + column - width,
        y: plan.secondaryText?.minY ?? bounds.height / 2 - size.height / 2, width: width,
        height: size.height)
    }
    place(image, at: plan.image, in: bounds)
    place(text, at: plan.text, in: bounds)
    place(secondaryText, at: plan.secondaryText, in: bounds)
  }

  private func place(_ view: UIView?, at frame: CGRect?, in bounds: CGRect) {
    guard let view else { return }
    var frame = frame ?? .zero
    if container().effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = bounds.width - frame.maxX
    }
    frame = frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
    if view.frame != frame { view.frame = frame }
  }
}

/// A label of a cell; calls `changed` when its intrinsic size becomes invalid.
final class TableLabel: UILabel {
  var changed: (() -> Void)?

  /// Whether there is no text.
  var isBlank: Bool { text?.isEmpty ?? true }

  /// Without text nothing of the label is seen or read.
  package override var accessibilityDefaults: AccessibilityDefaults {
    isBlank ? AccessibilityDefaults() : super.accessibilityDefaults
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    changed?()
  }
}

/// The image view of a cell; calls `changed` when its image changes.
final class TableImageView: UIImageView {
  var changed: (() -> Void)?

  override var image: UIImage? {
    didSet { if image !== oldValue { changed?() } }
  }
}
