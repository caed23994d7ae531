import Foundation

/// Decides which days are selected, and is called when taps change that.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called after a tap has selected a day.
  ///
  /// - Parameter dateComponents: Calendar, era, year, month and day.
  ///
  /// Required.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

  /// Called after a tap has deselected a day.
  ///
  /// - Parameter dateComponents: The components with which the day was selected.
  ///
  /// Required.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

  /// Whether a tap may select a day. The default is `true`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool

  /// Whether a tap may deselect a day. The default is `true`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}
