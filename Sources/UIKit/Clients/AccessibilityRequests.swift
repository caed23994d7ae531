// Requests of assistive technologies, which the elements around one take that it leaves.
extension UIResponder {
  /// The object and those that it is part of: the containers of elements, then the responder chain.
  private var askedObjects: some Sequence<UIResponder> {
    sequence(first: self) { responder in
      (responder as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder
        ?? responder.next
    }
  }

  /// Asks the object and those it is part of to dismiss what is shown.
  ///
  /// - Returns: Whether one did.
  package func escape() -> Bool {
    askedObjects.contains { $0.accessibilityPerformEscape() }
  }

  /// Asks the object and those it is part of to perform the most important action.
  ///
  /// - Returns: Whether one did.
  package func magicTap() -> Bool {
    askedObjects.contains { $0.accessibilityPerformMagicTap() }
  }

  /// Asks the object and those it is part of to scroll by a page.
  ///
  /// - Returns: Whether one did.
  package func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    askedObjects.contains {
      $0.accessibilityScroll(direction) || ($0 as? UIScrollView)?.scrollPage(direction) ?? false
    }
  }
}

extension UIWindow {
  /// The object in the window that gets the requests of its user: the focused one, or the first
  /// responder, or the view of the controller in front.
  package var accessibilityOrigin: UIResponder {
    if let focusedView { return focusedView }
    if let firstResponder { return firstResponder }
    guard let root = rootViewController else { return self }
    let front = Array(sequence(first: root, next: \.presentedViewController)).last ?? root
    return innermost(of: front).viewIfLoaded ?? self
  }

  /// The controller whose content is on screen, within containers in containers.
  private func innermost(of controller: UIViewController) -> UIViewController {
    let inner =
      (controller as? UITabBarController)?.selectedViewController ?? controller.contentController
    return inner === controller ? controller : innermost(of: inner)
  }
}

extension UIScrollView {
  /// Moves the content by a page.
  ///
  /// - Returns: Whether there is more content in that direction.
  fileprivate func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let page = bounds.inset(by: adjustedContentInset).size
    let isAcross = contentSize.width > page.width && contentSize.height <= page.height
    let step: CGVector =
      switch direction {
      case .up: CGVector(dx: 0, dy: -page.height)
      case .down: CGVector(dx: 0, dy: page.height)
      case .left: CGVector(dx: -page.width, dy: 0)
      case .right: CGVector(dx: page.width, dy: 0)
      case .next: isAcross ? CGVector(dx: page.width, dy: 0) : CGVector(dx: 0, dy: page.height)
      case .previous:
        isAcross ? CGVector(dx: -page.width, dy: 0) : CGVector(dx: 0, dy: -page.height)
      }
    let offset = clampedContentOffset(
      CGPoint(x: contentOffset.x + step.dx, y: contentOffset.y + step.dy))
    guard isScrollEnabled, offset != contentOffset else { return false }
    setContentOffset(offset, animated: true)
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    return true
  }
}
