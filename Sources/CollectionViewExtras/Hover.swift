import UIKit

extension UIWindow {
  /// Moves a pointer that does not touch to a point: hover gestures of the views there begin, change
  /// and end.
  ///
  /// - Parameter point: In the window's coordinates; nil takes the pointer away.
  public func hover(at point: CGPoint?) { movePointer(to: point) }
}
