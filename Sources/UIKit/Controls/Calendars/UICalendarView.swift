import Foundation

/// A month of days with decorations, in which days can be selected.
///
/// Days are selected as ``selectionBehavior`` says; without one they cannot be tapped.
///
/// - Note: Weeks are 44 points high and 16 more with decorations; the month, its header and its colours are
///   those of an inline `UIDatePicker`. The room of the decorations is inferred.
@preconcurrency @MainActor open class UICalendarView: UIView {
  private var days: CalendarDays?

  /// Creates a view that shows the present month.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpDays()
  }

  /// Creates a view of an interface document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpDays()
  }

  private func setUpDays() {
    let days = CalendarDays(of: self, month: Date(), settings)
    addSubview(days)
    self.days = days
    if bounds.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// Provides decorations, and is called when the month changes.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { days?.show() } }

  /// How days are selected; nil, the default, for days that cannot be selected.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      if oldValue !== selectionBehavior, oldValue?.view === self { oldValue?.view = nil }
      selectionBehavior?.view = self
      days?.show()
    }
  }

  // MARK: Calendar

  /// The language and the order of dates. The default is the user's.
  open var locale = Locale.current { didSet { if locale != oldValue { update() } } }
  /// The calendar. The default is the user's.
  open var calendar = Calendar.current { didSet { if calendar != oldValue { update() } } }
  /// The time zone; nil, the default, for the calendar's.
  open var timeZone: TimeZone? { didSet { if timeZone != oldValue { update() } } }
  /// The design of the font. The default is `default`.
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { if fontDesign != oldValue { days?.show() } }
  }

  /// The calendar with the locale and the time zone.
  final var usedCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  private var settings: DateSettings {
    let (start, end) = (availableDateRange.start, availableDateRange.end)
    return DateSettings(
      calendar: usedCalendar, locale: locale, minimum: start > .distantPast ? start : nil,
      maximum: end < .distantFuture ? end : nil)
  }

  private func update() {
    guard let days else { return }
    var month = days.month
    if !days.allows(month: month) {
      month = min(max(month, availableDateRange.start), availableDateRange.end)
    }
    days.show(month: month, settings)
  }

  // MARK: Dates

  /// The days that can be selected, and whose months can be shown. The default is from the distant past to
  /// the distant future.
  ///
  /// A month outside is replaced by the nearest one inside (inferred).
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { if availableDateRange != oldValue { update() } }
  }

  /// The month that is shown: its era, year and month, with the calendar. Setting it to a month outside of
  /// ``availableDateRange``, or to no date, does nothing (inferred).
  open var visibleDateComponents: DateComponents {
    get {
      var parts = usedCalendar.dateComponents([.era, .year, .month], from: days?.month ?? Date())
      parts.calendar = usedCalendar
      return parts
    }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows a month. The change is never animated, and not reported to the delegate (inferred).
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let days, let month = date(of: dateComponents), days.allows(month: month) else { return }
    days.show(month: month, settings)
  }

  /// The date of components, of the first day of a month if they name none; nil if they name no date.
  final func date(of components: DateComponents) -> Date? {
    var parts = DateComponents()
    (parts.era, parts.year) = (components.era, components.year)
    (parts.month, parts.day) = (components.month, components.day)
    guard parts.year != nil || parts.month != nil || parts.day != nil else { return nil }
    return usedCalendar.date(from: parts)
  }

  /// The components of a day that the delegate and the selection get: calendar, era, year, month and day.
  final func components(of day: Date) -> DateComponents {
    var parts = usedCalendar.dateComponents([.era, .year, .month, .day], from: day)
    parts.calendar = usedCalendar
    return parts
  }

  // MARK: Decorations

  /// Whether there is room for decorations below the days. The default is `true`.
  open var wantsDateDecorations = true {
    didSet {
      guard wantsDateDecorations != oldValue else { return }
      days?.show()
      invalidateIntrinsicContentSize()
    }
  }

  /// Asks the delegate again for the decorations of days that are shown. The change is never animated.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let meant = dates.compactMap(date(of:))
    let calendar = usedCalendar
    days?.redecorate { day in meant.contains { calendar.isDate($0, inSameDayAs: day) } }
  }

  /// Shows which days are selected, and which can be.
  final func selectionDidChange() { days?.show() }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: 320,
      height: MonthCalendar.headerHeight + MonthCalendar.weekdayHeight
        + 6 * (days?.weekHeight ?? MonthCalendar.weekHeight))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    days?.frame = bounds
  }
}
