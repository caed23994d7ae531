/// The views of one navigation item: title, buttons, back button, prompt, large title, search bar.
///
/// During the transition from one item to another a bar has one for each.
@MainActor final class NavigationBarContent: UIView {
  /// What the bar decides about the layout and the appearance of its content.
  struct Arrangement {
    /// The height of the row of buttons, in points.
    var rowHeight: CGFloat = 44
    /// The height of the prompt, in points; 0 if there is none.
    var promptHeight: CGFloat = 0
    /// Whether there is a large title, as far as the height allows.
    var hasLargeTitle = false
    /// The visible height of the large title's area, in points.
    var revealed: CGFloat = 0
    /// The visible height of the search bar, in points.
    var searchHeight: CGFloat = 0
    /// Whether the search bar replaces everything else.
    var isAllSearch = false
    /// The margins at both sides, in points.
    var margins = (left: CGFloat(16), right: CGFloat(16))
    var appearance: UINavigationBarAppearance?
    /// How far the title is moved down, in points.
    var titleShift: CGFloat = 0
    /// The image in place of the chevron; nil for that.
    var backIndicator: UIImage?
    /// The items that the container of the bar shows first.
    var containersItems: [UIBarButtonItem] = []
    /// The attributes of titles that were set on the bar itself.
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
  /// The title of an item whose title has a menu; nil for others.
  private var titleButton: TitleMenuButton?
  private var shownTitleView: UIView?
  /// Whether the title view was assigned without a size, so that its fitting size applies.
  private var fitsTitleView = false
  private var buttons = BarButtons()
  private weak var shownSearch: UIView?
  private var isContentVisible = true
  var arrangement = Arrangement() { didSet { setNeedsLayout() } }

  /// - Parameter backItem: The item that the back button leads to; nil for no back button.
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

  /// Called when the back button is tapped.
  var onBack: (() -> Void)?

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = CGRect(
      x: 0, y: arrangement.isAllSearch ? -arrangement.rowHeight : arrangement.promptHeight,
      width: bounds.width, height: arrangement.rowHeight)
    item.groups?.collapse { leading, trailing in
      width(of: leading, row.height) + width(of: trailing, row.height) + Self.titleSpacing
        <= row.width - arrangement.margins.left - arrangement.margins.right
    }
    updateButtons()
    let room = placeSides(in: row)
    placeTitle(in: row, between: room)
    placePrompt()
    placeLargeTitle(below: row)
    placeSearch(below: row)
    setContentVisible(!arrangement.isAllSearch)
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

  /// Shows or hides everything but the search bar.
  private func setContentVisible(_ isVisible: Bool) {
    guard isVisible != isContentVisible else { return }
    isContentVisible = isVisible
    let views: [UIView?] = buttons.views + [backButton, promptLabel, largeZone, item.titleView]
    for view in views { view?.alpha = isVisible ? 1 : 0 }
  }

  // MARK: Sides

  private var showsBackButton: Bool {
    guard backItem != nil, !item.hidesBackButton else { return false }
    return (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
  }

  /// The items at the leading side: those of the bar's container, then the item's own.
  private var leadingItems: [UIBarButtonItem] {
    let own = item.groups?.leadingItems ?? item.leftBarButtonItems ?? []
    return arrangement.containersItems.filter { one in !own.contains { $0 === one } } + own
  }

  private var trailingItems: [UIBarButtonItem] {
    item.groups?.trailingItems ?? item.rightBarButtonItems ?? []
  }

  /// Adds the buttons of the item and removes those that no longer belong to it.
  private func updateButtons() {
    let appearance = arrangement.appearance
    buttons = buttons.replaced(
      by: leadingItems + trailingItems, in: self,
      BarButtonTitleStyle(
        plain: appearance?.buttonAppearance, done: appearance?.doneButtonAppearance))
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
    back.configure(
      backItem, BarButtonTitleStyle(plain: appearance?.backButtonAppearance),
      indicator: arrangement.backIndicator)
  }

  /// The side of a bar from whose edge buttons are placed inwards.
  private enum Side {
    case leading
    case trailing
  }

  /// The space between buttons, in points.
  private static let spacing: CGFloat = 8
  /// The space between the buttons and the title, in points.
  private static let titleSpacing: CGFloat = 6

  /// Places the buttons and the back button.
  ///
  /// - Returns: The widths that they occupy at the left and the right side, in points.
  private func placeSides(in row: CGRect) -> (left: CGFloat, right: CGFloat) {
    let (left, right) = arrangement.margins
    let leadingMargin = isMirrored ? right : left
    let trailingMargin = isMirrored ? left : right
    let trailing = place(trailingItems, .trailing, from: trailingMargin, in: row)
    var leading = leadingMargin
    if let backButton {
      let edge = max(0, leadingMargin - (bounds.width >= 414 ? 20 : 16))
      let width = backButton.fit(in: roomForBack(trailing: trailing))
      put(
        backButton, .leading, at: edge, size: CGSize(width: width, height: row.height), in: row)
      leading = edge + width
    }
    leading = place(leadingItems, .leading, from: leading, in: row)
    return isMirrored ? (trailing, leading) : (leading, trailing)
  }

  /// The width available to the back button: its title yields to that of the bar.
  private func roomForBack(trailing: CGFloat) -> CGFloat {
    let hasTitle = item.titleView != nil || !showsLargeTitleOnly
    let title = hasTitle ? min(titleSize.width, bounds.width / 2) : 0
    let beside = bounds.width / 2 - title / 2
    let rest = bounds.width - trailing - title
    return max(0, min(max(beside, rest / 2), rest))
  }

  /// The width that items take, in points.
  private func width(of items: [UIBarButtonItem], _ height: CGFloat) -> CGFloat {
    let shown = items.filter { !$0.isHidden }
    let widths = shown.map { item in
      item.kind == .button ? item.button.fittingSize(height: height).width : item.width
    }
    return widths.reduce(Self.spacing * CGFloat(max(0, shown.count - 1)), +)
  }

  /// - Returns: The offset behind the last item, from the edge of the side.
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
      // At the edge the content is aligned with the margin, and its padding extends beyond it.
      if isFirst, button.extendsIntoMargin, item.width == 0 { offset -= BarButtonView.padding }
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
      attributes.merge(arrangement.appearance?.titleTextAttributes ?? [:]) { $1 }
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
    if let titleButton = updateTitleButton() { return titleButton.intrinsicContentSize }
    titleLabel.show(titleText)
    return titleLabel.intrinsicContentSize
  }

  /// The title as a button, of an item whose title has a menu.
  private func updateTitleButton() -> TitleMenuButton? {
    guard item.titleMenuProvider != nil, item.title != nil, item.titleView == nil else {
      titleButton?.removeFromSuperview()
      titleButton = nil
      return nil
    }
    let button = titleButton ?? TitleMenuButton()
    if titleButton == nil {
      button.makeMenu = { [weak item] in item?.titleMenuProvider?([]) }
      addSubview(button)
      titleButton = button
    }
    button.show(titleText)
    return button
  }

  /// Whether the title is visible as large title only.
  private var showsLargeTitleOnly: Bool {
    arrangement.hasLargeTitle && arrangement.revealed > NavigationBarContent.fadeEnd
  }

  /// The height of the large title's area and the space above its label, in points. The title in the
  /// row fades in while the visible height of the area falls from `fadeEnd` to `fadeStart`.
  static let (largeZoneHeight, largeTitleTop): (CGFloat, CGFloat) = (52, 11.0 / 3)
  private static let (fadeStart, fadeEnd): (CGFloat, CGFloat) = (4, 20)

  private func placeTitle(in row: CGRect, between sides: (left: CGFloat, right: CGFloat)) {
    let size = titleSize
    let frame = titleFrame(width: size.width, in: row, between: sides)
    if shownTitleView !== item.titleView {
      if let shownTitleView, shownTitleView.superview === self {
        shownTitleView.removeFromSuperview()
      }
      shownTitleView = item.titleView
    }
    titleLabel.isHidden = item.titleView != nil || titleButton != nil
    titleLabel.frame = frame
    titleButton?.frame = frame
    let (start, end) = (Self.fadeStart, Self.fadeEnd)
    let hidden =
      arrangement.hasLargeTitle
      ? min(max((arrangement.revealed - start) / (end - start), 0), 1) : 0
    titleLabel.alpha = arrangement.isAllSearch ? 0 : 1 - hidden
    titleButton?.alpha = titleLabel.alpha
    guard let custom = item.titleView else { return }
    if custom.superview !== self { addSubview(custom) }
    let height = min(size.height, row.height)
    custom.frame = CGRect(
      x: frame.minX, y: frame.minY + (row.height - height) / 2, width: frame.width, height: height)
  }

  /// The title is centred in the bar if both sides leave the room, otherwise moved towards the
  /// centre as far as possible.
  private func titleFrame(
    width: CGFloat, in row: CGRect, between sides: (left: CGFloat, right: CGFloat)
  ) -> CGRect {
    let left = sides.left + Self.titleSpacing
    let right = max(left, row.maxX - sides.right - Self.titleSpacing)
    let width = min(width, right - left)
    let x = titleStart(of: width, in: row, from: left, to: right)
    var frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
    let shift = arrangement.appearance?.titlePositionAdjustment ?? .zero
    frame.origin.x += shift.horizontal
    frame.origin.y += shift.vertical + arrangement.titleShift
    frame.origin.x = CGFloat(traitCollection.pixelGrid.nearest(Double(frame.origin.x)))
    return frame
  }

  /// The left edge of a title between two edges. Browsers and editors have it at the leading side on
  /// an iPad.
  private func titleStart(
    of width: CGFloat, in row: CGRect, from left: CGFloat, to right: CGFloat
  ) -> CGFloat {
    guard item.style == .navigator || traitCollection.userInterfaceIdiom != .pad else {
      return isMirrored ? right - width : left
    }
    return min(max(row.midX - width / 2, left), right - width)
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
    attributes.merge(arrangement.appearance?.largeTitleTextAttributes ?? [:]) { $1 }
    largeTitleLabel.show(item.title.map { StyledTitle(string: $0, attributes: attributes) })
    largeTitleLabel.textAlignment = .natural
    let (left, right) = arrangement.margins
    largeTitleLabel.frame = CGRect(
      x: left, y: revealed - Self.largeZoneHeight + Self.largeTitleTop,
      width: max(0, bounds.width - left - right), height: 41)
  }
}
