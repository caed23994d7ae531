/// The button for a swipe action, with an image, a title, or both.
final class SwipeActionButton: PressableView {
  let action: UIContextualAction
  var onTap: (() -> Void)?
  /// The width in which image and title are centered, in points: that of a button that is not
  /// stretched. Nil for the whole width.
  var contentWidth: CGFloat? { didSet { if contentWidth != oldValue { setNeedsLayout() } } }
  /// Whether that part is at the left of a stretched button.
  var contentIsAtLeft = true { didSet { if contentIsAtLeft != oldValue { setNeedsLayout() } } }
  private let imageView = UIImageView()
  private let label = UILabel()

  /// The spacing between image and title, in points.
  private static let spacing: CGFloat = 4

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    imageView.image = action.image.map(Self.inWhite)
    imageView.tintColor = .white
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body, scale: .large)
    label.text = action.title
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    [imageView, label].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func showPress() { alpha = isPressed ? 0.6 : 1 }
  override func tap(_ event: UIEvent?) { onTap?() }

  package override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: action.title ?? action.image?.accessibilityLabel, traits: .button)
  }

  private static func inWhite(_ image: UIImage) -> UIImage {
    image.renderingMode == .alwaysOriginal ? image : image.withRenderingMode(.alwaysTemplate)
  }

  /// Whether the title is displayed: always without an image, else in rows that are high enough.
  private func showsTitle(inHeight height: CGFloat) -> Bool {
    guard action.title?.isEmpty == false else { return false }
    return action.image == nil || height >= SwipeActionsPlan.heightForTitles
  }

  /// The width of image and title in a row of the given height, in points.
  func contentWidth(inHeight height: CGFloat) -> CGFloat {
    let title = showsTitle(inHeight: height) ? label.sizeThatFits(.zero).width : 0
    return max(title, action.image == nil ? 0 : imageView.sizeThatFits(.zero).width)
  }

  /// The size of the image, at least as high as common symbols so that titles are aligned.
  private var imageSize: CGSize {
    guard action.image != nil else { return .zero }
    let size = imageView.sizeThatFits(.zero)
    let usual = UIFontMetrics.default.scaledValue(for: 28, compatibleWith: traitCollection)
    return CGSize(
      width: size.width, height: max(size.height, traitCollection.pixelGrid.ceiled(usual)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// Updates the frames of image and title.
  func placeContent() {
    let showsTitle = showsTitle(inHeight: bounds.height)
    label.isHidden = !showsTitle
    imageView.isHidden = action.image == nil
    // A stretched button keeps its content at the inner side.
    let width = contentWidth ?? bounds.width
    let middle = contentIsAtLeft ? width / 2 : bounds.width - width / 2
    let room = CGSize(width: max(0, width - 8), height: bounds.height)
    let image = imageSize
    let title = showsTitle ? label.sizeThatFits(room) : .zero
    let spacing = image.height > 0 && title.height > 0 ? Self.spacing : 0
    let top = (bounds.height - image.height - spacing - title.height) / 2
    let grid = traitCollection.pixelGrid
    imageView.frame = CGRect(
      x: grid.nearest(middle - image.width / 2), y: grid.nearest(top),
      width: image.width, height: image.height)
    label.frame = CGRect(
      x: middle - room.width / 2, y: grid.nearest(top + image.height + spacing),
      width: room.width, height: title.height)
  }
}
