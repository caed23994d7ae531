/// The bar with the title of the controller on top and, below the root, the way back.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The items from the root to the one shown.
  open private(set) var items: [UINavigationItem]? = []
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var prefersLargeTitles = false {
    didSet {
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  /// The content below the bar, which scrolls under it; the navigation controller sets it.
  weak var content: UIScrollView? {
    didSet {
      guard content !== oldValue else { return }
      oldValue?.edgeDidMove = nil
      content?.edgeDidMove = { [weak self] in self?.showHairline() }
      showHairline()
    }
  }

  private let titleLabel = UILabel()
  private let largeTitleLabel = UILabel()
  private let backIcon = UIImageView()
  private let backLabel = UILabel()
  private let hairline = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    largeTitleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    hairline.backgroundColor = .separator
    [titleLabel, largeTitleLabel, backIcon, backLabel, hairline].forEach(addSubview)
    addGestureRecognizer(backTap)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A tap on the way back pops the controller on top.
  private lazy var backTap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer()
    tap.listener = { [weak self, unowned tap] in
      guard let self, showsBackButton, backArea.contains(tap.location(in: self)) else { return }
      (superview?.viewController as? UINavigationController)?.popViewController(animated: true)
    }
    return tap
  }()

  /// The icon and the title of the way back, as high as the bar.
  private var backArea: CGRect {
    backIcon.frame.union(backLabel.frame).insetBy(dx: -8, dy: 0)
  }

  /// The height below the safe area in points: 44, and 52 more under large titles.
  var contentHeight: CGFloat { showsLargeTitle ? 96 : 44 }

  private var showsLargeTitle: Bool {
    guard prefersLargeTitles, let item = topItem else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic: return (items?.count ?? 0) <= 1
    }
  }

  func show(_ items: [UINavigationItem]) {
    self.items?.forEach { $0.bar = nil }
    self.items = items
    items.forEach { $0.bar = self }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inline = CGRect(
      x: 0, y: bounds.height - contentHeight, width: bounds.width, height: 44)
    layoutBackButton(in: inline, isMirrored: isMirrored)
    layoutTitle(in: inline)
    largeTitleLabel.isHidden = !showsLargeTitle
    largeTitleLabel.text = topItem?.title
    largeTitleLabel.textAlignment = .natural
    largeTitleLabel.frame = CGRect(
      x: 16, y: inline.maxY + 3, width: max(0, bounds.width - 32), height: 41)
    let pixel = 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    showHairline()
  }

  /// A large title has no line below it while the content rests at its top: iOS 13 and later.
  private func showHairline() {
    let isAtRest = content.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? true
    hairline.isHidden = showsLargeTitle && isAtRest
  }

  private func layoutTitle(in inline: CGRect) {
    let custom = topItem?.titleView
    titleLabel.isHidden = showsLargeTitle || custom != nil
    titleLabel.text = topItem?.title
    let side = min(showsBackButton ? backLabel.frame.width + 34 : 16, inline.width / 2)
    let room = inline.insetBy(dx: side, dy: 0)
    titleLabel.frame = room
    guard let custom else { return }
    if custom.superview !== self { addSubview(custom) }
    let size = custom.sizeThatFits(room.size)
    custom.frame = CGRect(
      x: inline.midX - size.width / 2, y: inline.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private var showsBackButton: Bool { backItem != nil && topItem?.hidesBackButton == false }

  private func layoutBackButton(in inline: CGRect, isMirrored: Bool) {
    backIcon.isHidden = !showsBackButton
    backLabel.isHidden = !showsBackButton
    guard showsBackButton else { return }
    backIcon.image = UIImage(systemName: isMirrored ? "chevron.right" : "chevron.left")
    backLabel.text = backItem?.title ?? "Back"
    backLabel.textColor = tintColor
    let width = min(backLabel.intrinsicContentSize.width, 80)
    let icon = CGRect(x: 8, y: inline.midY - 10, width: 13, height: 20)
    let label = CGRect(x: 26, y: inline.minY, width: width, height: inline.height)
    backIcon.frame = isMirrored ? icon.mirrored(in: inline) : icon
    backLabel.frame = isMirrored ? label.mirrored(in: inline) : label
  }
}

extension CGRect {
  /// The rectangle as seen in a mirror that stands in the middle of `container`.
  func mirrored(in container: CGRect) -> CGRect {
    CGRect(x: container.minX + container.maxX - maxX, y: minY, width: width, height: height)
  }
}
