/// Knows how one controller is presented by another, and brings it in and out.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer,
  UIAppearanceContainer
{
  /// The time that coming and going take, in seconds.
  private static let duration: TimeInterval = 0.4

  open private(set) unowned var presentedViewController: UIViewController
  private weak var heldPresenting: UIViewController?
  /// Holds what is presented; nil while nothing is.
  var container: PresentationContainer?
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

  /// The controller's own style, or what that has become in compact width.
  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? presentedViewController.modalPresentationStyle
  }
  /// What the controller's style has become.
  var adaptedStyle: UIModalPresentationStyle?

  /// Covers what presents; nil while nothing is presented.
  open var containerView: UIView? { container }
  /// What comes in and goes out: the controller's view, or one around it. By itself that view.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presentingViewController.traitCollection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Where the view stands in the container. By itself it fills it.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// The style it takes on in compact width. By itself `none`: its own.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The style it takes on with some traits. By itself ``adaptivePresentationStyle`` in compact
  /// width.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

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

  /// Zero: none.
  open var preferredContentSize: CGSize { .zero }

  /// The size of the controller's view in a container of a given size. By itself that of the
  /// container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container takes on another size together with its window. By itself nothing.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the traits of the window change. By itself nothing.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

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
    guard let container, transition == nil, !isDirect else { return }
    let frame = frameOfPresentedViewInContainerView
    if container.place.frame != frame { container.place.frame = frame }
    style()
  }

  /// Has the view and what is behind it look as they do.
  func style() {
    guard let container else { return }
    container.dimming.backgroundColor = dimmingColor
    container.place.layer.cornerRadius = corners.radius
    container.place.layer.maskedCorners = corners.mask
    container.place.clipsToBounds = corners.radius > 0
    if container.place.traitOverrides != overrides { container.place.traitOverrides = overrides }
  }

  // MARK: Coming

  /// Whether the view stands in the container itself, where the application places it.
  var isDirect = false

  /// What moves within the container.
  private func mover(in container: PresentationContainer) -> UIView {
    guard let view = presentedView, view.superview === container else { return container.place }
    return view
  }

  /// Brings the controller in.
  ///
  /// - Parameter source: Who was asked to present it; nil for the presenter.
  func present(
    from presenter: UIViewController, source: UIViewController? = nil, animated: Bool,
    completion: (() -> Void)?
  ) {
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
    presentersHost = presenter.viewIfLoaded?.superview
    let custom = custom(animated, in: container) { delegate in
      let animator = delegate.animationController(
        forPresented: presented, presenting: presenter, source: source ?? presenter)
      return animator.map { ($0, delegate.interactionControllerForPresentation(using: $0)) }
    }
    isDirect = presentationStyle == .custom || custom != nil && !presentationStyle.isSheet
    let transition = begin(animated, in: container, custom)
    transition.lead(from: presenter, to: presented)
    presented.loadViewIfNeeded()
    if dimmingColor != nil { presenter.viewIfLoaded?.tintAdjustmentMode = .dimmed }
    if shouldRemovePresentersView {
      presenter.beginAppearanceTransition(false, animated: animated)
    }
    presented.beginAppearanceTransition(true, animated: animated)
    ViewAnimations.withoutAnimation { host.insertSubview(container, at: index) }
    presentationTransitionWillBegin()
    ViewAnimations.withoutAnimation { putIn(container, isAnimatedByOther: custom != nil) }
    let whenOver = { [self] in
      transition.isCancelled ? presentationWasCancelled(presenter) : presentationDidEnd(presenter)
    }
    if let custom {
      return transition.run(
        custom(presents: true, presenter),
        with: {
          ViewAnimations.withoutAnimation { presented.viewIsInPlace() }
          container.dimming.alpha = 1
        }, whenOver: whenOver)
    }
    transition.run(
      {
        bringBack(mover(in: container), in: container)
        container.dimming.alpha = 1
      }, whenOver: whenOver)
  }

  /// The view in which the container goes, and its place there; nil without a window.
  func host(_ presenter: UIViewController) -> (UIView, Int)? {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return nil }
    let host = presentationStyle.isInContext ? view : window
    return (host, host.subviewList.count)
  }

  /// Whether anything is seen to move. What presents may be covered, and in no window.
  var isSeen: Bool {
    (container?.window ?? presentingViewController.viewIfLoaded?.window)?.isOnScreen ?? false
  }

  private func begin(
    _ animated: Bool, in container: UIView, _ custom: CustomAnimation?
  ) -> ControllerTransition {
    let duration = custom?.duration ?? (animated && isSeen ? transitionDuration : 0)
    let transition = ControllerTransition(
      in: container, duration: duration, as: presentationStyle)
    self.transition = transition
    return transition
  }

  private func putIn(_ container: PresentationContainer, isAnimatedByOther: Bool) {
    style()
    if isDirect {
      container.dimming.removeFromSuperview()
      container.place.removeFromSuperview()
      presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if isAnimatedByOther {
        if coversPresenter, let view = presentingViewController.view { container.addSubview(view) }
        return
      }
      presentedView?.frame = frameOfPresentedViewInContainerView
      if let presentedView { container.addSubview(presentedView) }
    } else {
      container.place.frame = frameOfPresentedViewInContainerView
      if let view = presentedView {
        view.frame = container.place.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.place.addSubview(view)
      }
    }
    presentedViewController.viewIsInPlace()
    container.layoutIfNeeded()
    container.dimming.alpha = 0
    if !isAnimatedByOther { takeAway(mover(in: container), in: container) }
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

  private func presentationWasCancelled(_ presenter: UIViewController) {
    transition = nil
    let presented = presentedViewController
    presented.beginAppearanceTransition(false, animated: true)
    if shouldRemovePresentersView { presenter.beginAppearanceTransition(true, animated: true) }
    if dimmingColor != nil { presenter.viewIfLoaded?.tintAdjustmentMode = .automatic }
    uncoverPresenter(presenter)
    takeOut(presented, presenter)
    if shouldRemovePresentersView { presenter.endAppearanceTransition() }
    presented.endAppearanceTransition()
    presented.isBeingPresented = false
    presentationTransitionDidEnd(false)
    finish()
  }

  /// Takes all views out, and forgets who presents.
  private func takeOut(_ presented: UIViewController, _ presenter: UIViewController) {
    let container = container
    self.container = nil
    presenter.heldPresented = nil
    presented.heldPresenting = nil
    presented.heldPresentation = nil
    container?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    isDirect = false
  }

  private func finish() {
    let done = completion
    completion = nil
    done?()
  }

  // MARK: What is covered

  private weak var presentersHost: UIView?

  /// Whether the presenter's view leaves the window.
  var coversPresenter: Bool { shouldRemovePresentersView && !presentationStyle.isInContext }

  private func coverPresenter(_ presenter: UIViewController) {
    if coversPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
  }

  /// Puts the presenter's view back where it was.
  private func uncoverPresenter(_ presenter: UIViewController) {
    guard coversPresenter, let view = presenter.viewIfLoaded, let host = presentersHost,
      view.superview == nil || view.superview === container
    else { return }
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
    let custom = custom(animated, in: container) { delegate in
      let animator = delegate.animationController(forDismissed: presented)
      return animator.map { ($0, delegate.interactionControllerForDismissal(using: $0)) }
    }
    let transition = begin(animated, in: container, custom)
    transition.lead(from: presented, to: presenter)
    presented.beginAppearanceTransition(false, animated: animated)
    if shouldRemovePresentersView {
      presenter.beginAppearanceTransition(true, animated: animated)
      ViewAnimations.withoutAnimation { uncoverPresenter(presenter) }
      presenter.viewIsInPlace()
      presenter.viewIfLoaded?.layoutIfNeeded()
    }
    if dimmingColor != nil { presenter.viewIfLoaded?.tintAdjustmentMode = .automatic }
    dismissalTransitionWillBegin()
    let whenOver = { [self] in
      transition.isCancelled
        ? dismissalWasCancelled(presented, presenter) : dismissalDidEnd(presented, presenter)
    }
    if let custom {
      ViewAnimations.withoutAnimation { makeDirect(container) }
      return transition.run(
        custom(presents: false, presenter), with: { container.dimming.alpha = 0 },
        whenOver: whenOver)
    }
    transition.run(
      {
        takeAway(mover(in: container), in: container)
        container.dimming.alpha = 0
      }, whenOver: whenOver)
  }

  /// An animator moves the view itself, unless that is in a sheet.
  private func makeDirect(_ container: PresentationContainer) {
    guard !isDirect, !presentationStyle.isSheet, let view = presentedView else { return }
    isDirect = true
    view.frame = container.place.frame
    container.addSubview(view)
    container.dimming.removeFromSuperview()
    container.place.removeFromSuperview()
  }

  /// What is in front goes with the controller: it moves in its place, and what lies between is not
  /// seen.
  private func dismissThoseInFront(animated: Bool) {
    presentedViewController.heldPresented?.heldPresentation?.dismiss(
      animated: false, completion: nil)
  }

  private func dismissalDidEnd(_ presented: UIViewController, _ presenter: UIViewController) {
    transition = nil
    uncoverPresenter(presenter)
    takeOut(presented, presenter)
    if shouldRemovePresentersView { presenter.endAppearanceTransition() }
    presented.endAppearanceTransition()
    presented.isBeingDismissed = false
    dismissalTransitionDidEnd(true)
    finish()
  }

  private func dismissalWasCancelled(_ presented: UIViewController, _ presenter: UIViewController) {
    transition = nil
    presented.beginAppearanceTransition(true, animated: true)
    if shouldRemovePresentersView {
      presenter.beginAppearanceTransition(false, animated: true)
      coverPresenter(presenter)
      presenter.endAppearanceTransition()
    }
    if dimmingColor != nil { presenter.viewIfLoaded?.tintAdjustmentMode = .dimmed }
    presented.endAppearanceTransition()
    presented.isBeingDismissed = false
    container?.setNeedsLayout()
    dismissalTransitionDidEnd(false)
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
