// The steps of a presentation, and what a presentation and a dismissal have in common.
extension UIPresentationController {
  /// Presents the controller.
  ///
  /// - Parameter source: The controller that was asked to present it; nil for the presenter.
  func present(
    from presenter: UIViewController, source: UIViewController? = nil, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let (host, index) = host(presenter) else { return }
    isPreparing = true
    let presented = presentedViewController
    let container = connect(to: presenter, in: host)
    self.completion = completion
    let animators = animators(animated) { delegate in
      CustomAnimators(
        delegate.animationController(
          forPresented: presented, presenting: presenter, source: source ?? presenter),
        interactor: { delegate.interactionControllerForPresentation(using: $0) })
    }
    isPlacedByApplication =
      presentationStyle == .custom || animators != nil && !presentationStyle.isSheet
    let change = begin(.presentation, animated: animated, by: animators, in: container)
    presented.loadViewIfNeeded()
    if dimmingColor != nil { presenter.viewIfLoaded?.tintAdjustmentMode = .dimmed }
    if shouldRemovePresentersView {
      presenter.beginAppearanceTransition(false, animated: animated)
    }
    presented.beginAppearanceTransition(true, animated: animated)
    ViewAnimations.withoutAnimation { host.insertSubview(container, at: index) }
    presentationTransitionWillBegin()
    ViewAnimations.withoutAnimation { addViews(to: container, change) }
    run(change, in: container) { [self] isCancelled in
      isCancelled ? presentationWasCancelled(presenter) : presentationDidEnd(presenter)
    }
    isPreparing = false
    let dismissal = postponedDismissal
    postponedDismissal = nil
    dismissal?()
  }

  private func addViews(to container: PresentationContainer, _ change: ControllerChange) {
    updateAppearance()
    if isPlacedByApplication {
      container.dimming.removeFromSuperview()
      container.frameView.removeFromSuperview()
      presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if change.animators != nil {
        if coversPresenter, let view = presentingViewController.view { container.addSubview(view) }
        return
      }
      presentedView?.frame = frameOfPresentedViewInContainerView
      if let presentedView { container.addSubview(presentedView) }
    } else {
      container.frameView.frame = frameOfPresentedViewInContainerView
      if let view = presentedView {
        view.frame = container.frameView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.frameView.addSubview(view)
      }
    }
    presentedViewController.viewIsInPlace()
    container.layoutIfNeeded()
    container.dimming.alpha = 0
    if change.animators == nil {
      applyDismissedState(to: animatedView(in: container), in: container)
    }
  }

  private func presentationDidEnd(_ presenter: UIViewController) {
    change = nil
    let presented = presentedViewController
    container?.setNeedsLayout()
    presented.endAppearanceTransition()
    presented.modal.end(.presenting)
    if shouldRemovePresentersView {
      removePresentersView(presenter)
      presenter.endAppearanceTransition()
    }
    presentationTransitionDidEnd(true)
    complete()
  }

  private func presentationWasCancelled(_ presenter: UIViewController) {
    change = nil
    let presented = presentedViewController
    presented.beginAppearanceTransition(false, animated: true)
    if shouldRemovePresentersView { presenter.beginAppearanceTransition(true, animated: true) }
    if dimmingColor != nil { presenter.viewIfLoaded?.tintAdjustmentMode = .automatic }
    restorePresentersView(presenter)
    disconnect(presenter)
    if shouldRemovePresentersView { presenter.endAppearanceTransition() }
    presented.endAppearanceTransition()
    presented.modal.end(.presenting)
    presentationTransitionDidEnd(false)
    complete()
  }

  // MARK: Relation

  /// Relates both controllers.
  ///
  /// - Returns: The container of the presentation.
  private func connect(to presenter: UIViewController, in host: UIView) -> PresentationContainer {
    self.presenter = presenter
    presenter.modal.presented = presentedViewController
    presentedViewController.modal.own = self
    presentedViewController.modal.change = .presenting
    presentersSuperview = presenter.viewIfLoaded?.superview
    let container = PresentationContainer(self)
    container.frame = host.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.container = container
    return container
  }

  /// Ends the relation of both controllers and removes their views from the container.
  func disconnect(_ presenter: UIViewController) {
    let container = container
    self.container = nil
    presenter.modal.presented = nil
    presentedViewController.modal.own = nil
    container?.removeFromSuperview()
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    isPlacedByApplication = false
  }

  func complete() {
    let completion = completion
    self.completion = nil
    completion?()
  }

  // MARK: Transitions

  /// The animators of the transitioning delegate; nil if nothing is animated.
  func animators(
    _ animated: Bool,
    _ ask: (any UIViewControllerTransitioningDelegate) -> CustomAnimators?
  ) -> CustomAnimators? {
    guard animated, isVisible, let delegate = presentedViewController.transitioningDelegate
    else { return nil }
    return ask(delegate)
  }

  /// Whether the presentation is in a window on the screen. A presenter that is covered may be in
  /// no window.
  private var isVisible: Bool {
    (container?.window ?? presentingViewController.viewIfLoaded?.window)?.isOnScreen ?? false
  }

  func begin(
    _ kind: ControllerChange.Kind, animated: Bool, by animators: CustomAnimators?,
    in container: UIView
  ) -> ControllerChange {
    let presenter = presentingViewController
    let isPresentation = kind == .presentation
    let change = ControllerChange(
      kind, from: isPresentation ? presenter : presentedViewController,
      to: isPresentation ? presentedViewController : presenter, isAnimated: animated,
      in: container, duration: animated && isVisible ? transitionDuration : 0,
      animators: animators, as: presentationStyle)
    self.change = change
    return change
  }

  /// Runs the animation of a presentation or a dismissal.
  ///
  /// - Parameter whenOver: Called with whether the transition was cancelled.
  func run(
    _ change: ControllerChange, in container: PresentationContainer,
    whenOver: @escaping (_ isCancelled: Bool) -> Void
  ) {
    let isPresentation = change.kind == .presentation
    let dim = { container.dimming.alpha = isPresentation ? 1 : 0 }
    change.run(
      sides: { sides(of: change, in: container) },
      companions: {
        if isPresentation {
          ViewAnimations.withoutAnimation { presentedViewController.viewIsInPlace() }
        }
        dim()
      },
      changes: {
        let view = animatedView(in: container)
        isPresentation
          ? applyPresentedState(to: view, in: container)
          : applyDismissedState(to: view, in: container)
        dim()
      },
      whenOver: { whenOver(change.coordinator.isCancelled) })
  }

  /// The view that the system animates: the presented view, or the view around it.
  func animatedView(in container: PresentationContainer) -> UIView {
    guard let view = presentedView, view.superview === container else {
      return container.frameView
    }
    return view
  }

  private func sides(
    of change: ControllerChange, in container: PresentationContainer
  ) -> ControllerChange.Sides {
    let isPresentation = change.kind == .presentation
    let presenter = presentingViewController
    let view = isPlacedByApplication ? presentedView : container.frameView
    let frame = presenter.view.superview.map { container.convert(presenter.view.frame, from: $0) }
    let presented = CustomTransition.Side(
      controller: presentedViewController, view: view,
      initialFrame: isPresentation ? .zero : view?.frame ?? .zero,
      finalFrame: isPresentation ? frameOfPresentedViewInContainerView : .zero)
    let behind = CustomTransition.Side(
      controller: presenter, view: coversPresenter ? presenter.view : nil,
      initialFrame: frame ?? .zero, finalFrame: frame ?? .zero)
    return isPresentation ? (behind, presented) : (presented, behind)
  }

  // MARK: The presenter's view

  /// Whether the presenter's view leaves the window.
  private var coversPresenter: Bool { shouldRemovePresentersView && !presentationStyle.isInContext }

  func removePresentersView(_ presenter: UIViewController) {
    if coversPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
  }

  /// Adds the presenter's view to its former superview.
  func restorePresentersView(_ presenter: UIViewController) {
    guard coversPresenter, let view = presenter.viewIfLoaded, let host = presentersSuperview,
      view.superview == nil || view.superview === container
    else { return }
    view.frame = host.bounds
    host.insertSubview(view, at: 0)
  }
}
