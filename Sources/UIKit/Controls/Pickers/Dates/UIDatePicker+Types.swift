extension UIDatePicker {
  /// What a date picker chooses.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// A duration in hours and minutes, by wheels.
    case countDownTimer
    /// A month of a year, by wheels.
    case yearAndMonth
  }
}

/// The appearances of date pickers.
public enum UIDatePickerStyle: Int, Sendable {
  /// `compact`, and `wheels` for durations and for months.
  case automatic
  /// Wheels.
  case wheels
  /// Labels that open a picker.
  case compact
  /// A month of days, with a label for the time; wheels for a time alone.
  case inline
}
