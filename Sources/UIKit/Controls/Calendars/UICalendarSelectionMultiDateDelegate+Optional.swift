// Written by Scripts/delegates from UICalendarSelectionMultiDateDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UICalendarSelectionMultiDateDelegate {
  /// Whether a tap may select a day. The default is `true`.
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { OptionalCall.noteDefault(); return true }
  /// Whether a tap may deselect a day. The default is `true`.
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool { OptionalCall.noteDefault(); return true }
}
