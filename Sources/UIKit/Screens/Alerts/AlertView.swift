/// What an alert or an action sheet looks like: a card with text and buttons and, of sheets, a card
/// of its own for the button that cancels.
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
    showFields()
  }

  required init?(coder: NSCoder) { nil }

  /// The title of a sheet is as large as its message.
  private static var sheetFont: UIFont {
    let message = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)
    return UIFont(descriptor: message.withSymbolicTraits(.traitBold) ?? message, size: 0)
  }

  /// Shows what the alert says now.
  func show() {
    guard let alert else { return }
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    titleLabel.font = isSheet ? Self.sheetFont : .preferredFont(forTextStyle: .headline)
    messageLabel.font = .preferredFont(forTextStyle: .footnote)
    for label in [titleLabel, messageLabel] {
      label.textColor = isSheet ? .secondaryLabel : .label
    }
    card.show(
      [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }, over: buttons(alert),
      isSheet: isSheet)
    card.fields.isHidden = (alert.textFields ?? []).isEmpty
    cancelCard.show(
      [], over: isSheet ? cancel.map { [button($0, isBold: true)] } ?? [] : [], isSheet: isSheet)
    cancelCard.isHidden = !isSheet || cancel == nil
    setNeedsLayout()
    superview?.superview?.setNeedsLayout()
  }

  /// Takes the fields that the alert has now.
  func showFields() {
    card.fields.show(alert?.textFields ?? [])
    show()
  }

  private var cancel: UIAlertAction? { alert?.actions.first { $0.style == .cancel } }

  /// The buttons of the first card: the one that cancels last, or first of two.
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

  /// The width of alerts, and at accessibility's text sizes, in points.
  private static let (width, wideWidth): (CGFloat, CGFloat) = (270, 310)
  /// Between the cards of a sheet.
  private static let cardGap: CGFloat = 8

  /// The size within `room`, in points.
  ///
  /// - Parameter isSheet: Whether it stands at the bottom edge.
  func fittingSize(in room: CGSize, isSheet: Bool) -> CGSize {
    if isSheet != self.isSheet {
      self.isSheet = isSheet
      show()
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
