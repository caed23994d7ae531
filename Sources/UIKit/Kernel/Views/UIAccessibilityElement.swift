/// A part of a view that is read like a view of its own.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The view, or the element, that the element is part of. Not kept.
  open weak var accessibilityContainer: AnyObject?

  /// Creates an element of a view or of another element, which is not retained.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  package override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true)
  }

  /// Where the element is, in the container's coordinates. Default zero: `accessibilityFrame` says.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  override var naturalAccessibilityFrame: CGRect {
    guard accessibilityFrameInContainerSpace != .zero else { return .zero }
    if let view = accessibilityContainer as? UIView {
      return UIAccessibility.convertToScreenCoordinates(
        accessibilityFrameInContainerSpace, in: view)
    }
    let outer = (accessibilityContainer as? UIResponder)?.accessibilityFrame.origin ?? .zero
    return accessibilityFrameInContainerSpace.offsetBy(dx: outer.x, dy: outer.y)
  }
}

extension UIAccessibility {
  /// A rectangle of a view in the coordinates of the screen.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    guard let window = view.window else { return view.convert(rect, to: nil) }
    return window.convert(rect, from: view).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  /// A path in a view's coordinates, in the coordinates of the screen.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
}
