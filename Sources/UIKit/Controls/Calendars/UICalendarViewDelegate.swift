import Foundation

/// Provides the decorations of a calendar view, and is called when its month changes.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// What is shown below the number of a day; nil for nothing.
  ///
  /// Called for each day of a month when that is shown, and by
  /// ``UICalendarView/reloadDecorations(forDateComponents:animated:)``.
  ///
  /// - Parameter dateComponents: Calendar, era, year, month and day.
  ///
  /// Required.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?

  /// Called when a touch has led to another month. The default implementation does nothing.
  ///
  /// - Parameter previousDateComponents: Calendar, era, year and month of the one before.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
