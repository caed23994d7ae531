import Foundation

/// Decides which day is selected, and is called when taps change that.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called after a tap has changed the selection.
  ///
  /// - Parameter dateComponents: Calendar, era, year, month and day; nil if the day was deselected.
  ///
  /// Required.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

  /// Whether a tap may select a day. The default is `true`.
  ///
  /// - Parameter dateComponents: Calendar, era, year, month and day; nil to deselect the day.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}
