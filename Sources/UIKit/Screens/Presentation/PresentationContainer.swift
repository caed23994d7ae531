/// The view that contains a presented view, in front of the presenter's.
@MainActor final class PresentationContainer: UIView {
  weak var controller: UIPresentationController?
  /// Darkens what is behind the presented view.
  let dimming = UIView()
  /// Contains the presented view and has its frame.
  let frameView = PresentationFrameView()

  init(_ controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: .zero)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // A tap outside is no element of its own.
    dimming.accessibilityElementsHidden = true
    [dimming, frameView].forEach(addSubview)
    let tap = UITapGestureRecognizer()
    tap.listener = { [weak self, unowned tap] in
      guard let self, tap.state == .ended else { return }
      self.controller?.tapOutside()
    }
    dimming.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let isOwn = hit === self || hit === dimming || hit === frameView
    return isOwn && controller?.passesTouchesThrough == true ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.containerViewWillLayoutSubviews()
    dimming.frame = bounds
    controller?.placePresentedView()
    controller?.containerViewDidLayoutSubviews()
  }
}

/// Gives the presented view its own size.
@MainActor final class PresentationFrameView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    subviewList.first?.frame = bounds
  }
}
