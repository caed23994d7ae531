/// What is shared, and below it a row for each activity.
///
/// - Note: Rows of 52 points in a card, as pictures of iOS 13 to 18 show; Apple documents none of
///   them.
final class ActivitySheet: UIView {
  private static let headerHeight: CGFloat = 72
  private static let margin: CGFloat = 16
  private static let rowHeight: CGFloat = 52

  private let title = UILabel()
  private let line = UIView()
  private let close = UIButton(type: .close)
  private let card = UIView()
  private let rows: [ActivityRow]

  init(
    title text: String, _ activities: [UIActivity], onClose: @escaping () -> Void,
    onChoice: @escaping (UIActivity) -> Void
  ) {
    rows = activities.map { activity in
      ActivityRow(activity) { onChoice(activity) }
    }
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    title.text = text
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.numberOfLines = 2
    line.backgroundColor = .separator
    close.accessibilityLabel = "Close"
    close.tintColor = .tertiaryLabel
    close.addAction(UIAction { _ in onClose() }, for: .primaryActionTriggered)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.layer.cornerCurve = .continuous
    card.clipsToBounds = true
    [title, close, line, card].forEach(addSubview)
    rows.forEach(card.addSubview)
    rows.last?.isLast = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = bounds.inset(by: safeAreaInsets)
    let side: CGFloat = 30
    let closeX = isMirrored ? room.minX + Self.margin : room.maxX - Self.margin - side
    close.frame = CGRect(
      x: closeX, y: room.minY + (Self.headerHeight - side) / 2, width: side, height: side)
    let width = max(0, room.width - 3 * Self.margin - side)
    title.frame = CGRect(
      x: isMirrored ? room.maxX - Self.margin - width : room.minX + Self.margin, y: room.minY,
      width: width, height: Self.headerHeight)
    line.frame = CGRect(
      x: 0, y: room.minY + Self.headerHeight, width: bounds.width,
      height: 1 / traitCollection.pixelScale)
    card.frame = CGRect(
      x: room.minX + Self.margin, y: room.minY + Self.headerHeight + Self.margin,
      width: max(0, room.width - 2 * Self.margin), height: CGFloat(rows.count) * Self.rowHeight)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: card.bounds.width, height: Self.rowHeight)
    }
  }
}

/// The title and the image of an activity.
private final class ActivityRow: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private let line = UIView()
  var isLast = false { didSet { line.isHidden = isLast } }

  init(_ activity: UIActivity, onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    label.text = activity.activityTitle
    picture.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
    addAction(UIAction { _ in onTap() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  override func setUp() {
    label.font = .systemFont(ofSize: 17)
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .label
    line.backgroundColor = .separator
    for view in [label, picture, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  override func stateDidChange() { backgroundColor = isHighlighted ? .systemFill : nil }
  override func didTouchUpInside(_ event: UIEvent?) { sendActions(for: .primaryActionTriggered) }

  package override var accessibilityDefaults: AccessibilityDefaults {
    controlDefaults(label: label.text, traits: .button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: CGFloat = 24
    let width = max(0, bounds.width - 48 - side)
    picture.frame = CGRect(
      x: isMirrored ? 16 : bounds.width - 16 - side, y: (bounds.height - side) / 2, width: side,
      height: side)
    label.frame = CGRect(
      x: isMirrored ? bounds.width - 16 - width : 16, y: 0, width: width, height: bounds.height)
    let thickness = 1 / traitCollection.pixelScale
    line.frame = CGRect(
      x: isMirrored ? 0 : 16, y: bounds.height - thickness, width: bounds.width - 16,
      height: thickness)
  }
}
