/// The titles of a menu side by side, above or below a rectangle, with a view over the whole window
/// that a touch elsewhere closes.
///
/// - Note: 40 points high with titles of 15 points and 14 points of room at their sides, as pictures
///   of iOS 16 to 18 show; Apple documents none of them.
@MainActor final class EditMenuBar: UIView {
  private static let height: CGFloat = 40
  private static let gap: CGFloat = 8
  private static let padding: CGFloat = 14

  private let pane = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let shadow = UIView()
  private var buttons: [UIButton] = []
  private var lines: [UIView] = []
  private var target: CGRect
  private let direction: UIEditMenuArrowDirection
  /// Called when the menu has been closed by a touch.
  var onClose: () -> Void = {}

  /// - Parameters:
  ///   - target: What the menu leaves free, in the coordinates of the window.
  ///   - onChoice: Called with the index of a title that was tapped.
  init(
    _ titles: [String], beside target: CGRect, _ direction: UIEditMenuArrowDirection,
    in window: UIWindow, onChoice: @escaping (Int) -> Void
  ) {
    (self.target, self.direction) = (target, direction)
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pane.layer.cornerRadius = 10
    pane.layer.cornerCurve = .continuous
    pane.clipsToBounds = true
    shadow.isUserInteractionEnabled = false
    shadow.layer.shadowOpacity = 0.2
    shadow.layer.shadowRadius = 16
    shadow.layer.shadowOffset = .zero
    [shadow, pane].forEach(addSubview)
    for (index, title) in titles.enumerated() { add(title) { onChoice(index) } }
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ title: String, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    if !buttons.isEmpty {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      pane.contentView.addSubview(line)
      lines.append(line)
    }
    pane.contentView.addSubview(button)
    buttons.append(button)
  }

  /// Leaves another rectangle free.
  func move(to target: CGRect) {
    self.target = target
    setNeedsLayout()
  }

  /// The frame of the menu in the window.
  var menuFrame: CGRect { pane.frame }

  override func layoutSubviews() {
    super.layoutSubviews()
    let widths = buttons.map { $0.intrinsicContentSize.width.rounded(.up) + 2 * Self.padding }
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 0)
    let width = min(widths.reduce(0, +), room.width)
    let above = target.minY - Self.gap - Self.height
    let below = target.maxY + Self.gap
    let goesBelow = direction == .up || direction != .down && above < room.minY
    let x = min(max(target.midX - width / 2, room.minX), max(room.minX, room.maxX - width))
    let y = min(max(goesBelow ? below : above, room.minY), max(room.minY, room.maxY - Self.height))
    pane.frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: Self.height)
    shadow.frame = pane.frame
    shadow.layer.shadowPath = UIBezierPath(roundedRect: shadow.bounds, cornerRadius: 10).cgPath
    placeButtons(widths, in: width)
  }

  private func placeButtons(_ widths: [CGFloat], in width: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let factor = width / max(1, widths.reduce(0, +))
    let thickness = 1 / traitCollection.pixelScale
    var x: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let own = widths[index] * factor
      let left = isMirrored ? width - x - own : x
      button.frame = CGRect(x: left, y: 0, width: own, height: Self.height)
      if index > 0 {
        lines[index - 1].frame = CGRect(
          x: isMirrored ? left + own : left, y: 0, width: thickness, height: Self.height)
      }
      x += own
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) ?? self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onClose() }
}
