import GeometryCore
import RenderCore

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of an interface document; an empty one if `coder` is of another archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.objectIsSetUp(self, as: UIImageView.self)
  }

  /// A view as large as `image`.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin(image, highlighted: nil)
  }

  /// A view as large as `image`.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin(image, highlighted: highlightedImage)
  }

  private func begin(_ image: UIImage?, highlighted: UIImage?) {
    isUserInteractionEnabled = false
    self.image = image
    highlightedImage = highlighted
    animateIfMoving(image)
  }

  package override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: .image)
  }

  /// Whether images are drawn in the tint colour unless they say otherwise, as in bars, segmented
  /// controls and system buttons. The default is `false`. Rule BAR-8.
  final var drawsTemplates = false {
    didSet { if drawsTemplates != oldValue { setNeedsDisplay() } }
  }

  /// An animated image is animated until another one is shown.
  open var image: UIImage? {
    didSet {
      imageDidChange()
      animateIfMoving(image)
    }
  }
  /// Shown instead of `image` while highlighted, if there is one.
  open var highlightedImage: UIImage? {
    didSet {
      imageDidChange()
      if isHighlighted { animateIfMoving(highlightedImage) }
    }
  }
  /// Whether the highlighted image is shown. The default is `false`.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      imageDidChange()
      animateIfMoving(chosenImage)
    }
  }

  /// The configuration of symbols whose images have none.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange() }
  }

  private func imageDidChange() {
    adapted = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Animation

  /// Shown one after the other, instead of `image`, while the view animates. Setting them stops that.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// Shown instead of `animationImages` while highlighted, if there are any.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }

  /// How long all pictures together take, in seconds. Default 0: a thirtieth each.
  open var animationDuration: TimeInterval = 0
  /// How often the pictures are shown. Default 0: for ever.
  open var animationRepeatCount = 0

  private var film: ImageFilm?

  /// Shows the pictures one after the other from the first, by the clock by which animations move.
  /// Nothing without pictures.
  open func startAnimating() {
    let own = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages
    if let own, !own.isEmpty {
      start(own, duration: animationDuration, repeatCount: animationRepeatCount)
    } else {
      animateIfMoving(chosenImage)
    }
  }

  /// Shows the image again, that of an image that moves at its first picture.
  open func stopAnimating() {
    guard film != nil else { return }
    film?.stop()
    film = nil
    setNeedsDisplay()
  }

  /// Whether pictures are shown one after the other.
  open var isAnimating: Bool { film != nil }

  private func animateIfMoving(_ image: UIImage?) {
    stopAnimating()
    guard let frames = image?.images, !frames.isEmpty else { return }
    start(frames, duration: image?.duration ?? 0, repeatCount: 0)
  }

  private func start(_ images: [UIImage], duration: TimeInterval, repeatCount: Int) {
    film?.stop()
    film = ImageFilm(images, duration: duration, repeatCount: repeatCount, view: self)
    setNeedsDisplay()
  }

  // MARK: Shown image

  private var chosenImage: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }

  /// The variant of an image that was last shown, and for which one and which traits.
  private var adapted: (image: UIImage, of: UIImage, traits: UITraitCollection)?

  /// The image on show, in its variant for here, a symbol configured for here.
  private var shownImage: UIImage? {
    guard let chosen = film?.image ?? chosenImage else { return nil }
    guard chosen.isSymbolImage else { return variant(of: chosen) }
    let preferred = preferredSymbolConfiguration?.values ?? ConfigurationValues()
    var values = preferred.applying(chosen.configuration?.values ?? ConfigurationValues())
    values.traits = values.traits ?? traitCollection
    return chosen.withConfiguration(UIImage.SymbolConfiguration(values))
  }

  private func variant(of image: UIImage) -> UIImage {
    guard image.look.asset != nil else { return image }
    let traits = traitCollection
    if let adapted, adapted.of === image, adapted.traits == traits { return adapted.image }
    let made = image.adapted(to: traits)
    adapted = (made, image, traits)
    return made
  }

  /// That of the image's alignment rectangle; none without an image.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    return CGRect(origin: .zero, size: image.size).inset(by: image.alignmentRectInsets).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? bounds.size
  }

  /// The size of a symbol's drawing, without the room around it; that of other images.
  var drawingSize: CGSize { shownImage?.drawingSize ?? .zero }

  /// The height that counts beside a text: of a symbol at most that of its alignment rectangle, which
  /// is as high as a line, so that symbols do not make cells higher.
  var heightBesideText: CGFloat {
    let height = sizeThatFits(.zero).height
    return image?.isSymbolImage == true ? min(height, intrinsicContentSize.height) : height
  }

  /// Those of the image.
  open override var alignmentRectInsets: UIEdgeInsets {
    shownImage?.alignmentRectInsets ?? super.alignmentRectInsets
  }

  package override func baselineOffset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return 0 }
    let aboveBottom = offset - image.alignmentRectInsets.bottom
    return attribute == .lastBaseline ? aboveBottom : intrinsicContentSize.height - aboveBottom
  }

  private var placement: ContentPlacement { ContentPlacement(contentMode) }

  open override func draw(_ rect: CGRect) {
    guard let shown = shownImage, let context = UIGraphicsGetCurrentContext() else { return }
    let frame = placement.frame(of: shown.size, in: bounds)
    let tint = shown.isTemplate(byDefault: drawsTemplates) ? tintColor.rgba : nil
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
    let images = [image, highlightedImage].compactMap { $0 }
    if images.contains(where: { $0.isSymbolImage || $0.look.asset != nil }) {
      invalidateIntrinsicContentSize()
    }
  }
}

extension UIImageView: ReplacesDrawing {}
