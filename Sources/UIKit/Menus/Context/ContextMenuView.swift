/// An open context menu over a window: its card and the lifted preview.
@MainActor final class ContextMenuView: UIView {
  private let card: MenuCard?
  /// The lifted previews; empty for a menu that opens at a control.
  private let lifts: [LiftedView]
  /// Shows the preview controller, if there is one.
  private let stage: MenuStage?
  /// The rectangle the menu or the preview appears from, in the window's coordinates.
  private let source: CGRect
  private let order: UIContextMenuConfiguration.ElementOrder
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
  private let dim = UIView()
  private var isOpen = false
  /// Called with an action that was tapped.
  var onChoose: ((UIAction) -> Void)?
  /// Called when the preview is tapped.
  var onCommit: (() -> Void)?
  /// Called when a tap lands elsewhere.
  var onDismiss: (() -> Void)?

  /// What a menu is made of.
  struct Content {
    var menu: UIMenu?
    var order = UIContextMenuConfiguration.ElementOrder.automatic
    /// The lifted previews; empty if a controller is shown.
    var lifts: [UITargetedPreview] = []
    var preview: UIViewController?
    /// The rectangle the menu or the preview appears from, in the window's coordinates.
    var source: CGRect
    /// The traits of the view the menu belongs to.
    var traits: UITraitCollection
  }

  init(_ content: Content, in window: UIWindow) {
    card = content.menu.map(MenuCard.init)
    lifts = content.lifts.map(LiftedView.init)
    stage = content.preview.map(MenuStage.init)
    source = content.source
    order = content.order
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    traitOverrides.userInterfaceStyle = content.traits.userInterfaceStyle
    traitOverrides.layoutDirection = content.traits.layoutDirection
    traitOverrides.preferredContentSizeCategory = content.traits.preferredContentSizeCategory
    dim.backgroundColor = UIColor(white: 0, alpha: 0.12)
    for view in [background, dim] {
      view.isUserInteractionEnabled = false
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if isRich { addSubview(view) }
    }
    // The card's shadow does not fall on what is lifted.
    if let card { addSubview(card.shadow) }
    // The first of several lies in front.
    for view in lifts.reversed() { addSubview(view) }
    if let stage { addSubview(stage) }
    card?.onChoose = { [weak self] in self?.onChoose?($0) }
    card?.onResize = { [weak self] in self?.resize() }
    if let card { addSubview(card) }
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// The card and its shadow, which move together.
  private var cardViews: [UIView] { card.map { [$0.shadow, $0] } ?? [] }

  /// Whether there is a preview.
  private var isRich: Bool { !lifts.isEmpty || stage != nil }

  // MARK: Coming and going

  /// Shows the menu together with `animations`.
  func appear(with animations: @escaping () -> Void, then completion: @escaping () -> Void) {
    isOpen = true
    UIView.performWithoutAnimation {
      place()
      layoutIfNeeded()
      showClosed()
    }
    spring {
      for lift in self.lifts { lift.hideSource() }
      self.showOpen()
      animations()
    } then: {
      completion()
    }
  }

  /// Hides the menu together with `animations`. Lifted previews move to `targets`, or back.
  func disappear(
    to targets: [UIPreviewTarget], with animations: @escaping () -> Void,
    then completion: @escaping () -> Void
  ) {
    isUserInteractionEnabled = false
    isOpen = false
    for (lift, target) in zip(lifts, targets) { lift.retarget(to: target) }
    spring {
      for lift in self.lifts { lift.showSource() }
      self.showClosed()
      animations()
    } then: {
      self.removeFromSuperview()
      completion()
    }
  }

  /// Hides the menu while its preview grows over the window.
  func grow(with animations: @escaping () -> Void, then completion: @escaping () -> Void) {
    isUserInteractionEnabled = false
    isOpen = false
    spring {
      for lift in self.lifts { lift.showSource() }
      for view in self.cardViews { view.alpha = 0 }
      self.stage?.frame = self.bounds
      self.stage?.alpha = 0
      for lift in self.lifts { lift.alpha = 0 }
      (self.background.alpha, self.dim.alpha) = (0, 0)
      animations()
    } then: {
      self.removeFromSuperview()
      completion()
    }
  }

  private func spring(_ change: @escaping () -> Void, then completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: .allowUserInteraction, animations: change, completion: { _ in completion() })
  }

  /// Sets the state before appearing and after disappearing.
  private func showClosed() {
    (background.alpha, dim.alpha) = (0, 0)
    for lift in lifts {
      if let home = lift.home { lift.place(at: home) } else { lift.alpha = 0 }
      lift.layer.shadowOpacity = 0
    }
    stage?.shrink(to: source)
    // The card comes out of the corner that is nearest to what it is for.
    let (frame, anchor) = (placement.card, placement.lift ?? source)
    let corner = CGPoint(
      x: min(max(anchor.midX, frame.minX), frame.maxX),
      y: frame.midY >= anchor.midY ? frame.minY : frame.maxY)
    let scale: CGFloat = 0.4
    for view in cardViews {
      view.alpha = 0
      view.transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: (1 - scale) * (corner.x - view.center.x),
        ty: (1 - scale) * (corner.y - view.center.y))
    }
  }

  private func showOpen() {
    (background.alpha, dim.alpha) = (1, 1)
    for lift in lifts { lift.layer.shadowOpacity = 0.2 }
    for view in cardViews { (view.transform, view.alpha) = (.identity, 1) }
    place()
  }

  // MARK: Layout

  /// The distance of the menu from the sides of the window, in points.
  private static let edge: CGFloat = 16

  private var placement: MenuPlacement {
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.edge, dy: Self.edge)
    let width = card?.width(within: room.width) ?? 0
    let size = CGSize(width: width, height: card?.height(forWidth: width) ?? 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let lifted = stage?.fittingSize(in: room) ?? lifts.first?.bounds.size else {
      return MenuPlacement(in: room, source: source, card: size, isMirrored: isMirrored)
    }
    return MenuPlacement(
      in: room, source: lifts.first?.home ?? source, lifted: lifted, card: size,
      isMirrored: isMirrored)
  }

  private func place() {
    let placement = placement
    let isAbove = placement.lift == nil && placement.card.maxY <= source.minY
    card?.isReversed = isAbove && order == .priority
    for view in cardViews {
      view.bounds.size = placement.card.size
      view.center = CGPoint(x: placement.card.midX, y: placement.card.midY)
      view.layoutIfNeeded()
    }
    guard isOpen, let lift = placement.lift else { return }
    // Several lie one behind the other, each a little lower.
    for (index, view) in lifts.enumerated() {
      let size = CGSize(
        width: view.bounds.width * lift.width / max(1, lifts[0].bounds.width),
        height: view.bounds.height * lift.width / max(1, lifts[0].bounds.width))
      let shift = CGFloat(min(index, 3)) * 5
      view.place(
        at: CGRect(
          x: lift.midX - size.width / 2 + shift, y: lift.midY - size.height / 2 + shift,
          width: size.width, height: size.height))
    }
    stage?.fill(lift)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// The card shows another menu.
  private func resize() {
    UIView.animate(withDuration: 0.25) { self.place() }
  }

  /// Shows another menu.
  func show(_ menu: UIMenu) { card?.show(menu) }

  /// Rebuilds the rows of the card.
  func refresh() { card?.refresh() }

  // MARK: Touches

  /// Moves the finger that opened the menu.
  ///
  /// - Parameter point: In the window's coordinates.
  func follow(_ point: CGPoint) {
    if let card { card.follow(card.convert(point, from: nil)) }
  }

  /// Lifts the finger that opened the menu, after it has moved.
  func choose(at point: CGPoint) {
    if let card { _ = card.choose(at: card.convert(point, from: nil)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    if card?.frame.contains(point) ?? false { return }
    let isOnLift =
      lifts.contains { $0.frame.contains(point) } || stage?.frame.contains(point) ?? false
    isOnLift ? onCommit?() : onDismiss?()
  }

  override var claimsTouches: Bool { true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
