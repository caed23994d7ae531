// Written by Scripts/delegates from UIColorPickerViewControllerDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UIColorPickerViewControllerDelegate {
  /// Called when the user has chosen a colour, if the delegate does not implement `colorPickerViewController(_:didSelect:continuously:)`. Deprecated on iOS.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { OptionalCall.noteDefault() }
  /// Called when the picker was closed by its button or by a swipe.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { OptionalCall.noteDefault() }
}
