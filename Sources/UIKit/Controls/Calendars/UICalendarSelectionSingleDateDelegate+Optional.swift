// Written by Scripts/delegates from UICalendarSelectionSingleDateDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UICalendarSelectionSingleDateDelegate {
  /// Whether a tap may select a day. The default is `true`.
  public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { OptionalCall.noteDefault(); return true }
}
