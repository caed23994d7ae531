/// Methods that describe the rows of a picker view and respond to the selection of rows.
///
/// Every method is optional. A row is shown by the view of its view method, else by its attributed
/// title, else by its title, else as "?".
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width of a wheel in points.
  ///
  /// Asked for when the wheels are reloaded. The default is `0`: an equal share of the width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// The height of the rows of a wheel in points.
  ///
  /// Asked for when the wheels are reloaded. The default is `32`.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// The title of a row.
  ///
  /// The default is `nil`.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// The title of a row with attributes; those it lacks are the usual ones.
  ///
  /// The default is `nil`.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// The view of a row, which gets the size of the row.
  ///
  /// - Parameter view: A view of a row that is no longer visible; nil if there is none.
  ///
  /// The default is `UIView()`, which is not shown.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// Called when a wheel comes to rest after a touch has moved it. Not called for selections made in
  /// code.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
