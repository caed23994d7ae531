// Containers and what they set for their children.
extension UIViewController {
  // MARK: Around the controller

  /// The parent, its parent, and so on.
  var ancestors: some Sequence<UIViewController> {
    sequence(state: parent) { next -> UIViewController? in
      defer { next = next?.parent }
      return next
    }
  }

  /// Whether the controller is another one or a descendant of it.
  final func isWithin(_ other: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  /// The nearest split view controller among the ancestors; nil if there is none.
  public var splitViewController: UISplitViewController? { nearestAncestor() }

  func nearestAncestor<Container: UIViewController>() -> Container? {
    for ancestor in ancestors {
      if let container = ancestor as? Container { return container }
    }
    return nil
  }

  /// The controller whose content is on screen: what a container shows, or the controller.
  var contentController: UIViewController { container?.shownContent ?? self }

  /// The nearest container of tabs among the ancestors; nil if there is none.
  var tabContainerAround: (any TabContainer)? {
    for ancestor in ancestors {
      if let tabs = ancestor.container?.tabContainer { return tabs }
    }
    return nil
  }

  /// Shows a controller by the nearest container that shows it, or else by presenting it.
  func show(
    _ controller: UIViewController, by show: (any ControllerContainer) -> Void,
    where shows: (any ControllerContainer) -> Bool
  ) {
    let container = ancestors.lazy.compactMap(\.container).first(where: shows)
    if let container { show(container) } else { present(controller, animated: true) }
  }

  /// The controller as one that takes part in changes of a stack; nil for most.
  var stackMember: (any StackMember)? { self as? any StackMember }
  /// Whether the view shows content of the controller below on a stack.
  var sharesContentBelow: Bool { stackMember?.sharesContent ?? false }

  // MARK: Children

  /// Makes a controller a child of this one, without its view.
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    refuse(unless: child !== self, "Can't add self as child controller: \(child).")
    refuse(
      unless: child.children.isEmpty || !ancestors.contains { $0 === child },
      """
      Can't add \(child) as a child controller of \(self), which lies within it. Take \
      \(self) out first with removeFromParent().
      """)
    child.parent?.children.removeAll { $0 === child }
    child.isMovingToParent = true
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.viewIfLoaded?.traitsMayHaveChanged()
  }

  /// Ends being a child, without the view.
  func leaveParent() {
    guard let former = parent else { return }
    if let place = former.children.lastIndex(where: { $0 === self }) {
      former.children.remove(at: place)
    }
    former.childOverrides[ObjectIdentifier(self)] = nil
    parent = nil
    isMovingFromParent = false
    didMove(toParent: nil)
  }

  /// The children whose views are as large as the controller's.
  var childrenOfOwnSize: [UIViewController] {
    let size = viewIfLoaded?.bounds.size
    return children.filter { $0.viewIfLoaded?.bounds.size == size }
  }

  /// The children whose views are in the controller's view.
  var childrenInView: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// Whether a window or a container of the system sets the frame of the view.
  var isPlacedByContainer: Bool {
    guard let view = viewIfLoaded, let container = view.superview else { return false }
    if let window = container as? UIWindow { return window.rootViewController === self }
    return isPlacedByPresentation(in: container)
      || (parent?.container?.placesChildren(in: container) ?? false)
  }

  /// Calls ``didReceiveMemoryWarning()`` of this controller and its descendants.
  func receiveMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.receiveMemoryWarning() }
  }

  /// Replaces the view of one child by that of another and animates the changes made by
  /// `animations`.
  ///
  /// Both controllers must be children of this one. Their appearance methods are called.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 for no animation.
  ///   - completion: Called with whether the animation ran to its end.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    refuse(
      unless: fromViewController.parent === self && toViewController.parent === self,
      """
      Children view controllers \(fromViewController) and \(toViewController) must have a common \
      parent view controller when calling \
      transition(from:to:duration:options:animations:completion:). Add both with addChild(_:).
      """)
    let isAnimated = duration > 0
    fromViewController.beginAppearanceTransition(false, animated: isAnimated)
    toViewController.beginAppearanceTransition(true, animated: isAnimated)
    let container = fromViewController.viewIfLoaded?.superview ?? view
    if let added = toViewController.view { container?.addSubview(added) }
    toViewController.viewIsInPlace()
    BlockAnimator(
      duration: duration, delay: 0, pace: .curve(options.curve.timing), options: options
    ) { finished in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      completion?(finished)
    }
    .run { animations?() }
  }

  /// Tells the parent and the presentation controller of another ``preferredContentSize``.
  func announcePreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    ownPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  // MARK: Traits and margins

  /// The traits without the controller's own overrides.
  var inheritedTraits: UITraitCollection {
    parent?.traitCollection(forChild: self) ?? viewIfLoaded?.superview?.traitCollection
      ?? .screenDefaults
  }

  /// Sets the traits that replace the inherited ones for a child; nil removes them.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.traitsMayHaveChanged()
  }

  func traitCollection(forChild child: UIViewController) -> UITraitCollection {
    guard let extra = overrideTraitCollection(forChild: child) else { return traitCollection }
    return UITraitCollection(traitsFrom: [traitCollection, extra])
  }

  /// The margins that the view must have at least; nil if there are none.
  package var minimumMargins: UIEdgeInsets? {
    guard viewRespectsSystemMinimumLayoutMargins, let view = viewIfLoaded, view.superview != nil
    else { return nil }
    return systemMinimumLayoutMargins.physical(view.effectiveUserInterfaceLayoutDirection)
  }
}
