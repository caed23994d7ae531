// Loading the view, and showing it as the root of a window.
extension UIViewController {
  /// The storyboard that the controller was made from; nil for others.
  public var storyboard: UIStoryboard? { parts[ControllerScene.self]?.storyboard }

  /// Calls ``loadView()`` and ``viewDidLoad()``.
  func load() {
    loadView()
    refuse(
      unless: loadedView != nil,
      "\(type(of: self)).loadView() returned without setting view. Assign self.view or call super.loadView()."
    )
    viewDidLoad()
  }

  /// Hands the view over to the controller, in place of a former one.
  func viewDidChange(from former: UIView?) {
    former?.viewController = nil
    loadedView?.viewController = self
    loadedView?.traitsMayHaveChanged()
  }

  // MARK: Windows

  /// Sets the coordinator that ``transitionCoordinator`` returns until it is deallocated or replaced.
  func join(_ transition: (any UIViewControllerTransitionCoordinator)?) {
    currentTransition = transition
  }

  /// Puts the view into the window and takes the controller through its life cycle, unless the view
  /// is there or has made way for a presented one.
  func showAsRoot(of window: UIWindow) {
    guard let view, view.superview !== window, directlyPresented == nil else { return }
    appear(in: {
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(view)
    })
  }

  /// Dismisses what is presented and removes the view from the window.
  func stopBeingRoot() {
    directlyPresented?.ownPresentation?.dismiss(animated: false, completion: nil)
    disappear()
    viewIfLoaded?.removeFromSuperview()
  }

  /// Takes the root controller and those presented on it from shown to hidden, the frontmost first.
  func disappearWithPresented() {
    for controller in Array(shownControllers).reversed() { controller.disappear() }
  }

  /// The controller and those presented on it.
  private var shownControllers: some Sequence<UIViewController> {
    sequence(first: self, next: { $0.directlyPresented })
  }

  /// Changes the size of the window as one transition, which is announced to the root controller and
  /// those presented on it.
  ///
  /// - Parameter traits: Those that the window will hand down.
  func changeSize(
    of window: UIWindow, to size: CGSize, traits: UITraitCollection, _ change: () -> Void
  ) {
    let transition = ControllerTransition(in: window)
    let shown = shownControllers
    if traits != window.inheritedTraits {
      for controller in shown {
        if controller.directPresenter != nil {
          controller.ownPresentation?.willTransition(to: traits, with: transition)
        }
        controller.willTransition(to: traits, with: transition)
      }
    }
    join(transition)
    for controller in shown {
      if controller.directPresenter != nil {
        controller.ownPresentation?.viewWillTransition(to: size, with: transition)
      }
      controller.viewWillTransition(to: size, with: transition)
    }
    transition.perform(change)
    join(nil)
    transition.end()
  }
}
