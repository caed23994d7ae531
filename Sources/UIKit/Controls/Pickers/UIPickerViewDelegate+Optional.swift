// Written by Scripts/delegates from UIPickerViewDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UIPickerViewDelegate {
  /// The width of a wheel in points.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { OptionalCall.noteDefault(); return 0 }
  /// The height of the rows of a wheel in points.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { OptionalCall.noteDefault(); return 32 }
  /// The title of a row.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { OptionalCall.noteDefault(); return nil }
  /// The title of a row with attributes; those it lacks are the usual ones.
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { OptionalCall.noteDefault(); return nil }
  /// The view of a row, which gets the size of the row.
  public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { OptionalCall.noteDefault(); return UIView() }
  /// Called when a wheel comes to rest after a touch has moved it. Not called for selections made in code.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { OptionalCall.noteDefault() }
}
