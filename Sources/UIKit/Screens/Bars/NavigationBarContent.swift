/// What a navigation bar shows of one item: title, buttons, the way back, a prompt, a large title.
///
/// A bar that moves from one item to another has one for each while it does.
@MainActor final class NavigationBarContent: UIView {
  /// How the bar stands.
  struct Arrangement {
    /// The height of the row with the buttons, in points.
    var rowHeight: CGFloat = 44
    /// The height of the line above the title; 0 without one.
    var promptHeight: CGFloat = 0
    /// Whether the title is large while there is room for it.
    var hasLargeTitle = false
    /// The height that is left of the large title's zone.
    var revealed: CGFloat = 0
    /// The height that is left of the search bar's zone.
    var searchHeight: CGFloat = 0
    /// Whether the search bar takes the place of all else.
    var isAllSearch = false
    /// The margins of the content at the sides.
    var margins = (left: CGFloat(16), right: CGFloat(16))
    var look: UINavigationBarAppearance?
    /// What the bar itself says of titles.
    var titleAttributes: [NSAttributedString.Key: Any] = [:]
    var largeTitleAttributes: [NSAttributedString.Key: Any] = [:]
  }

  let item: UINavigationItem
  private let backItem: UINavigationItem?
  private(set) var backButton: NavigationBackButton?
  private let titleLabel = UILabel()
  private let promptLabel = UILabel()
  private let largeZone = UIView()
  private let largeTitleLabel = UILabel()
  private var shownTitleView: UIView?
  /// Whether the title view came without a size, and has the one it asks for.
  private var fitsTitleView = false
  private var shownButtons: [BarButtonView] = []
  private weak var shownSearch: UIView?
  private var showsAll = true
  var arrangement = Arrangement() { didSet { setNeedsLayout() } }

  /// - Parameter backItem: Where the way back leads; nil for none.
  init(_ item: UINavigationItem, backItem: UINavigationItem?) {
    self.item = item
    self.backItem = backItem
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    promptLabel.textAlignment = .center
    largeZone.clipsToBounds = true
    largeZone.isUserInteractionEnabled = false
    largeZone.addSubview(largeTitleLabel)
    [largeZone, titleLabel, promptLabel].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  /// Called when the way back is tapped.
  var onBack: (() -> Void)?

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = CGRect(
      x: 0, y: arrangement.isAllSearch ? -arrangement.rowHeight : arrangement.promptHeight,
      width: bounds.width, height: arrangement.rowHeight)
    showButtons()
    let room = placeSides(in: row)
    placeTitle(in: row, between: room)
    placePrompt()
    placeLargeTitle(below: row)
    placeSearch(below: row)
    showAll(!arrangement.isAllSearch)
  }

  override func intrinsicSizeBecameInvalid(of view: UIView) {
    if view === shownTitleView, fitsTitleView { setNeedsLayout() }
  }

  // MARK: Search

  private func placeSearch(below row: CGRect) {
    let search = item.search?.searchView
    if shownSearch !== search, shownSearch?.superview === self {
      shownSearch?.removeFromSuperview()
    }
    shownSearch = search
    guard let search else { return }
    if search.superview !== self { addSubview(search) }
    search.frame = CGRect(
      x: 0, y: max(0, row.maxY) + (arrangement.hasLargeTitle ? arrangement.revealed : 0),
      width: bounds.width, height: arrangement.searchHeight)
  }

  /// Shows or hides what is not the search bar.
  private func showAll(_ shows: Bool) {
    guard shows != showsAll else { return }
    showsAll = shows
    let views: [UIView?] = shownButtons + [backButton, promptLabel, largeZone, item.titleView]
    for view in views { view?.alpha = shows ? 1 : 0 }
  }

  // MARK: Sides

  private var showsBackButton: Bool {
    guard backItem != nil, !item.hidesBackButton else { return false }
    return (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
  }

  /// Takes buttons in that belong to the item now, and out that do not any longer.
  private func showButtons() {
    let buttons = ((item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []))
      .map(\.button)
    for button in shownButtons
    where button.superview === self && !buttons.contains(where: { $0 === button }) {
      button.removeFromSuperview()
    }
    let look = BarButtonLook(
      plain: arrangement.look?.buttonAppearance, done: arrangement.look?.doneButtonAppearance)
    for button in buttons {
      button.look = look
      if button.superview !== self { addSubview(button) }
    }
    shownButtons = buttons
    guard showsBackButton, let backItem else {
      backButton?.removeFromSuperview()
      return backButton = nil
    }
    let back = backButton ?? NavigationBackButton()
    if backButton == nil {
      back.onTap = { [weak self] in self?.onBack?() }
      addSubview(back)
      backButton = back
    }
    back.show(backItem, BarButtonLook(plain: arrangement.look?.backButtonAppearance))
  }

  /// Where a button stands: at its side, from the edge inwards.
  private enum Side {
    case leading
    case trailing
  }

  /// The gap between buttons in points.
  private static let spacing: CGFloat = 8
  /// Between the buttons and the title.
  private static let titleSpacing: CGFloat = 6

  /// Places buttons and the way back.
  ///
  /// - Returns: What is left between both sides, from left to right.
  private func placeSides(in row: CGRect) -> (left: CGFloat, right: CGFloat) {
    let (left, right) = arrangement.margins
    let leadingMargin = isMirrored ? right : left
    let trailingMargin = isMirrored ? left : right
    let trailing = place(item.rightBarButtonItems ?? [], .trailing, from: trailingMargin, in: row)
    var leading = leadingMargin
    if let backButton {
      let edge = max(0, leadingMargin - (bounds.width >= 414 ? 20 : 16))
      let width = backButton.fit(in: roomForBack(trailing: trailing))
      put(
        backButton, .leading, at: edge, size: CGSize(width: width, height: row.height), in: row)
      leading = edge + width
    }
    leading = place(item.leftBarButtonItems ?? [], .leading, from: leading, in: row)
    return isMirrored ? (trailing, leading) : (leading, trailing)
  }

  /// A long name of the way back makes way for the title.
  private func roomForBack(trailing: CGFloat) -> CGFloat {
    let hasTitle = item.titleView != nil || !showsLargeTitleOnly
    let title = hasTitle ? min(titleSize.width, bounds.width / 2) : 0
    let beside = bounds.width / 2 - title / 2
    let rest = bounds.width - trailing - title
    return max(0, min(max(beside, rest / 2), rest))
  }

  /// - Returns: Where the room for others begins, from the side's edge.
  private func place(
    _ items: [UIBarButtonItem], _ side: Side, from start: CGFloat, in row: CGRect
  ) -> CGFloat {
    var offset = start
    var isFirst = true
    for item in items where !item.isHidden {
      switch item.kind {
      case .flexibleSpace: continue
      case .fixedSpace:
        offset += item.width
        continue
      case .button: break
      }
      let button = item.button
      let size = button.fittingSize(height: row.height)
      if !isFirst { offset += Self.spacing }
      // At the edge the content keeps the margin, and its padding lies beyond it.
      if isFirst, button.hangsIntoMargin, item.width == 0 { offset -= BarButtonView.padding }
      put(button, side, at: offset, size: size, in: row)
      offset += size.width
      isFirst = false
    }
    return offset
  }

  private func put(
    _ view: UIView, _ side: Side, at offset: CGFloat, size: CGSize, in row: CGRect
  ) {
    let frame = CGRect(
      x: offset, y: row.minY + (row.height - size.height) / 2, width: size.width,
      height: size.height)
    let isAtLeft = (side == .leading) != isMirrored
    view.frame = isAtLeft ? frame : frame.mirrored(in: row)
  }

  // MARK: Titles

  private var titleText: StyledTitle? {
    item.title.map { title in
      var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
      ]
      attributes.merge(arrangement.titleAttributes) { $1 }
      attributes.merge(arrangement.look?.titleTextAttributes ?? [:]) { $1 }
      return StyledTitle(string: title, attributes: attributes)
    }
  }

  private var titleSize: CGSize {
    if let custom = item.titleView {
      if custom !== shownTitleView { fitsTitleView = custom.bounds.isEmpty }
      if fitsTitleView, custom.translatesAutoresizingMaskIntoConstraints {
        custom.bounds.size = .zero
      }
      return BarButtonView.size(of: custom, height: arrangement.rowHeight)
    }
    titleLabel.show(titleText)
    return titleLabel.intrinsicContentSize
  }

  /// Whether the title is seen large and not in the row.
  private var showsLargeTitleOnly: Bool {
    arrangement.hasLargeTitle && arrangement.revealed > NavigationBarContent.fadeEnd
  }

  /// The height of the large title's zone and of the room above its label in points, and the
  /// heights of the zone between which the title in the row appears.
  static let (largeZoneHeight, largeTitleTop): (CGFloat, CGFloat) = (52, 3)
  private static let (fadeStart, fadeEnd): (CGFloat, CGFloat) = (4, 20)

  private func placeTitle(in row: CGRect, between sides: (left: CGFloat, right: CGFloat)) {
    let size = titleSize
    let gap = Self.titleSpacing
    let room = (left: sides.left + gap, right: max(sides.left + gap, row.maxX - sides.right - gap))
    let width = min(size.width, room.right - room.left)
    let x = min(max(row.midX - width / 2, room.left), room.right - width)
    var frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
    let shift = arrangement.look?.titlePositionAdjustment ?? .zero
    frame.origin.x += shift.horizontal
    frame.origin.y += shift.vertical
    frame.origin.x = CGFloat(traitCollection.pixelGrid.nearest(Double(frame.origin.x)))
    if shownTitleView !== item.titleView {
      if let shownTitleView, shownTitleView.superview === self {
        shownTitleView.removeFromSuperview()
      }
      shownTitleView = item.titleView
    }
    titleLabel.isHidden = item.titleView != nil
    titleLabel.frame = frame
    let (start, end) = (Self.fadeStart, Self.fadeEnd)
    let hidden =
      arrangement.hasLargeTitle
      ? min(max((arrangement.revealed - start) / (end - start), 0), 1) : 0
    titleLabel.alpha = arrangement.isAllSearch ? 0 : 1 - hidden
    guard let custom = item.titleView else { return }
    if custom.superview !== self { addSubview(custom) }
    let height = min(size.height, row.height)
    custom.frame = CGRect(
      x: frame.minX, y: frame.minY + (row.height - height) / 2, width: width, height: height)
  }

  private func placePrompt() {
    promptLabel.isHidden = item.prompt == nil
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textColor = .label
    promptLabel.text = item.prompt
    let (left, right) = arrangement.margins
    promptLabel.frame = CGRect(
      x: left, y: 6, width: max(0, bounds.width - left - right),
      height: max(0, arrangement.promptHeight - 6))
  }

  private func placeLargeTitle(below row: CGRect) {
    largeZone.isHidden = !arrangement.hasLargeTitle
    guard arrangement.hasLargeTitle else { return }
    let revealed = max(0, arrangement.revealed)
    largeZone.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: revealed)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.label,
    ]
    attributes.merge(arrangement.largeTitleAttributes) { $1 }
    attributes.merge(arrangement.look?.largeTitleTextAttributes ?? [:]) { $1 }
    largeTitleLabel.show(item.title.map { StyledTitle(string: $0, attributes: attributes) })
    largeTitleLabel.textAlignment = .natural
    let (left, right) = arrangement.margins
    largeTitleLabel.frame = CGRect(
      x: left, y: revealed - Self.largeZoneHeight + Self.largeTitleTop,
      width: max(0, bounds.width - left - right), height: 41)
  }
}
