/// The view of a segment, with its title or its image.
final class SegmentView: UIView {
  let label = UILabel()
  private let picture = UIImageView()
  /// The image behind the content, made with the first one.
  private var backdrop: UIImageView?

  /// The title or image of a segment and its settings.
  struct Content {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The width in points; 0 if the control determines it.
    var width: CGFloat = 0
    var isEnabled = true
    /// The offset of the content from the middle.
    var offset = CGSize.zero
  }

  var content = Content() { didSet { setNeedsLayout() } }

  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    picture.contentMode = .center
    picture.drawsTemplates = true
    [label, picture].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  /// The offset of the content that the control gives the segment by its position.
  var adjustment = UIOffset() { didSet { if adjustment != oldValue { setNeedsLayout() } } }

  /// Shows an image behind the content; nil for none.
  func showBackground(_ image: UIImage?) {
    guard image != nil || backdrop != nil else { return }
    let view = backdrop ?? UIImageView()
    view.image = image
    if backdrop == nil { insertSubview(view, at: 0) }
    backdrop = view
    setNeedsLayout()
  }

  /// The points by which a segment is wider than its title.
  private static let padding: CGFloat = 20

  /// Whether the segment is selected and enabled.
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

  /// The width of the content with its padding; `attributes` are those of a title.
  func naturalWidth(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    let text = content.image == nil ? content.title : nil
    let title = text.map { StyledTitle(string: $0, attributes: attributes).size.width } ?? 0
    let image = picture.image == nil ? 0 : picture.sizeThatFits(.zero).width
    return max(title, image) + Self.padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop?.frame = bounds
    let room = bounds.offsetBy(
      dx: content.offset.width + adjustment.horizontal,
      dy: content.offset.height + adjustment.vertical)
    label.frame = room.shrunk(dx: 4, dy: 0)
    picture.frame = room
  }
}
