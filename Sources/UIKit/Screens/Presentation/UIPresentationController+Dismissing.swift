// The steps of a dismissal.
extension UIPresentationController {
  /// Dismisses the controller and all that are presented in front of it.
  ///
  /// While a presentation is being prepared, as in `viewWillAppear(_:)`, the dismissal waits until
  /// its views are in place; while a dismissal is, it is ignored.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    if isPreparing {
      guard change?.kind != .dismissal else { return }
      postponedDismissal = { [weak self] in
        self?.dismiss(animated: animated, completion: completion)
      }
      return
    }
    transition?.end()
    guard let container, let presenter else { return }
    isPreparing = true
    let presented = presentedViewController
    dismissThoseInFront()
    self.completion = completion
    presented.modal.change = .dismissing
    let animators = animators(animated) { delegate in
      CustomAnimators(
        delegate.animationController(forDismissed: presented),
        interactor: { delegate.interactionControllerForDismissal(using: $0) })
    }
    let change = begin(.dismissal, animated: animated, by: animators, in: container)
    presented.beginAppearanceTransition(false, animated: animated)
    if shouldRemovePresentersView {
      presenter.beginAppearanceTransition(true, animated: animated)
      ViewAnimations.withoutAnimation { restorePresentersView(presenter) }
      presenter.viewIsInPlace()
      presenter.viewIfLoaded?.layoutIfNeeded()
    }
    if dimmingColor != nil { presenter.viewIfLoaded?.tintAdjustmentMode = .automatic }
    dismissalTransitionWillBegin()
    if animators != nil { ViewAnimations.withoutAnimation { letApplicationPlaceView(container) } }
    run(change, in: container) { [self] isCancelled in
      isCancelled ? dismissalWasCancelled(presenter) : dismissalDidEnd(presenter)
    }
    isPreparing = false
    postponedDismissal = nil
  }

  /// Moves the presented view into the container itself, where an animator animates it, unless it is
  /// in a sheet.
  private func letApplicationPlaceView(_ container: PresentationContainer) {
    guard !isPlacedByApplication, !presentationStyle.isSheet, let view = presentedView
    else { return }
    isPlacedByApplication = true
    view.frame = container.frameView.frame
    container.addSubview(view)
    container.dimming.removeFromSuperview()
    container.frameView.removeFromSuperview()
  }

  /// Controllers in front of this one are dismissed at once: only this one is animated.
  private func dismissThoseInFront() {
    presentedViewController.directlyPresented?.ownPresentation?.dismiss(
      animated: false, completion: nil)
  }

  private func dismissalDidEnd(_ presenter: UIViewController) {
    change = nil
    let presented = presentedViewController
    restorePresentersView(presenter)
    disconnect(presenter)
    if shouldRemovePresentersView { presenter.endAppearanceTransition() }
    presented.endAppearanceTransition()
    presented.modal.end(.dismissing)
    dismissalTransitionDidEnd(true)
    complete()
  }

  private func dismissalWasCancelled(_ presenter: UIViewController) {
    change = nil
    let presented = presentedViewController
    presented.beginAppearanceTransition(true, animated: true)
    if shouldRemovePresentersView {
      presenter.beginAppearanceTransition(false, animated: true)
      removePresentersView(presenter)
      presenter.endAppearanceTransition()
    }
    if dimmingColor != nil { presenter.viewIfLoaded?.tintAdjustmentMode = .dimmed }
    presented.endAppearanceTransition()
    presented.modal.end(.dismissing)
    container?.setNeedsLayout()
    dismissalTransitionDidEnd(false)
    complete()
  }

  /// Dismisses the controller on behalf of the user, if that is allowed.
  ///
  /// - Returns: Whether it is.
  @discardableResult func dismissByUser() -> Bool {
    let isAllowed =
      !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
    guard isAllowed else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    dismiss(animated: true) { [self] in delegate?.presentationControllerDidDismiss(self) }
    return true
  }
}
