// Written by Scripts/delegates from UICalendarViewDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UICalendarViewDelegate {
  /// Called when a touch has led to another month. The default implementation does nothing.
  public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) { OptionalCall.noteDefault() }
}
