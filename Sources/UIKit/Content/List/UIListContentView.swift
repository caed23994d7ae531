/// A view that displays a list content configuration: an image and two texts.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let imageView = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private lazy var textGuide = FollowingGuide(in: self)
  private lazy var secondaryTextGuide = FollowingGuide(in: self)
  private lazy var imageGuide = FollowingGuide(in: self)

  /// Creates a view for a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    [imageView, label, secondaryLabel].forEach(addSubview)
    show()
  }

  /// Creates a view with an empty cell configuration: archived views are not read on this platform.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    [imageView, label, secondaryLabel].forEach(addSubview)
    show()
  }

  /// The displayed configuration. Setting anything but a ``UIListContentConfiguration`` stops the
  /// program.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        refuse(
          """
          A UIListContentView shows a UIListContentConfiguration; got \(type(of: newValue)). \
          Ask supports(_:) first.
          """)
      }
      guard new != shown else { return }
      shown = new
      show()
    }
  }

  /// A guide at the frame of the primary text; nil without text.
  open var textLayoutGuide: UILayoutGuide? { hasText ? textGuide.updated(label.frame) : nil }

  /// A guide at the frame of the secondary text; nil without text.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    hasSecondaryText ? secondaryTextGuide.updated(secondaryLabel.frame) : nil
  }

  /// A guide at the frame of the image; nil without an image.
  open var imageLayoutGuide: UILayoutGuide? {
    shown.image != nil ? imageGuide.updated(imageView.frame) : nil
  }

  /// Both texts in reading order, separated by a comma; nil without text.
  var spokenText: String? {
    let texts = [
      shown.text ?? shown.attributedText?.string,
      shown.secondaryText ?? shown.secondaryAttributedText?.string,
    ].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private var hasText: Bool { shown.text?.isEmpty == false || shown.attributedText != nil }
  private var hasSecondaryText: Bool {
    shown.secondaryText?.isEmpty == false || shown.secondaryAttributedText != nil
  }

  // MARK: Showing

  private func show() {
    show(
      shown.text, attributed: shown.attributedText, with: shown.textProperties, in: label)
    show(
      shown.secondaryText, attributed: shown.secondaryAttributedText,
      with: shown.secondaryTextProperties, in: secondaryLabel)
    label.isHidden = !hasText
    secondaryLabel.isHidden = !hasSecondaryText
    showImage()
    alpha = shown.alpha
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func show(
    _ text: String?, attributed: NSAttributedString?,
    with properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.showsExpansionTextWhenTruncated = properties.showsExpansionTextWhenTruncated
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transformed)
    }
  }

  private func showImage() {
    let properties = shown.imageProperties
    imageView.image = shown.image
    imageView.isHidden = shown.image == nil
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
    showTint()
  }

  private func showTint() {
    let properties = shown.imageProperties
    imageView.tintColor = properties.resolvedTintColor(for: tintColor)
    imageView.layer.borderWidth = properties.strokeWidth
    let stroke = properties.resolvedStrokeColor(for: tintColor)
    imageView.layer.borderColor = stroke.resolved(in: self).cgColor
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showTint()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let plan = ListContentPlan(parts(), width: bounds.width, height: bounds.height)
    place(imageView, plan.image)
    place(label, plan.text)
    place(secondaryLabel, plan.secondaryText)
    if plan.text != nil { textGuide.followIfMade(label.frame) }
    if plan.secondaryText != nil { secondaryTextGuide.followIfMade(secondaryLabel.frame) }
    if plan.image != nil { imageGuide.followIfMade(imageView.frame) }
  }

  private func place(_ view: UIView, _ frame: CGRect?) {
    guard var frame else { return }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = bounds.width - frame.maxX
    }
    view.frame = frame
  }

  /// The leading edge of the first text, in points from the leading edge of the view; nil without
  /// text.
  var textLead: CGFloat? {
    guard hasText || hasSecondaryText else { return nil }
    return ListContentPlan.textLead(
      margin: margins.leading, imageWidth: shown.image.map { reservedSize(of: $0).width },
      padding: shown.imageToTextPadding)
  }

  private func parts() -> ListContentPlan.Parts {
    ListContentPlan.Parts(
      margins: margins, image: imageSizes(), imagePadding: shown.imageToTextPadding,
      horizontalPadding: shown.textToSecondaryTextHorizontalPadding,
      verticalPadding: shown.textToSecondaryTextVerticalPadding,
      prefersSideBySide: shown.prefersSideBySideTextAndSecondaryText,
      text: hasText ? { [label] in Self.size(of: label, $0) } : nil,
      secondaryText: hasSecondaryText
        ? { [secondaryLabel] in Self.size(of: secondaryLabel, $0) } : nil,
      pixel: 1 / traitCollection.pixelScale)
  }

  private static func size(of label: UILabel, _ width: CGFloat) -> CGSize {
    label.sizeThatFits(CGSize(width: width, height: 0))
  }

  /// The displayed and the reserved size of the image, and its share in the height of the content.
  private func imageSizes() -> (size: CGSize, reserved: CGSize, height: CGFloat)? {
    guard let image = shown.image else { return nil }
    let properties = shown.imageProperties
    let natural = imageView.sizeThatFits(.zero)
    let size = properties.shownSize(natural)
    let reserved = reservedSize(of: image)
    let isInLine = image.isSymbolImage && hasText && properties.reservedLayoutSize.height == 0
    let height = max(reserved.height, size.height)
    return (size, reserved, isInLine ? min(height, imageView.heightBesideText) : height)
  }

  /// The size of the space reserved for an image.
  private func reservedSize(of image: UIImage) -> CGSize {
    let properties = shown.imageProperties
    return properties.reservedSize(
      properties.shownSize(imageView.drawingSize), isSymbol: image.isSymbolImage, traitCollection)
  }

  /// The margins of the configuration; at least those of the superview on the axes that preserve
  /// them.
  private var margins: NSDirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    guard let superview else { return margins }
    let outer = NSDirectionalEdgeInsets(
      superview.layoutMargins.reaching(into: frame, of: superview.bounds),
      effectiveUserInterfaceLayoutDirection)
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  // MARK: Natural size

  /// The height of the content at the view's width; there is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    let width = bounds.width > 0 ? bounds.width : 10_000
    return CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight(forWidth: width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    return CGSize(width: width, height: naturalHeight(forWidth: width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = sizeThatFits(targetSize)
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }

  package override func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    naturalHeight(forWidth: width)
  }

  /// The height of the content including margins, rounded up to device pixels.
  func naturalHeight(forWidth width: CGFloat) -> CGFloat {
    let height = ListContentPlan(parts(), width: width, height: nil).naturalHeight
    return traitCollection.pixelGrid.ceiled(height)
  }
}
