import Foundation

/// What a date picker computes and formats dates with. Rule PICK-4.
struct DateSettings: Equatable {
  /// The calendar, with the locale and the time zone of the picker.
  var calendar: Calendar
  var locale: Locale
  var minimum: Date?
  var maximum: Date?
  /// Minutes between two rows; it divides 60.
  var minuteInterval = 1

  /// The date within the limits. Limits that exclude each other do not count.
  func limited(_ date: Date) -> Date {
    if let minimum, let maximum, minimum > maximum { return date }
    var date = date
    if let maximum, date > maximum { date = maximum }
    if let minimum, date < minimum { date = minimum }
    return date
  }

  /// The date with its minutes rounded down to the interval, and without seconds where there is one.
  func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1 else { return date }
    let minute = calendar.component(.minute, from: date)
    let second = calendar.component(.second, from: date)
    return date.addingTimeInterval(TimeInterval(-(minute % minuteInterval) * 60 - second))
  }

  /// Whether a day lies within the limits.
  func allows(day: Date) -> Bool {
    let day = calendar.startOfDay(for: day)
    if let minimum, day < calendar.startOfDay(for: minimum) { return false }
    if let maximum, day > maximum { return false }
    return true
  }

  /// Whether hours are counted from 1 to 12.
  var hasPeriods: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
  }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    return formatter
  }

  /// A date in the order of the locale.
  func text(_ date: Date, template: String) -> String {
    let formatter = formatter
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// A date in a style of the locale.
  func text(
    _ date: Date, date dateStyle: DateFormatter.Style, time timeStyle: DateFormatter.Style
  ) -> String {
    let formatter = formatter
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  /// The names of the months, as they stand alone.
  var monthNames: [String] { formatter.standaloneMonthSymbols }

  /// The short names of the weekdays, from the first day of the week.
  var weekdayNames: [String] {
    let names = formatter.shortStandaloneWeekdaySymbols
    let first = min(max(calendar.firstWeekday - 1, 0), names.count - 1)
    return Array(names[first...] + names[..<first])
  }
}
