/// The shadow of a menu's card, as large as the card.
@MainActor final class MenuShadow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 24
    layer.shadowOffset = .zero
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: MenuCard.radius).cgPath
  }
}

/// The card of an open menu: the rows of its elements on a blurred background.
///
/// A submenu replaces the rows when it is tapped; the row of its title leads back.
@MainActor final class MenuCard: UIView {
  private let pane = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroller = UIScrollView()
  private var rows: [MenuRow] = []
  /// The open menus, each a submenu of the one before.
  private var path: [UIMenu]
  /// Whether the elements are in reverse order, below the title. The default is `false`.
  var isReversed = false { didSet { if isReversed != oldValue { refresh() } } }
  /// Called with an action that was tapped.
  var onChoose: ((UIAction) -> Void)?
  /// Called when the card shows another menu and may have another height.
  var onResize: (() -> Void)?

  /// Widths and radii of iOS 17, in points.
  private static let width: CGFloat = 250
  static let radius: CGFloat = 13
  /// The shadow behind the card, unless it has been added to another view.
  let shadow = MenuShadow()

  init(_ menu: UIMenu) {
    path = [menu]
    super.init(frame: .zero)
    pane.layer.cornerRadius = Self.radius
    pane.layer.cornerCurve = .continuous
    pane.clipsToBounds = true
    scroller.contentInsetAdjustmentBehavior = .never
    pane.contentView.addSubview(scroller)
    [shadow, pane].forEach(addSubview)
    menu.startOver()
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the menu by another one.
  func show(_ menu: UIMenu) {
    path = [menu]
    refresh()
    onResize?()
  }

  /// Rebuilds the rows from the elements.
  func refresh() {
    rows.forEach { $0.removeFromSuperview() }
    rows = []
    guard let menu = path.last else { return }
    if path.count > 1 {
      let row = MenuRow(menu, .back)
      row.onTap = { [weak self] in self?.leave() }
      rows.append(row)
      row.endsGroup = true
    } else if !menu.title.isEmpty {
      rows.append(MenuRow(menu, .header))
    }
    add(menu.children)
    let hasMarks = rows.contains(where: \.isMarked)
    for row in rows {
      row.leavesRoomForMark = hasMarks
      scroller.addSubview(row)
    }
    setNeedsLayout()
  }

  private func add(_ elements: [UIMenuElement]) {
    for element in isReversed ? elements.reversed() : elements {
      if let group = element as? UIMenu, group.options.contains(.displayInline) {
        rows.last?.endsGroup = true
        if !group.title.isEmpty { rows.append(MenuRow(group, .header)) }
        add(group.children)
        rows.last?.endsGroup = true
      } else if element.choice?.attributes.contains(.hidden) ?? false {
        continue
      } else if let elements = (element as? UIDeferredMenuElement).flatMap(loaded) {
        add(elements)
      } else {
        let row = MenuRow(element, .element)
        row.onTap = { [weak self, weak element] in
          if let self, let element { choose(element) }
        }
        rows.append(row)
      }
    }
  }

  /// The elements of a deferred element, which are requested; nil until they are there.
  private func loaded(_ place: UIDeferredMenuElement) -> [UIMenuElement]? {
    place.load { [weak self] in
      self?.refresh()
      self?.onResize?()
    }
    return place.elements
  }

  private func choose(_ element: UIMenuElement) {
    if let inner = element as? UIMenu {
      path.append(inner)
      refresh()
      onResize?()
    } else if let command = element as? UICommand, let window {
      onChoose?(
        UIAction(title: command.title, attributes: command.attributes) { _ in
          window.send(command)
        })
    } else if let action = element as? UIAction {
      onChoose?(action)
    }
  }

  private func leave() {
    path.removeLast()
    refresh()
    onResize?()
  }

  // MARK: A finger that came from elsewhere

  /// Highlights the row at a point; nil for none.
  ///
  /// - Parameter point: In the card's coordinates.
  func follow(_ point: CGPoint?) {
    let current = point.flatMap(row)
    for row in rows { row.isFollowed = row === current }
  }

  /// Does what a tap at a point does.
  ///
  /// - Returns: Whether there is a row that takes it.
  func choose(at point: CGPoint) -> Bool {
    follow(nil)
    guard let row = row(at: point) else { return false }
    row.onTap?()
    return true
  }

  private func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(point) else { return nil }
    return rows.first { $0.isTappable && $0.bounds.contains(convert(point, to: $0)) }
  }

  // MARK: Layout

  /// The width of the card, which is larger for accessibility text sizes.
  func width(within room: CGFloat) -> CGFloat {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return min(isLarge ? Self.width * 1.4 : Self.width, room)
  }

  /// The height of all rows together, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    markLast()
    return rows.reduce(0) { $0 + $1.fittingHeight(width: width) }
  }

  private func markLast() {
    for (index, row) in rows.enumerated() { row.isLast = index == rows.count - 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pane.frame = bounds
    scroller.frame = bounds
    markLast()
    var y: CGFloat = 0
    for row in rows {
      let height = row.fittingHeight(width: bounds.width)
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    scroller.contentSize = CGSize(width: bounds.width, height: y)
    scroller.isScrollEnabled = y > bounds.height + 0.5
    if shadow.superview === self { shadow.frame = bounds }
  }
}
