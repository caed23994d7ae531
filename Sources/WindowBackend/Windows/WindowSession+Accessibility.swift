import UIKit

// What assistive technologies ask of a window, besides what is in it.
extension WindowSession {
  /// The number of the element that keys go to: what the focus is at, or the text that is edited.
  var focusedElement: Int? { focus.number(of: client.editedElement) }

  /// Gives the keys to an element.
  ///
  /// - Returns: Whether it takes them.
  func focus(on element: ClientElement) -> Bool {
    let object = client.accessibility.object(element.number)
    if object is any UIKeyInput { return object?.becomeFirstResponder() == true }
    guard element.isActive else { return false }
    return focus.move(to: element.number)
  }

  // MARK: Units of the desktop

  /// A frame in points of the window, in units of the desktop.
  ///
  /// - Parameter fromScreen: Whether it begins at the screen's origin; else at the window's.
  func unitFrame(of frame: CGRect, fromScreen: Bool) -> CGRect {
    let factor = window.unitsPerPoint
    let origin = fromScreen ? window.origin ?? .zero : .zero
    return CGRect(
      x: origin.x + frame.minX * factor, y: origin.y + frame.minY * factor,
      width: frame.width * factor, height: frame.height * factor)
  }

  /// The opposite for a point.
  func point(ofUnits point: CGPoint, fromScreen: Bool) -> CGPoint {
    let factor = window.unitsPerPoint
    let origin = fromScreen ? window.origin ?? .zero : .zero
    return CGPoint(x: (point.x - origin.x) / factor, y: (point.y - origin.y) / factor)
  }
}
