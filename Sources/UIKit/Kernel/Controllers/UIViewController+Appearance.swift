// How a controller's appearance state changes with its window and with its container.
extension UIViewController {
  func beginAppearanceChange(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != appearance.isOnTheWayIn else { return }
    if isAppearing {
      appearance = .appearing(animated: animated, isInPlace: false)
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      appearance = .disappearing(animated: animated)
      viewWillDisappear(animated)
    }
    forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  func endAppearanceChange() {
    switch appearance {
    case .hidden, .shown: return
    case .appearing(let animated, _):
      viewIsInPlace()
      appearance = .shown
      becomeFirstResponderOfIdleWindow()
      viewDidAppear(animated)
      forwardAppearance { child in
        child.beginAppearanceTransition(true, animated: animated)
        child.endAppearanceTransition()
      }
    case .disappearing(let animated):
      appearance = .hidden
      viewDidDisappear(animated)
      forwardAppearance { $0.endAppearanceTransition() }
    }
  }

  private func forwardAppearance(_ tell: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    (container?.childrenInSight ?? childrenInView).forEach(tell)
  }

  /// Becomes first responder if the window has none, so that the input accessory view of a
  /// controller that can become first responder appears with it. Inferred: public chat
  /// applications rely on it.
  private func becomeFirstResponderOfIdleWindow() {
    guard let window = viewIfLoaded?.window, window.firstResponder == nil else { return }
    becomeFirstResponder()
  }

  /// Records that the appearing view has its place in the window; calls `viewIsAppearing(_:)`.
  func viewIsInPlace() {
    guard case .appearing(let animated, false) = appearance else { return }
    appearance = .appearing(animated: animated, isInPlace: true)
    container?.placeBars()
    viewIsAppearing(animated)
    forwardAppearance { $0.viewIsInPlace() }
  }

  /// Takes the controller from hidden to shown; `attach` adds its view to the window.
  package func appear(in attach: () -> Void) {
    guard appearance == .hidden else { return attach() }
    beginAppearanceTransition(true, animated: false)
    attach()
    viewIsInPlace()
    viewIfLoaded?.window?.layoutIfNeeded()
    endAppearanceTransition()
  }

  /// Takes the controller from shown to hidden.
  package func disappear() {
    guard appearance != .hidden else { return }
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }

  /// Whether the controller appears when its view is added to a window.
  private var canAppearWithWindow: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.isOnTheWayIn
  }

  /// Called before the view moves to another window, or with nil before it leaves its window.
  func viewWillMove(to window: UIWindow?) {
    if window?.isOnScreen == true {
      guard appearance == .hidden, canAppearWithWindow else { return }
      appearsWithWindow = true
      beginAppearanceTransition(true, animated: false)
    } else if appearance == .shown {
      appearsWithWindow = true
      beginAppearanceTransition(false, animated: false)
    }
  }

  /// Called after the view has moved to another window or left its window.
  func viewDidMoveToWindow() {
    guard appearsWithWindow else { return }
    appearsWithWindow = false
    switch appearance {
    case .hidden, .shown: return
    case .disappearing: endAppearanceTransition()
    case .appearing:
      viewIsInPlace()
      if parent?.appearance ?? .shown == .shown { endAppearanceTransition() }
    }
  }

  /// Runs ``workBeforeLayout`` once.
  func runWorkBeforeLayout() {
    guard let work = workBeforeLayout else { return }
    workBeforeLayout = nil
    work()
  }
}
