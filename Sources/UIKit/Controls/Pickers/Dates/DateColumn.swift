import Foundation

/// What one wheel of a date picker chooses.
enum DateColumn: Equatable {
  /// A day of any month, such as "Mon Nov 23".
  case date
  case month, day, year
  case hour, minute
  /// Before or after noon.
  case period
  /// The hours and minutes of a duration.
  case hours, minutes

  /// How often the values of a wheel without ends follow each other, and how many days there are
  /// before and behind the day that a wheel of dates begins with.
  static let rounds = 100
  static let span = 10_000

  /// The wheels of a mode, in the order of the locale.
  static func columns(of mode: UIDatePicker.Mode, _ settings: DateSettings) -> [DateColumn] {
    let time: [DateColumn] = settings.hasPeriods ? [.hour, .minute, .period] : [.hour, .minute]
    switch mode {
    case .time: return time
    case .date:
      return ordered([("y", .year), ("M", .month), ("d", .day)], template: "yMMMMd", settings)
    case .dateAndTime: return [.date] + time
    case .countDownTimer: return [.hours, .minutes]
    case .yearAndMonth: return ordered([("y", .year), ("M", .month)], template: "yMMMM", settings)
    }
  }

  private static func ordered(
    _ letters: [(Character, DateColumn)], template: String, _ settings: DateSettings
  ) -> [DateColumn] {
    let format =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: settings.locale) ?? ""
    return letters.sorted { place(of: $0.0, in: format) < place(of: $1.0, in: format) }.map(\.1)
  }

  private static func place(of letter: Character, in format: String) -> Int {
    let index = format.firstIndex { $0 == letter || letter == "M" && $0 == "L" }
    return index.map { format.distance(from: format.startIndex, to: $0) } ?? .max
  }

  /// The number of different values.
  func valueCount(_ settings: DateSettings) -> Int {
    switch self {
    case .date: 2 * Self.span + 1
    case .month: settings.monthNames.count
    case .day: 31
    case .year: 9999
    case .hour: settings.hasPeriods ? 12 : 24
    case .hours: 24
    case .minute, .minutes: 60 / settings.minuteInterval
    case .period: 2
    }
  }

  /// Whether the last value is followed by the first.
  var isEndless: Bool {
    switch self {
    case .month, .day, .hour, .minute: true
    case .date, .year, .period, .hours, .minutes: false
    }
  }

  func rowCount(_ settings: DateSettings) -> Int {
    valueCount(settings) * (isEndless ? Self.rounds : 1)
  }

  /// The index of the value that a date has.
  ///
  /// - Parameter start: The day in the middle of a wheel of dates.
  func value(of date: Date, from start: Date, _ settings: DateSettings) -> Int {
    let calendar = settings.calendar
    switch self {
    case .date:
      let day = calendar.startOfDay(for: date)
      let days = calendar.dateComponents([.day], from: start, to: day).day ?? 0
      return days + Self.span
    case .month: return calendar.component(.month, from: date) - 1
    case .day: return calendar.component(.day, from: date) - 1
    case .year: return calendar.component(.year, from: date) - 1
    case .hour: return calendar.component(.hour, from: date) % (settings.hasPeriods ? 12 : 24)
    case .minute: return calendar.component(.minute, from: date) / settings.minuteInterval
    case .period: return calendar.component(.hour, from: date) / 12
    case .hours, .minutes: return 0
    }
  }

  /// The text of a value.
  func text(of value: Int, from start: Date, _ settings: DateSettings) -> String {
    switch self {
    case .date:
      let day = settings.calendar.date(byAdding: .day, value: value - Self.span, to: start) ?? start
      return settings.text(day, template: "EEEMMMd").replacingOccurrences(of: ",", with: "")
    case .month:
      let names = settings.monthNames
      return names.indices.contains(value) ? names[value] : "\(value + 1)"
    case .day, .year: return "\(value + 1)"
    case .hour: return settings.hasPeriods ? "\(value == 0 ? 12 : value)" : twoDigits(value)
    case .minute: return twoDigits(value * settings.minuteInterval)
    case .period: return value == 0 ? settings.calendar.amSymbol : settings.calendar.pmSymbol
    case .hours: return "\(value)"
    case .minutes: return "\(value * settings.minuteInterval)"
    }
  }

  private func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

  /// The share of the width that the wheel gets, relative to others.
  var weight: CGFloat {
    switch self {
    case .date: 2.6
    case .month: 2
    case .year: 1.2
    case .day, .hour, .minute, .period: 1
    case .hours, .minutes: 1
    }
  }
}
