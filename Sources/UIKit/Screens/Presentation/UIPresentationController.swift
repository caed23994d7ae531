/// Manages the presentation of one controller by another: its container, its frame, and its
/// transitions.
///
/// Sheets, popovers, alerts and the search controller's presentation are subclasses.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer,
  UIAppearanceContainer
{
  /// The controller that is, or will be, presented.
  open private(set) unowned var presentedViewController: UIViewController
  /// The presenting controller as far as it is known.
  final weak var presenter: UIViewController?
  /// The view that contains the presented view; nil while nothing is presented.
  final var container: PresentationContainer?
  /// The view from which the presenter's view was removed.
  final weak var presentersSuperview: UIView?
  /// The presentation or the dismissal under way.
  final var change: ControllerChange?
  /// Whether a presentation or dismissal is being prepared, so that its animation has not begun.
  final var isPreparing = false
  /// A dismissal that was asked for while the presentation was being prepared.
  final var postponedDismissal: (() -> Void)?
  /// Called at the end of ``change``.
  final var completion: (() -> Void)?
  /// The style to which ``UIViewController/modalPresentationStyle`` was adapted; nil if it was not.
  final var adaptedStyle: UIModalPresentationStyle?
  /// Whether the presented view is in the container itself, where the application sets its frame.
  final var isPlacedByApplication = false

  /// Creates a presentation controller.
  ///
  /// - Parameter presentingViewController: The presenting controller; nil while it is not known.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The object that decides about adaptation and about dismissals by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The presenting controller; while it is not known, the presented one.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The presenting controller; nil while nothing is presented.
  final var activePresenter: UIViewController? { container == nil ? nil : presenter }

  /// The transition under way.
  final var transition: ControllerTransition? { change?.coordinator }

  /// The style of the presented controller, or the style to which it was adapted.
  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? presentedViewController.modalPresentationStyle
  }

  /// The view in which the presentation takes place; nil while nothing is presented.
  open var containerView: UIView? { container }
  /// The view that is animated. The default is the presented controller's view.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// The traits of the container; before the presentation, those of the presenting controller.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presentingViewController.traitCollection
  }

  /// Called when the traits have changed. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The frame of the presented view in the container. The default fills the container.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// The style in compact width. The default is `none`: no adaptation.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The style for the given traits. The default is ``adaptivePresentationStyle`` in compact width
  /// and `none` otherwise.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

  /// Whether the presenter's view leaves the hierarchy while it is covered. The default is `true` for
  /// the styles `fullScreen` and `currentContext`.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// Called before the container lays out its subviews. The default implementation does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews. The default implementation does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation is animated. The default implementation does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation, with whether it was completed. The default implementation does
  /// nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal is animated. The default implementation does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal, with whether it was completed. The default implementation does
  /// nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The preferred size. The default is zero: none.
  open var preferredContentSize: CGSize { .zero }

  /// The size of the presented view in a container of the given size. The default is that size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the window changes. The default implementation does nothing.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the traits of the window change. The default implementation does nothing.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called when the preferred size of the presented controller has changed. Lays out the container.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }

  // MARK: Overridden by the system's subclasses

  /// The colour that covers what is behind the presented view. The default is nil: none.
  var dimmingColor: UIColor? { nil }
  /// The rounded corners of the presented view. The default is none.
  var corners: (radius: CGFloat, mask: CACornerMask) { (0, []) }
  /// The traits of the presented view that differ from those of the container.
  var overrides: UITraitOverrides { UITraitOverrides() }
  /// The duration of the system's animation, in seconds.
  var transitionDuration: TimeInterval { 0.4 }

  /// Changes a view to the state before a presentation and after a dismissal.
  func applyDismissedState(to view: UIView, in container: UIView) {
    switch presentedViewController.modalTransitionStyle {
    case .coverVertical: view.frame.origin.y = container.bounds.height
    case .crossDissolve: view.alpha = 0
    }
  }

  /// Changes a view to the state while it is presented.
  func applyPresentedState(to view: UIView, in container: UIView) {
    view.alpha = 1
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Whether touches outside the presented view reach what is behind it. The default is `false`.
  var passesTouchesThrough: Bool { false }

  /// Called for a tap outside the presented view. The default implementation does nothing.
  func tapOutside() {}

  /// Sets the frame of the presented view, unless it is being animated.
  func placePresentedView() {
    guard let container, change == nil, !isPlacedByApplication else { return }
    let frame = frameOfPresentedViewInContainerView
    if container.frameView.frame != frame { container.frameView.frame = frame }
    updateAppearance()
  }

  /// Updates dimming, corners and traits.
  func updateAppearance() {
    guard let container else { return }
    let view = container.frameView
    container.dimming.backgroundColor = dimmingColor
    view.layer.cornerRadius = corners.radius
    view.layer.maskedCorners = corners.mask
    view.clipsToBounds = corners.radius > 0
    if view.traitOverrides != overrides { view.traitOverrides = overrides }
  }

  /// The superview and the index of the container; nil if the presenter is in no window.
  func host(_ presenter: UIViewController) -> (UIView, Int)? {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return nil }
    let host = presentationStyle.isInContext ? view : window
    return (host, host.subviewList.count)
  }
}
