/// The view of an alert or an action sheet: a card with text and buttons, and for sheets another card
/// with the cancel button.
@MainActor final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let card = AlertCard()
  private let cancelCard = AlertCard()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  /// Called when a button is tapped.
  var onChoice: ((UIAlertAction) -> Void)?
  private var isSheet = false

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    cancelCard.isSolid = true
    [card, cancelCard].forEach(addSubview)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
    }
    isSheet = alert.preferredStyle == .actionSheet
    updateFields()
  }

  required init?(coder: NSCoder) { nil }

  // The fonts follow the text size as text styles do, and the lines are as high as the font: iOS 18
  // has no leading in alerts.
  private var titleFont: UIFont {
    isSheet
      ? Self.font(.footnote, size: 13, .semibold) : Self.font(.headline, size: 17, .semibold)
  }
  private static func font(
    _ style: UIFont.TextStyle, size: CGFloat, _ weight: UIFont.Weight
  ) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }

  /// Updates texts and buttons from the alert controller.
  func update() {
    guard let alert else { return }
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    titleLabel.font = titleFont
    messageLabel.font = Self.font(.footnote, size: 13, .regular)
    for label in [titleLabel, messageLabel] {
      label.textColor = isSheet ? .secondaryLabel : .label
    }
    card.configure(
      [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }, over: buttons(alert),
      isSheet: isSheet)
    card.fields.isHidden = (alert.textFields ?? []).isEmpty
    cancelCard.configure(
      [], over: isSheet ? cancel.map { [button($0, isBold: true)] } ?? [] : [], isSheet: isSheet)
    cancelCard.isHidden = !isSheet || cancel == nil
    setNeedsLayout()
    superview?.superview?.setNeedsLayout()
  }

  /// Updates the text fields from the alert controller.
  func updateFields() {
    card.fields.setFields(alert?.textFields ?? [])
    update()
  }

  private var cancel: UIAlertAction? { alert?.actions.first { $0.style == .cancel } }

  /// The buttons of the first card. The cancel button is the last, but the first of two.
  private func buttons(_ alert: UIAlertController) -> [AlertButton] {
    var actions = alert.actions.filter { $0.style != .cancel }
    if !isSheet, let cancel {
      actions.count == 1 ? actions.insert(cancel, at: 0) : actions.append(cancel)
    }
    let bold = alert.preferredAction ?? (isSheet ? nil : cancel)
    return actions.map { button($0, isBold: $0 === bold) }
  }

  private func button(_ action: UIAlertAction, isBold: Bool) -> AlertButton {
    let button = AlertButton(action, isBold: isBold, isSheet: isSheet)
    button.onTap = { [weak self] in self?.onChoice?(action) }
    return button
  }

  /// The width of alerts and the width at accessibility text sizes, in points.
  private static let (width, wideWidth): (CGFloat, CGFloat) = (270, 310)
  /// The space between the cards of a sheet, in points.
  private static let cardGap: CGFloat = 8

  /// The size that fits into `room`, in points.
  ///
  /// - Parameter isSheet: Whether the view is at the bottom edge.
  func fittingSize(in room: CGSize, isSheet: Bool) -> CGSize {
    if isSheet != self.isSheet {
      self.isSheet = isSheet
      update()
    }
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width =
      isSheet ? min(room.width, 500) : min(isLarge ? Self.wideWidth : Self.width, room.width)
    let rest = cancelHeight(width)
    return CGSize(
      width: width, height: card.fittingHeight(width: width, within: room.height - rest) + rest)
  }

  private func cancelHeight(_ width: CGFloat) -> CGFloat {
    guard !cancelCard.isHidden else { return 0 }
    return cancelCard.fittingHeight(width: width, within: .greatestFiniteMagnitude) + Self.cardGap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rest = cancelHeight(bounds.width)
    card.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - rest))
    cancelCard.frame = CGRect(
      x: 0, y: bounds.height - rest + Self.cardGap, width: bounds.width,
      height: max(0, rest - Self.cardGap))
  }
}
