/// A menu opened by a button of a bar, with a view over the whole window.
@MainActor final class BarMenuView: UIView {
  private weak var source: UIView?
  private let sender: Any
  private let card: MenuCard
  /// Called before a chosen action is performed.
  var willPerform: ((UIAction) -> Void)?

  /// The distance of the menu from the sides of the window, in points.
  private static let edge: CGFloat = 8

  /// - Parameters:
  ///   - source: What the menu opens at.
  ///   - sender: On whose behalf actions are performed.
  init(_ menu: UIMenu, of source: UIView, in window: UIWindow, sender: Any) {
    self.source = source
    self.sender = sender
    card = MenuCard(menu)
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.onChoose = { [weak self] in self?.choose($0) }
    card.onResize = { [weak self] in
      self?.setNeedsLayout()
      self?.layoutIfNeeded()
    }
    addSubview(card)
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the menu, animated.
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

  private func fade(to alpha: CGFloat) { card.alpha = alpha }

  private func animate(_ change: @escaping () -> Void, then: (() -> Void)?) {
    BlockAnimator(
      duration: 0.2, delay: 0, pace: .curve(.easeInEaseOut), options: [.allowUserInteraction]
    ) { _ in then?() }
    .run(change)
  }

  private func choose(_ action: UIAction) {
    if action.attributes.contains(.keepsMenuPresented) {
      perform(action)
      return card.refresh()
    }
    close { self.perform(action) }
  }

  private func perform(_ action: UIAction) {
    willPerform?(action)
    action.perform(sender: sender)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let width = card.width(within: bounds.width - safe.left - safe.right - 2 * Self.edge)
    let height = min(
      card.height(forWidth: width), bounds.height - safe.top - safe.bottom - 2 * Self.edge)
    let anchor = source.map { $0.convert($0.bounds, to: self) } ?? bounds
    let low = safe.left + Self.edge
    let high = max(low, bounds.width - safe.right - Self.edge - width)
    let x = min(max(anchor.midX - width / 2, low), high)
    let fitsBelow = anchor.maxY + height + Self.edge <= bounds.height - safe.bottom
    card.frame = CGRect(
      x: x, y: fitsBelow ? anchor.maxY : anchor.minY - height, width: width, height: height)
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
