/// A menu that is open at a button of a bar, over the whole window.
@MainActor final class BarMenuView: UIView {
  private let menu: UIMenu
  private weak var source: UIView?
  private let sender: Any
  private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let shade = UIView()
  private var rows: [MenuRow] = []

  /// Widths and radii of iOS 17, in points.
  private static let (width, radius, edge): (CGFloat, CGFloat, CGFloat) = (250, 13, 8)

  /// - Parameters:
  ///   - source: What the menu opens at.
  ///   - sender: On whose behalf actions are performed.
  init(_ menu: UIMenu, of source: UIView, in window: UIWindow, sender: Any) {
    self.menu = menu
    self.source = source
    self.sender = sender
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.layer.cornerRadius = Self.radius
    card.clipsToBounds = true
    shade.layer.shadowColor = UIColor.black.cgColor
    shade.layer.shadowOpacity = 0.15
    shade.layer.shadowRadius = 24
    shade.isUserInteractionEnabled = false
    addSubview(shade)
    addSubview(card)
    show(menu)
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Has the menu appear.
  func open() {
    layoutIfNeeded()
    ViewAnimations.withoutAnimation { fade(to: 0) }
    animate({ self.fade(to: 1) }, then: nil)
  }

  private func close(_ then: (() -> Void)? = nil) {
    isUserInteractionEnabled = false
    animate({ self.fade(to: 0) }) {
      self.removeFromSuperview()
      then?()
    }
  }

  private func fade(to alpha: CGFloat) {
    for view in [card, shade] { view.alpha = alpha }
  }

  private func animate(_ change: @escaping () -> Void, then: (() -> Void)?) {
    BlockAnimator(
      duration: 0.2, delay: 0, pace: .curve(.easeInEaseOut), options: [.allowUserInteraction]
    ) { _ in then?() }
    .run(change)
  }

  /// Shows the elements of a menu.
  private func show(_ menu: UIMenu) {
    rows.forEach { $0.removeFromSuperview() }
    rows = []
    if !menu.title.isEmpty { rows.append(MenuRow(header: menu.title)) }
    add(menu.children)
    let hasTicks = rows.contains(where: \.isTicked)
    for row in rows { row.leavesRoomForTick = hasTicks }
    for row in rows { card.contentView.addSubview(row) }
    setNeedsLayout()
  }

  private func add(_ elements: [UIMenuElement]) {
    for element in elements {
      if let group = element as? UIMenu, group.options.contains(.displayInline) {
        rows.last?.endsGroup = true
        add(group.children)
        rows.last?.endsGroup = true
      } else if let action = element as? UIAction, action.attributes.contains(.hidden) {
        continue
      } else {
        let row = MenuRow(element)
        row.onTap = { [weak self, weak element] in
          if let self, let element { choose(element) }
        }
        rows.append(row)
      }
    }
  }

  private func choose(_ element: UIMenuElement) {
    if let inner = element as? UIMenu {
      show(inner)
      return layoutIfNeeded()
    }
    guard let action = element as? UIAction else { return }
    if action.attributes.contains(.keepsMenuPresented) { return action.perform(sender: sender) }
    close { [sender] in action.perform(sender: sender) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      row.isLast = index == rows.count - 1
      let height = row.fittingHeight(width: Self.width)
      row.frame = CGRect(x: 0, y: y, width: Self.width, height: height)
      y += height
    }
    let height = min(y, bounds.height - safe.top - safe.bottom - 2 * Self.edge)
    let anchor = source.map { $0.convert($0.bounds, to: self) } ?? bounds
    let low = safe.left + Self.edge
    let high = max(low, bounds.width - safe.right - Self.edge - Self.width)
    let x = min(max(anchor.midX - Self.width / 2, low), high)
    let fitsBelow = anchor.maxY + height + Self.edge <= bounds.height - safe.bottom
    card.frame = CGRect(
      x: x, y: fitsBelow ? anchor.maxY : anchor.minY - height, width: Self.width, height: height)
    shade.frame = card.frame
    shade.layer.shadowPath =
      UIBezierPath(roundedRect: shade.bounds, cornerRadius: Self.radius).cgPath
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !card.frame.contains(touch.location(in: self)) else { return }
    close()
  }

  override var claimsTouches: Bool { true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A row of an open menu.
@MainActor private final class MenuRow: PressableView {
  private let element: UIMenuElement?
  private let label = UILabel()
  private let picture = UIImageView()
  private let tick = UIImageView()
  private let line = UIView()
  var onTap: (() -> Void)?
  /// Whether a broad gap follows.
  var endsGroup = false
  var isLast = false { didSet { if isLast != oldValue { setNeedsLayout() } } }

  init(_ element: UIMenuElement) {
    self.element = element
    super.init(frame: .zero)
    begin(element.title, .body)
    let action = element as? UIAction
    let isDestructive =
      action?.attributes.contains(.destructive)
      ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
    let color: UIColor = isDestructive ? .systemRed : isTappable ? .label : .tertiaryLabel
    label.textColor = color
    picture.image = element is UIMenu ? UIImage(systemName: "chevron.right") : element.image
    picture.tintColor = color
    tick.image = action?.state == .on ? UIImage(systemName: "checkmark") : nil
    tick.tintColor = color
  }

  init(header: String) {
    element = nil
    super.init(frame: .zero)
    begin(header, .footnote)
    label.textColor = .secondaryLabel
  }

  required init?(coder: NSCoder) { nil }

  private func begin(_ title: String, _ style: UIFont.TextStyle) {
    label.text = title
    label.numberOfLines = 2
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    line.backgroundColor = .separator
    for view in [picture, tick] {
      view.contentMode = .center
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: style)
    }
    [label, picture, tick, line].forEach(addSubview)
  }

  override var isTappable: Bool {
    guard let element else { return false }
    return !((element as? UIAction)?.attributes.contains(.disabled) ?? false)
  }

  override func showPress() { backgroundColor = isPressed ? .systemFill : nil }
  override func tap(_ event: UIEvent?) { onTap?() }

  private static let (lead, trail, groupGap): (CGFloat, CGFloat, CGFloat) = (16, 44, 8)

  /// Whether the title begins where it does beside a tick.
  var leavesRoomForTick = false
  var isTicked: Bool { tick.image != nil }
  private var leading: CGFloat { leavesRoomForTick ? 32 : Self.lead }

  func fittingHeight(width: CGFloat) -> CGFloat {
    let text = label.sizeThatFits(
      CGSize(width: width - leading - Self.trail, height: .greatestFiniteMagnitude))
    let row = element == nil ? text.height + 16 : max(44, text.height + 22)
    return row + (endsGroup && !isLast ? Self.groupGap : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let gap = endsGroup && !isLast ? Self.groupGap : 0
    let row = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - gap)
    let frames = [
      (
        label as UIView,
        CGRect(
          x: leading, y: 0, width: max(0, row.width - leading - Self.trail), height: row.height)
      ),
      (tick, CGRect(x: 8, y: 0, width: 20, height: row.height)),
      (picture, CGRect(x: row.width - Self.trail, y: 0, width: Self.trail, height: row.height)),
    ]
    for (view, frame) in frames { view.frame = isMirrored ? frame.mirrored(in: row) : frame }
    line.isHidden = isLast
    let thickness = gap > 0 ? gap : 1 / traitCollection.pixelScale
    line.backgroundColor = gap > 0 ? .quaternaryLabel : .separator
    line.frame = CGRect(
      x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
  }
}
