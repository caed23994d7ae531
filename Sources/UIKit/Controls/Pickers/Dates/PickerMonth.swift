import Foundation

/// The month of a date picker, in which one day is chosen.
final class PickerMonth: MonthCalendar {
  private(set) var date: Date
  /// Called when a touch has chosen a day.
  var onChange: () -> Void = {}

  init(date: Date, _ settings: DateSettings) {
    self.date = date
    super.init(month: date, settings)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a date, and its month.
  func show(_ date: Date, _ settings: DateSettings) {
    let moves = date != self.date
    self.date = date
    show(month: moves ? date : month, settings)
  }

  override func isSelected(_ day: Date) -> Bool {
    settings.calendar.isDate(day, inSameDayAs: date)
  }

  /// Chooses a day; the time of the date stays.
  override func choose(_ day: Date) {
    let calendar = settings.calendar
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    guard let chosen = calendar.date(from: parts), chosen != date else { return }
    date = settings.limited(chosen)
    show()
    onChange()
  }
}
