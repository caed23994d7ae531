/// A translucent card with texts and text fields above buttons. Content that does not fit scrolls.
@MainActor final class AlertCard: UIView {
  private let pane = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let textScroll = UIScrollView()
  private let buttonScroll = UIScrollView()
  private var labels: [UILabel] = []
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []
  /// The text fields below the text; hidden if there are none.
  let fields = AlertFields()
  private var isSheet = false
  /// Whether the card is opaque. The default is `false`.
  var isSolid = false {
    didSet {
      pane.isHidden = isSolid
      backgroundColor = isSolid ? .secondarySystemGroupedBackground : nil
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 14
    clipsToBounds = true
    pane.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for scroll in [textScroll, buttonScroll] {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.showsVerticalScrollIndicator = false
    }
    [pane, textScroll, buttonScroll].forEach(addSubview)
    fields.isHidden = true
    textScroll.addSubview(fields)
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ labels: [UILabel], over buttons: [AlertButton], isSheet: Bool) {
    self.labels.forEach { $0.removeFromSuperview() }
    self.buttons.forEach { $0.removeFromSuperview() }
    lines.forEach { $0.removeFromSuperview() }
    (self.labels, self.buttons, self.isSheet) = (labels, buttons, isSheet)
    labels.forEach(textScroll.addSubview)
    buttons.forEach(buttonScroll.addSubview)
    lines = buttons.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    lines.forEach(buttonScroll.addSubview)
    setNeedsLayout()
  }

  // MARK: Heights

  /// The space around the texts and between them, in points.
  private var inset: (sides: CGFloat, ends: CGFloat, gap: CGFloat) {
    isSheet ? (16, 14, 10) : (16, 20, 3)
  }

  /// The space between texts and fields, and between fields and buttons, in points.
  private static let fieldGap: CGFloat = 16

  private func labelsHeight(_ width: CGFloat) -> CGFloat {
    guard !labels.isEmpty else { return 0 }
    let room = CGSize(width: width - 2 * inset.sides, height: .greatestFiniteMagnitude)
    let text = labels.reduce(0) { $0 + $1.sizeThatFits(room).height }
    return text + inset.gap * CGFloat(labels.count - 1)
  }

  private func textHeight(_ width: CGFloat) -> CGFloat {
    let text = labels.isEmpty ? 0 : inset.ends + labelsHeight(width)
    guard fields.isHidden else { return text + fields.fittingHeight + 2 * Self.fieldGap }
    return labels.isEmpty ? 0 : text + inset.ends
  }

  /// Whether two buttons are side by side.
  private func isRow(_ width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.fits(in: width / 2) }
  }

  private func buttonsHeight(_ width: CGFloat) -> CGFloat {
    let heights = buttons.map { $0.fittingHeight(width: isRow(width) ? width / 2 : width) }
    return isRow(width) ? heights.max() ?? 0 : heights.reduce(0, +)
  }

  /// The height for a width, in points, limited to the available height.
  func fittingHeight(width: CGFloat, within room: CGFloat) -> CGFloat {
    min(room, textHeight(width) + buttonsHeight(width))
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    pane.frame = bounds
    let (width, height) = (bounds.width, bounds.height)
    let (text, rest) = (textHeight(width), buttonsHeight(width))
    let buttonRoom = min(rest, max(height - text, min(rest, height / 2)))
    textScroll.frame = CGRect(x: 0, y: 0, width: width, height: max(0, height - buttonRoom))
    textScroll.contentSize = CGSize(width: width, height: text)
    buttonScroll.frame = CGRect(
      x: 0, y: height - buttonRoom, width: width, height: max(0, buttonRoom))
    buttonScroll.contentSize = CGSize(width: width, height: rest)
    placeLabels(width)
    let top = labels.isEmpty ? 0 : inset.ends + labelsHeight(width)
    fields.frame = CGRect(
      x: inset.sides, y: top + Self.fieldGap, width: max(0, width - 2 * inset.sides),
      height: fields.fittingHeight)
    placeButtons(width)
    fields.layoutIfNeeded()
    guard let edited = fields.editedFrame else { return }
    textScroll.scrollRectToVisible(
      textScroll.convert(edited.insetBy(dx: 0, dy: -Self.fieldGap), from: fields),
      animated: false)
  }

  private func placeLabels(_ width: CGFloat) {
    var y = inset.ends
    let room = CGSize(width: width - 2 * inset.sides, height: .greatestFiniteMagnitude)
    for label in labels {
      let height = label.sizeThatFits(room).height
      label.frame = CGRect(x: inset.sides, y: y, width: room.width, height: height)
      y += height + inset.gap
    }
  }

  private func placeButtons(_ width: CGFloat) {
    let pixel = 1 / traitCollection.pixelScale
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let row = isRow(width)
    var y: CGFloat = 0
    // In a column the cancel button is the last.
    let ordered = row ? buttons : buttons.filter { !$0.cancels } + buttons.filter(\.cancels)
    for (index, button) in ordered.enumerated() {
      let line = lines[index]
      if row {
        let frame = CGRect(
          x: CGFloat(index) * width / 2, y: 0, width: width / 2, height: buttonsHeight(width))
        button.frame = isMirrored ? frame.mirrored(in: buttonScroll.bounds) : frame
        line.frame =
          index == 0
          ? CGRect(x: 0, y: 0, width: width, height: pixel)
          : CGRect(x: width / 2, y: 0, width: pixel, height: frame.height)
      } else {
        let height = button.fittingHeight(width: width)
        button.frame = CGRect(x: 0, y: y, width: width, height: height)
        line.frame = CGRect(x: 0, y: y, width: width, height: pixel)
        y += height
      }
    }
    lines.first?.isHidden = labels.isEmpty && fields.isHidden
  }
}
