/// Presents a search controller in front of the searched controller and behind the navigation bar.
@MainActor final class SearchPresentation: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override var transitionDuration: TimeInterval { 0.3 }
  override var shouldRemovePresentersView: Bool { false }
  override var passesTouchesThrough: Bool { true }

  override func host(_ presenter: UIViewController) -> (UIView, Int)? {
    guard let view = presenter.viewIfLoaded, view.window != nil, let host = view.superview,
      let index = host.subviewList.firstIndex(where: { $0 === view })
    else { return nil }
    return (host, index + 1)
  }

  override func applyDismissedState(to view: UIView, in container: UIView) { view.alpha = 0 }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    search?.willBegin()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    search?.didBegin()
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    search?.willEnd()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    search?.didEnd()
  }
}

/// The view of a search controller, which dims the searched content below the bar or lets touches
/// pass through to it.
@MainActor final class SearchView: UIView {
  /// Called when the dimmed area is tapped.
  var onTap: (() -> Void)?
  /// Whether the searched content is dimmed. The default is `false`.
  var isDark: Bool {
    get { !dark.isHidden }
    set { dark.isHidden = !newValue }
  }
  private let dark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dark.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dark.isUserInteractionEnabled = false
    dark.isHidden = true
    addSubview(dark)
    let tap = UITapGestureRecognizer()
    tap.listener = { [weak self, unowned tap] in
      if tap.state == .ended, self?.isDark == true { self?.onTap?() }
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    dark.frame = bounds.inset(
      by: UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: 0, right: 0))
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !isDark ? nil : hit
  }
}
