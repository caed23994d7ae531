/// Called when the user chooses colours in a picker, and when the picker is closed.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a colour. By default calls
  /// `colorPickerViewControllerDidSelectColor(_:)`.
  ///
  /// - Parameter continuously: Whether the finger is still down, so that more colours may follow.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// Called when the user has chosen a colour, if the delegate does not implement
  /// `colorPickerViewController(_:didSelect:continuously:)`. Deprecated on iOS.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

  /// Called when the picker was closed by its button or by a swipe.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Calls `colorPickerViewControllerDidSelectColor(_:)`.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    colorPickerViewControllerDidSelectColor(viewController)
  }
}
