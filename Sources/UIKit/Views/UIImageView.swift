import GeometryCore
import RenderCore

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// A view as large as `image`.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// A view as large as `image`.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  open var image: UIImage? { didSet { imageDidChange() } }
  /// Shown instead of `image` while highlighted, if there is one.
  open var highlightedImage: UIImage? { didSet { imageDidChange() } }
  /// Default false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }

  /// What symbols look like as far as they do not say so themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange() }
  }

  private func imageDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The image on show, a symbol configured for here.
  private var shownImage: UIImage? {
    let chosen = (isHighlighted ? highlightedImage : nil) ?? image
    guard let chosen, chosen.isSymbolImage else { return chosen }
    let preferred = preferredSymbolConfiguration?.values ?? ConfigurationValues()
    var values = preferred.applying(chosen.configuration?.values ?? ConfigurationValues())
    values.traits = values.traits ?? traitCollection
    return chosen.withConfiguration(UIImage.SymbolConfiguration(values))
  }

  /// That of the image; none without one.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? bounds.size
  }

  private var placement: ContentPlacement { ContentPlacement(contentMode) }

  open override func draw(_ rect: CGRect) {
    guard let shown = shownImage, let context = UIGraphicsGetCurrentContext() else { return }
    let frame = placement.frame(of: shown.size, in: bounds)
    let tint = shown.isTemplate ? tintColor.rgba : nil
    let isMirrored =
      shown.flipsForRightToLeftLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isMirrored {
      let axis = 2 * Double(frame.midX)
      context.append(.save)
      context.append(.transform(Transform2D(a: -1, b: 0, c: 0, d: 1, tx: axis, ty: 0)))
    }
    context.append(image: shown, in: frame, tint: tint)
    if isMirrored { context.append(.restore) }
  }

  /// The picture goes where it would in bounds of that size.
  package override func contentFrame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard let shown = shownImage else { return bounds }
    let drawn = placement.frame(of: shown.size, in: CGRect(origin: .zero, size: size))
    let frame = placement.frame(of: shown.size, in: bounds)
    guard drawn.width > 0, drawn.height > 0 else { return bounds }
    let (x, y) = (frame.width / drawn.width, frame.height / drawn.height)
    return CGRect(
      x: frame.minX - drawn.minX * x, y: frame.minY - drawn.minY * y,
      width: size.width * x, height: size.height * y)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if image?.isSymbolImage == true || highlightedImage?.isSymbolImage == true {
      invalidateIntrinsicContentSize()
    }
  }
}
