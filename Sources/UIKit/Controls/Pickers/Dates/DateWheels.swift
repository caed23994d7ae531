import Foundation

/// The wheels of a date picker.
final class DateWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private(set) var mode: UIDatePicker.Mode
  private(set) var settings: DateSettings
  private(set) var date: Date
  /// In seconds, for a duration.
  private(set) var duration: TimeInterval = 60
  private var columns: [DateColumn] = []
  /// The day in the middle of a wheel of dates.
  private var start: Date
  /// Called when a touch has changed the date or the duration.
  var onChange: () -> Void = {}

  init(mode: UIDatePicker.Mode, date: Date, _ settings: DateSettings) {
    (self.mode, self.date, self.settings) = (mode, date, settings)
    start = settings.calendar.startOfDay(for: date)
    super.init(frame: .zero)
    columns = DateColumn.columns(of: mode, settings)
    dataSource = self
    delegate = self
    reloadAllComponents()
    show(date, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes other settings.
  func take(_ mode: UIDatePicker.Mode, _ settings: DateSettings) {
    guard mode != self.mode || settings != self.settings else { return }
    (self.mode, self.settings) = (mode, settings)
    columns = DateColumn.columns(of: mode, settings)
    start = settings.calendar.startOfDay(for: date)
    reloadAllComponents()
    show(date, animated: false)
    show(duration: duration, animated: false)
  }

  /// Turns the wheels to a date.
  func show(_ date: Date, animated: Bool) {
    self.date = date
    guard mode != .countDownTimer else { return }
    for (component, column) in columns.enumerated() {
      turn(component, to: column.value(of: date, from: start, settings), animated: animated)
    }
  }

  /// Turns the wheels to a duration.
  func show(duration: TimeInterval, animated: Bool) {
    self.duration = duration
    guard mode == .countDownTimer else { return }
    let minutes = Int(duration / 60)
    turn(0, to: min(23, minutes / 60), animated: animated)
    turn(1, to: minutes % 60 / settings.minuteInterval, animated: animated)
  }

  /// Turns a wheel to a value, the shortest way if it has no ends.
  private func turn(_ component: Int, to value: Int, animated: Bool) {
    let column = columns[component]
    var row = value
    if column.isEndless {
      let count = column.valueCount(settings)
      let present = selectedRow(inComponent: component)
      let isNew = present < count
      let round = isNew ? DateColumn.rounds / 2 : present / count
      let candidates = (round - 1...round + 1).map { $0 * count + value }
      row =
        isNew ? candidates[1] : candidates.min { abs($0 - present) < abs($1 - present) } ?? value
    }
    if row != selectedRow(inComponent: component) || !animated {
      selectRow(row, inComponent: component, animated: animated)
    }
  }

  private func value(of column: DateColumn) -> Int? {
    guard let component = columns.firstIndex(of: column) else { return nil }
    return selectedRow(inComponent: component) % column.valueCount(settings)
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].rowCount(settings)
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let room = max(0, bounds.width - 18 - 5 * CGFloat(columns.count - 1))
    let total = columns.reduce(0) { $0 + $1.weight }
    return total > 0 ? room * columns[component].weight / total : 0
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    let column = columns[component]
    return column.text(of: row % column.valueCount(settings), from: start, settings)
  }

  // MARK: Changes

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if mode == .countDownTimer { return durationDidChange() }
    guard let chosen = chosenDate else { return }
    let limited = settings.limited(chosen)
    let changes = limited != date
    show(limited, animated: true)
    if changes { onChange() }
  }

  private func durationDidChange() {
    let minutes =
      (value(of: .hours) ?? 0) * 60 + (value(of: .minutes) ?? 0) * settings.minuteInterval
    let chosen = TimeInterval(max(minutes, settings.minuteInterval) * 60)
    guard chosen != duration else { return show(duration: chosen, animated: true) }
    show(duration: chosen, animated: true)
    onChange()
  }

  /// The date of the selected rows; the last day of its month for a day that there is not.
  private var chosenDate: Date? {
    let calendar = settings.calendar
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    if let value = value(of: .date),
      let day = calendar.date(byAdding: .day, value: value - DateColumn.span, to: start)
    {
      let chosen = calendar.dateComponents([.era, .year, .month, .day], from: day)
      (parts.era, parts.year, parts.month, parts.day) =
        (chosen.era, chosen.year, chosen.month, chosen.day)
    }
    if let value = value(of: .year) { parts.year = value + 1 }
    if let value = value(of: .month) { parts.month = value + 1 }
    if let value = value(of: .day) { parts.day = value + 1 }
    limitDay(&parts)
    if let value = value(of: .hour) {
      parts.hour = value + (self.value(of: .period) ?? 0) * 12
    }
    if let value = value(of: .minute) { parts.minute = value * settings.minuteInterval }
    return calendar.date(from: parts)
  }

  private func limitDay(_ parts: inout DateComponents) {
    var first = parts
    first.day = 1
    guard let day = parts.day, let month = settings.calendar.date(from: first),
      let range = settings.calendar.range(of: .day, in: .month, for: month)
    else { return }
    parts.day = min(day, range.upperBound - 1)
  }
}
