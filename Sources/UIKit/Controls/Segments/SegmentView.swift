/// What one segment shows: a title or a picture.
final class SegmentView: UIView {
  let label = UILabel()
  private let picture = UIImageView()

  /// What a segment is.
  struct Content {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// In points; 0 for one that the control chooses.
    var width: CGFloat = 0
    var isEnabled = true
    /// How far the content is moved from the middle.
    var offset = CGSize.zero
  }

  var content = Content() { didSet { setNeedsLayout() } }

  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    picture.contentMode = .center
    [label, picture].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  /// Titles have this much room at both sides together.
  private static let padding: CGFloat = 20

  /// Whether a person has it selected, and whether one can.
  var state = UIControl.State.normal

  package override var accessibilityDefaults: AccessibilityDefaults {
    var traits = UIAccessibilityTraits.button
    if state.contains(.selected) { traits.insert(.selected) }
    if state.contains(.disabled) { traits.insert(.notEnabled) }
    return AccessibilityDefaults(
      isElement: true, label: content.image?.accessibilityLabel ?? content.title, traits: traits)
  }

  func show(_ attributes: [NSAttributedString.Key: Any]) {
    label.show(
      content.image == nil
        ? content.title.map { StyledTitle(string: $0, attributes: attributes) } : nil)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    picture.image = content.image
    picture.tintColor = attributes[.foregroundColor] as? UIColor
    picture.preferredSymbolConfiguration = (attributes[.font] as? UIFont).map {
      UIImage.SymbolConfiguration(font: $0)
    }
  }

  /// The width of the content with the room beside it.
  var naturalWidth: CGFloat {
    let content = max(
      label.sizeThatFits(.zero).width, picture.image == nil ? 0 : picture.intrinsicContentSize.width
    )
    return content + Self.padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.offsetBy(dx: content.offset.width, dy: content.offset.height)
    label.frame = room.shrunk(dx: 4, dy: 0)
    picture.frame = room
  }
}
