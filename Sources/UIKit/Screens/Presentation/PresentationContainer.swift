/// Holds what is presented, in front of what presents it.
@MainActor final class PresentationContainer: UIView {
  weak var controller: UIPresentationController?
  /// Darkens what is behind.
  let dimming = UIView()
  /// What is presented stands in it.
  let place = PresentationFrame()

  init(_ controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: .zero)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    [dimming, place].forEach(addSubview)
    let tap = UITapGestureRecognizer()
    tap.listener = { [weak self, unowned tap] in
      guard let self, tap.state == .ended else { return }
      self.controller?.tapBeside()
    }
    dimming.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let isOwn = hit === self || hit === dimming || hit === place
    return isOwn && controller?.letsTouchesThrough == true ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.containerViewWillLayoutSubviews()
    dimming.frame = bounds
    controller?.placePresentedView()
    controller?.containerViewDidLayoutSubviews()
  }
}

/// The frame that a presented view has in its container.
@MainActor final class PresentationFrame: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    subviewList.first?.frame = bounds
  }
}
