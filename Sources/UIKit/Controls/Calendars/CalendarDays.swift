import Foundation

/// The month of a calendar view.
final class CalendarDays: MonthCalendar {
  private unowned let owner: UICalendarView
  /// The room below the number of a day, in points.
  private static let decorationHeight: CGFloat = 16

  init(of owner: UICalendarView, month: Date, _ settings: DateSettings) {
    self.owner = owner
    super.init(month: month, settings)
  }

  required init?(coder: NSCoder) { nil }

  override var weekHeight: CGFloat {
    Self.weekHeight + (owner.wantsDateDecorations ? Self.decorationHeight : 0)
  }

  override func font(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    guard owner.fontDesign != .default,
      let descriptor = font.fontDescriptor.withDesign(owner.fontDesign)
    else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }

  // MARK: Days

  override func isSelected(_ day: Date) -> Bool {
    owner.selectionBehavior?.isSelected(owner.components(of: day)) ?? false
  }

  override func allows(_ day: Date) -> Bool {
    guard super.allows(day) else { return false }
    return owner.selectionBehavior?.allowsTap(on: owner.components(of: day)) ?? true
  }

  override func choose(_ day: Date) {
    owner.selectionBehavior?.tap(on: owner.components(of: day))
  }

  override func decorate(_ view: MonthDayView, of day: Date) {
    guard owner.wantsDateDecorations else { return view.decoration = nil }
    let decoration = owner.delegate?.calendarView(owner, decorationFor: owner.components(of: day))
    view.decoration = decoration?.makeView()
  }

  // MARK: Months

  override func allows(month: Date) -> Bool {
    guard let days = settings.calendar.dateInterval(of: .month, for: month) else { return false }
    return days.end > owner.availableDateRange.start && days.start <= owner.availableDateRange.end
  }

  override func monthDidChange(from former: Date) {
    guard !settings.calendar.isDate(former, equalTo: month, toGranularity: .month) else { return }
    var parts = settings.calendar.dateComponents([.era, .year, .month], from: former)
    parts.calendar = settings.calendar
    owner.delegate?.calendarView(owner, didChangeVisibleDateComponentsFrom: parts)
  }
}
