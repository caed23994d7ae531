/// The background of a bar: an effect, a colour or an image, and outside of it a line or another
/// image at the edge towards the content. Rule BAR-2.
@MainActor final class BarBackground: UIView {
  /// The edge of a bar that is towards the content.
  enum Edge {
    case top
    case bottom
  }

  /// Images of a bar without appearances of its own.
  struct Images {
    /// Replaces effect and colour; nil for those.
    var background: UIImage?
    /// Replaces the line; nil for that.
    var shadow: UIImage?
  }

  private let edge: Edge
  private let effectView = UIVisualEffectView(effect: nil)
  private let colorView = UIView()
  private let line = UIView()
  /// Made when there is an image for the first time.
  private var imageViews: (background: UIImageView, shadow: UIImageView)?

  init(lineAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    [effectView, colorView, line].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an appearance.
  ///
  /// - Parameters:
  ///   - appearance: The appearance; nil for no background and no line.
  ///   - color: The colour that replaces the appearance's; nil for that.
  ///   - isTranslucent: Whether content may shine through; otherwise the background is opaque.
  ///   - images: Used if the appearance is the bar's default.
  func apply(
    _ appearance: UIBarAppearance?, color: UIColor? = nil, isTranslucent: Bool = true,
    images: Images = Images()
  ) {
    let color = color ?? (isTranslucent ? nil : .systemBackground)
    let usesImages = images.background != nil && appearance?.isSystems == true
    effectView.effect = appearance?.backgroundEffect
    effectView.isHidden = usesImages || effectView.effect == nil
    colorView.backgroundColor =
      usesImages
      ? (isTranslucent ? nil : color)
      : (appearance == nil ? nil : color ?? appearance?.backgroundColor)
    line.backgroundColor = appearance?.shadowColor
    line.isHidden = appearance?.shadowColor == nil || usesImages && images.shadow != nil
    setImages(usesImages ? images : Images())
  }

  private func setImages(_ images: Images) {
    if images.background != nil {
      if imageViews == nil {
        let new = (background: UIImageView(), shadow: UIImageView())
        insertSubview(new.background, belowSubview: line)
        addSubview(new.shadow)
        imageViews = new
      }
      setNeedsLayout()
    }
    imageViews?.background.image = images.background
    imageViews?.shadow.image = images.shadow
  }

  /// Whether there is a line.
  var hasLine: Bool { !line.isHidden }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView.frame = bounds
    colorView.frame = bounds
    let pixel = 1 / traitCollection.pixelScale
    let y = edge == .bottom ? bounds.height : -pixel
    line.frame = CGRect(x: 0, y: y, width: bounds.width, height: pixel)
    guard let imageViews else { return }
    imageViews.background.frame = bounds
    let height = imageViews.shadow.image?.size.height ?? 0
    imageViews.shadow.frame = CGRect(
      x: 0, y: edge == .bottom ? bounds.height : -height, width: bounds.width, height: height)
  }
}
