/// The image and the texts of a cell or a header that has no content configuration.
///
/// Laid out as list content is. Views are made when they are first asked for. Rule TABLE-1.
@MainActor final class TableLabels {
  /// What the labels are: fonts, colours, margins.
  struct Look {
    var text: UIListContentConfiguration.TextProperties
    var secondaryText: UIListContentConfiguration.TextProperties
    var margins: NSDirectionalEdgeInsets
    var verticalPadding: CGFloat = 3
    var isSideBySide = false
    /// The points that the first text is given at the standard text size, at whose end it ends; nil
    /// for as many as it needs.
    var column: CGFloat?
  }

  /// Holds the views.
  private let container: () -> UIView
  /// Called when something that is shown changed.
  private let changed: () -> Void
  private var look: Look

  init(_ look: Look, in container: @escaping () -> UIView, changed: @escaping () -> Void) {
    self.look = look
    self.container = container
    self.changed = changed
  }

  /// Gives the labels another look, and what is the application's stays.
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

  /// The first text's label, made if there is none.
  var madeText: TableLabel {
    let label = text ?? make(look.text)
    text = label
    return label
  }

  /// The second text's label, made if there is none.
  var madeSecondaryText: TableLabel {
    let label = secondaryText ?? make(look.secondaryText)
    secondaryText = label
    return label
  }

  /// The image's view, made if there is none.
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

  /// Whether there is something to be seen.
  var isEmpty: Bool { !hasText && !hasSecondaryText && image?.image == nil }
  private var hasText: Bool { text?.isBlank == false }
  private var hasSecondaryText: Bool { secondaryText?.isBlank == false }

  // MARK: Layout

  /// Where everything is in a room.
  ///
  /// - Parameter height: Nil for the natural height.
  private func plan(width: CGFloat, height: CGFloat?) -> ListContentPlan {
    let pixel = 1 / container().traitCollection.pixelScale
    var parts = ListContentPlan.Parts(
      margins: look.margins, image: imageSizes, imagePadding: 16,
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

  /// The points of the first text's column; nil without one. It grows with the text, up to two
  /// fifths of the width.
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
    guard let image, image.image != nil else { return nil }
    let size = image.sizeThatFits(.zero)
    let isInLine = image.image?.isSymbolImage == true && hasText
    return (size, size, isInLine ? size.height * 0.75 : size.height)
  }

  /// The height of everything with its margins.
  func height(forWidth width: CGFloat) -> CGFloat {
    let natural = plan(width: width, height: nil).naturalHeight
    guard look.column != nil, hasText else { return natural }
    let line = Self.size(of: text, 0).height
    return max(natural, line + look.margins.top + look.margins.bottom)
  }

  /// Where the first text begins, in points from the leading edge; nil without texts.
  func textLead(in width: CGFloat) -> CGFloat? {
    if look.column != nil { return look.margins.leading }
    let plan = plan(width: width, height: nil)
    return (plan.text ?? plan.secondaryText)?.minX
  }

  /// Puts everything to its place.
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

/// A label of a cell, which tells the cell when it has become another size.
final class TableLabel: UILabel {
  var changed: (() -> Void)?

  /// Whether there is no text.
  var isBlank: Bool { text?.isEmpty ?? true }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    changed?()
  }
}

/// The image view of a cell, which tells the cell when it shows another image.
final class TableImageView: UIImageView {
  var changed: (() -> Void)?

  override var image: UIImage? {
    didSet { if image !== oldValue { changed?() } }
  }
}
