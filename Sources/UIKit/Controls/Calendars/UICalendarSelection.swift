import Foundation

/// How the days of a calendar view are selected. Its subclasses do.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  /// The view whose days are selected.
  final weak var view: UICalendarView?

  override init() { super.init() }

  /// Asks the delegate again which days can be selected.
  open func updateSelectableDates() { view?.selectionDidChange() }

  /// Whether a day is selected.
  func isSelected(_ day: DateComponents) -> Bool { false }
  /// Whether a tap on a day has an effect.
  func allowsTap(on day: DateComponents) -> Bool { true }
  /// Selects or deselects a day, for a tap.
  func tap(on day: DateComponents) {}

  /// Whether two components name the same day. Those that one of them lacks do not count.
  final func isSameDay(_ one: DateComponents, _ other: DateComponents) -> Bool {
    if let view, let first = view.date(of: one), let second = view.date(of: other) {
      return view.usedCalendar.isDate(first, inSameDayAs: second)
    }
    return one.year == other.year && one.month == other.month && one.day == other.day
  }
}
