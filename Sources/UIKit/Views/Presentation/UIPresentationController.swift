/// Knows how one controller is presented by another, and brings it in and out.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UITraitEnvironment {
  /// The time that coming and going take, in seconds.
  private static let duration: TimeInterval = 0.4

  open private(set) unowned var presentedViewController: UIViewController
  private weak var heldPresenting: UIViewController?
  private var container: PresentationContainer?
  /// The coming or going that is under way.
  private(set) var transition: ControllerTransition?
  private var completion: (() -> Void)?

  /// - Parameter presentingViewController: Nil while it is not known.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    heldPresenting = presentingViewController
    super.init()
  }

  /// Asked and told where a person dismisses the controller.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The controller that presents; before it does, the one that is to be presented.
  open var presentingViewController: UIViewController { heldPresenting ?? presentedViewController }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// Covers what presents; nil while nothing is presented.
  open var containerView: UIView? { container }
  /// What comes in and goes out. By itself the controller's view.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presentingViewController.traitCollection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Where the view stands in the container. By itself it fills it.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the view of the controller that presents goes out of the window while nothing of it
  /// is to be seen.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called when the controller prefers another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }

  // MARK: Looks

  /// How dark it gets behind, where that is seen. By itself not at all.
  var dimmingColor: UIColor? { nil }
  /// The radius of the view's corners, and which of them are round. By itself none.
  var corners: (radius: CGFloat, mask: CACornerMask) { (0, []) }
  /// What holds for what is presented besides the window's traits.
  var overrides: UITraitOverrides { UITraitOverrides() }
  /// The time that coming and going take, in seconds.
  var transitionDuration: TimeInterval { Self.duration }

  /// Changes the view to what it looks like before it has come and after it has gone.
  func takeAway(_ place: UIView, in container: UIView) {
    switch presentedViewController.modalTransitionStyle {
    case .coverVertical: place.frame.origin.y = container.bounds.height
    case .crossDissolve: place.alpha = 0
    }
  }

  /// Brings the view to where it stands.
  func bringBack(_ place: UIView, in container: UIView) {
    place.alpha = 1
    place.frame = frameOfPresentedViewInContainerView
  }

  /// Whether touches that the presented view does not take go to what is behind. By itself false.
  var letsTouchesThrough: Bool { false }

  /// A person tapped beside the view. By itself nothing.
  func tapBeside() {}

  /// Gives the view its place, unless it is on its way.
  func placePresentedView() {
    guard let container, transition == nil else { return }
    let frame = frameOfPresentedViewInContainerView
    if container.place.frame != frame { container.place.frame = frame }
    style()
  }

  private func style() {
    guard let container else { return }
    container.dimming.backgroundColor = dimmingColor
    container.place.layer.cornerRadius = corners.radius
    container.place.layer.maskedCorners = corners.mask
    container.place.clipsToBounds = corners.radius > 0
    if container.place.traitOverrides != overrides { container.place.traitOverrides = overrides }
  }

  // MARK: Coming

  /// Brings the controller in.
  func present(from presenter: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let (host, index) = host(presenter) else { return }
    let presented = presentedViewController
    heldPresenting = presenter
    presenter.heldPresented = presented
    presented.heldPresenting = presenter
    presented.heldPresentation = self
    presented.isBeingPresented = true
    self.completion = completion
    let container = PresentationContainer(self)
    self.container = container
    container.frame = host.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let transition = begin(animated, in: container)
    presented.loadViewIfNeeded()
    if dimmingColor != nil { presenter.viewIfLoaded?.tintAdjustmentMode = .dimmed }
    if shouldRemovePresentersView {
      presenter.beginAppearanceTransition(false, animated: animated)
    }
    presented.beginAppearanceTransition(true, animated: animated)
    presentationTransitionWillBegin()
    ViewAnimations.withoutAnimation { putIn(container, host, index) }
    transition.run {
      bringBack(container.place, in: container)
      container.dimming.alpha = 1
    } whenOver: { [self] in
      presentationDidEnd(presenter)
    }
  }

  /// The view in which the container goes, and its place there; nil without a window.
  func host(_ presenter: UIViewController) -> (UIView, Int)? {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return nil }
    let host = presentationStyle.isInContext ? view : window
    return (host, host.subviewList.count)
  }

  private func begin(_ animated: Bool, in container: UIView) -> ControllerTransition {
    let isSeen = presentingViewController.viewIfLoaded?.window?.isOnScreen ?? false
    let transition = ControllerTransition(
      in: container, duration: animated && isSeen ? transitionDuration : 0)
    self.transition = transition
    return transition
  }

  private func putIn(_ container: PresentationContainer, _ host: UIView, _ index: Int) {
    host.insertSubview(container, at: index)
    style()
    container.place.frame = frameOfPresentedViewInContainerView
    if let view = presentedViewController.view {
      view.frame = container.place.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.place.addSubview(view)
    }
    presentedViewController.viewIsInPlace()
    container.layoutIfNeeded()
    container.dimming.alpha = 0
    takeAway(container.place, in: container)
  }

  private func presentationDidEnd(_ presenter: UIViewController) {
    transition = nil
    let presented = presentedViewController
    container?.setNeedsLayout()
    presented.endAppearanceTransition()
    presented.isBeingPresented = false
    if shouldRemovePresentersView {
      coverPresenter(presenter)
      presenter.endAppearanceTransition()
    }
    presentationTransitionDidEnd(true)
    finish()
  }

  private func finish() {
    let done = completion
    completion = nil
    done?()
  }

  // MARK: What is covered

  /// The view that was taken out of sight, and where it was.
  private var covered: (view: UIView, host: UIView)?

  private func coverPresenter(_ presenter: UIViewController) {
    guard presentationStyle == .fullScreen, let view = presenter.viewIfLoaded,
      let host = view.superview
    else { return }
    covered = (view, host)
    view.removeFromSuperview()
  }

  private func uncoverPresenter() {
    guard let (view, host) = covered else { return }
    covered = nil
    guard view.superview == nil else { return }
    view.frame = host.bounds
    host.insertSubview(view, at: 0)
  }

  // MARK: Going

  /// Takes the controller away, and all that is presented in front of it.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    transition?.end()
    guard let container, let presenter = heldPresenting else { return }
    let presented = presentedViewController
    dismissThoseInFront(animated: animated)
    self.completion = completion
    presented.isBeingDismissed = true
    let transition = begin(animated, in: container)
    presented.beginAppearanceTransition(false, animated: animated)
    if shouldRemovePresentersView {
      presenter.beginAppearanceTransition(true, animated: animated)
      ViewAnimations.withoutAnimation { uncoverPresenter() }
      presenter.viewIsInPlace()
      presenter.viewIfLoaded?.layoutIfNeeded()
    }
    if dimmingColor != nil { presenter.viewIfLoaded?.tintAdjustmentMode = .automatic }
    dismissalTransitionWillBegin()
    transition.run {
      takeAway(container.place, in: container)
      container.dimming.alpha = 0
    } whenOver: { [self] in
      dismissalDidEnd(presented, presenter)
    }
  }

  /// What is in front goes with the controller: it moves in its place, and what lies between is not
  /// seen.
  private func dismissThoseInFront(animated: Bool) {
    presentedViewController.heldPresented?.heldPresentation?.dismiss(
      animated: false, completion: nil)
  }

  private func dismissalDidEnd(_ presented: UIViewController, _ presenter: UIViewController) {
    transition = nil
    let container = container
    self.container = nil
    presenter.heldPresented = nil
    presented.heldPresenting = nil
    presented.heldPresentation = nil
    container?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    if shouldRemovePresentersView { presenter.endAppearanceTransition() }
    presented.endAppearanceTransition()
    presented.isBeingDismissed = false
    dismissalTransitionDidEnd(true)
    finish()
  }

  /// A person dismisses the controller, if that is allowed.
  ///
  /// - Returns: Whether it is.
  @discardableResult func dismissByHand() -> Bool {
    let presented = presentedViewController
    let mayGo =
      !presented.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
    guard mayGo else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    dismiss(animated: true) { [self] in delegate?.presentationControllerDidDismiss(self) }
    return true
  }
}
