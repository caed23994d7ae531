/// Shows an action of a swiped row: an image, a title, or one above the other.
final class SwipeActionButton: PressableView {
  let action: UIContextualAction
  var onTap: (() -> Void)?
  /// The width that image and title lie in the middle of, in points: that of the button where it is
  /// no wider than it needs to be. Nil for all of the button.
  var contentWidth: CGFloat? { didSet { if contentWidth != oldValue { setNeedsLayout() } } }
  /// Whether that is the left part of the button, where it is wider.
  var contentIsAtLeft = true { didSet { if contentIsAtLeft != oldValue { setNeedsLayout() } } }
  private let imageView = UIImageView()
  private let label = UILabel()

  /// The points between image and title.
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

  /// Whether there is a title, and room for it beside an image of the action.
  private func showsTitle(inHeight height: CGFloat) -> Bool {
    guard action.title?.isEmpty == false else { return false }
    return action.image == nil || height >= SwipeActionsPlan.heightForTitles
  }

  /// The width that image and title take in a row of a height, in points.
  func contentWidth(inHeight height: CGFloat) -> CGFloat {
    let title = showsTitle(inHeight: height) ? label.sizeThatFits(.zero).width : 0
    return max(title, action.image == nil ? 0 : imageView.sizeThatFits(.zero).width)
  }

  /// The room of the image: at least that of usual symbols, so that titles line up.
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

  /// Has image and title lie where the button shows them now.
  func placeContent() {
    let showsTitle = showsTitle(inHeight: bounds.height)
    label.isHidden = !showsTitle
    imageView.isHidden = action.image == nil
    // Full rows have the content at the inner side, others in the middle.
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
