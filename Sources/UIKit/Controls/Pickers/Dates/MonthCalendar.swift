import Foundation

/// The days of a month in weeks, with a header that leads to other months.
///
/// - Note: 44 points a week, a header of 44 and a row of weekdays of 24, as pictures of iOS 14 to 18
///   show; Apple documents none of them.
final class MonthCalendar: UIView {
  static let headerHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 24
  static let weekHeight: CGFloat = 44
  static let height = headerHeight + weekdayHeight + 6 * weekHeight
  private static let margin: CGFloat = 8

  private var settings: DateSettings
  private(set) var date: Date
  /// A day of the month that is shown.
  private var month: Date
  /// Called when a touch has chosen a day.
  var onChange: () -> Void = {}

  private let title = UIButton(type: .system)
  private let back = UIButton(type: .system)
  private let forth = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private var days: [DayView] = []
  private var wheels: DateWheels?

  init(date: Date, _ settings: DateSettings) {
    (self.date, month, self.settings) = (date, date, settings)
    super.init(frame: .zero)
    isOpaque = false
    weekdays = (0..<7).map { _ in UILabel() }
    days = (0..<42).map { _ in DayView() }
    for label in weekdays {
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
    }
    setUpHeader()
    (weekdays + days).forEach(addSubview)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addTarget(self, action: Selector("tapped:", MonthCalendar.tapped))
    addGestureRecognizer(tap)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func setUpHeader() {
    let style = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
    for (button, name, label) in [
      (back, "chevron.left", "Previous Month"), (forth, "chevron.right", "Next Month"),
    ] {
      button.setImage(UIImage(systemName: name, withConfiguration: style), for: .normal)
      button.accessibilityLabel = label
    }
    back.addAction(UIAction { [weak self] _ in self?.go(by: -1) }, for: .primaryActionTriggered)
    forth.addAction(UIAction { [weak self] _ in self?.go(by: 1) }, for: .primaryActionTriggered)
    title.addAction(
      UIAction { [weak self] _ in self?.toggleWheels() }, for: .primaryActionTriggered)
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    title.contentHorizontalAlignment = .leading
    [title, back, forth].forEach(addSubview)
  }

  /// Shows a date, and its month.
  func show(_ date: Date, _ settings: DateSettings) {
    let moves = date != self.date
    (self.date, self.settings) = (date, settings)
    if moves { month = date }
    show()
  }

  private func go(by months: Int) {
    guard let next = settings.calendar.date(byAdding: .month, value: months, to: month) else {
      return
    }
    month = next
    show()
  }

  /// The first day in the grid, of the month before unless that begins with the week.
  private var firstDay: Date {
    let calendar = settings.calendar
    let first = calendar.dateInterval(of: .month, for: month)?.start ?? month
    let weekday = calendar.component(.weekday, from: first)
    let lead = (weekday - calendar.firstWeekday + 7) % 7
    return calendar.date(byAdding: .day, value: -lead, to: first) ?? first
  }

  private func day(_ index: Int) -> Date {
    settings.calendar.date(byAdding: .day, value: index, to: firstDay) ?? firstDay
  }

  private func show() {
    let calendar = settings.calendar
    title.setTitle(settings.text(month, template: "yMMMM"), for: .normal)
    title.setTitleColor(wheels == nil ? .label : nil, for: .normal)
    for (label, name) in zip(weekdays, settings.weekdayNames) {
      label.text = name.uppercased(with: settings.locale)
      label.isHidden = wheels != nil
    }
    back.isHidden = wheels != nil
    forth.isHidden = wheels != nil
    let first = firstDay
    for (index, view) in days.enumerated() {
      let day = calendar.date(byAdding: .day, value: index, to: first) ?? first
      view.isHidden =
        wheels != nil || !calendar.isDate(day, equalTo: month, toGranularity: .month)
      guard !view.isHidden else { continue }
      view.show(
        "\(calendar.component(.day, from: day))",
        isSelected: calendar.isDate(day, inSameDayAs: date),
        isToday: calendar.isDateInToday(day), isEnabled: settings.allows(day: day))
      view.accessibilityLabel = settings.text(day, template: "EEEEMMMMd")
    }
    setNeedsLayout()
  }

  private func toggleWheels() {
    if let wheels {
      wheels.removeFromSuperview()
      self.wheels = nil
    } else {
      let wheels = DateWheels(mode: .yearAndMonth, date: month, settings)
      wheels.onChange = { [weak self, weak wheels] in
        guard let self, let wheels else { return }
        month = wheels.date
        show()
      }
      addSubview(wheels)
      self.wheels = wheels
    }
    show()
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: self)
    guard let index = days.firstIndex(where: { !$0.isHidden && $0.frame.contains(point) }) else {
      return
    }
    choose(day(index))
  }

  /// Chooses a day; the time of the date stays.
  private func choose(_ day: Date) {
    guard settings.allows(day: day) else { return }
    let calendar = settings.calendar
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    guard let chosen = calendar.date(from: parts), chosen != date else { return }
    date = settings.limited(chosen)
    show()
    onChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, in frame: CGRect) {
      view.frame = frame
      if isMirrored { view.frame.origin.x = bounds.width - frame.maxX }
    }
    let room = max(0, bounds.width - 2 * Self.margin)
    let width = room / 7
    place(
      title,
      in: CGRect(x: 2 * Self.margin, y: 0, width: max(0, room - 104), height: Self.headerHeight))
    place(back, in: CGRect(x: bounds.width - 96, y: 0, width: 44, height: Self.headerHeight))
    place(forth, in: CGRect(x: bounds.width - 52, y: 0, width: 44, height: Self.headerHeight))
    for (index, label) in weekdays.enumerated() {
      place(
        label,
        in: CGRect(
          x: Self.margin + CGFloat(index) * width, y: Self.headerHeight, width: width,
          height: Self.weekdayHeight))
    }
    let top = Self.headerHeight + Self.weekdayHeight
    for (index, view) in days.enumerated() {
      place(
        view,
        in: CGRect(
          x: Self.margin + CGFloat(index % 7) * width,
          y: top + CGFloat(index / 7) * Self.weekHeight, width: width, height: Self.weekHeight))
    }
    wheels?.frame = CGRect(
      x: 0, y: Self.headerHeight, width: bounds.width,
      height: max(0, bounds.height - Self.headerHeight))
  }
}

/// A day of a month: its number, in a circle if it is selected.
private final class DayView: UIView {
  private let circle = UIView()
  private let label = UILabel()
  private var isSelected = false
  private var isToday = false
  private var isEnabled = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(circle)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, isSelected: Bool, isToday: Bool, isEnabled: Bool) {
    label.text = text
    (self.isSelected, self.isToday, self.isEnabled) = (isSelected, isToday, isEnabled)
    showColors()
  }

  private func showColors() {
    label.font =
      isSelected ? .systemFont(ofSize: 24, weight: .medium) : .systemFont(ofSize: 20)
    circle.isHidden = !isSelected
    circle.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.15)
    if !isEnabled {
      label.textColor = .tertiaryLabel
    } else if isSelected {
      label.textColor = isToday ? .white : tintColor
    } else {
      label.textColor = isToday ? tintColor : .label
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  package override var accessibilityDefaults: AccessibilityDefaults {
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(isElement: true, label: label.text, traits: traits)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    circle.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    circle.layer.cornerRadius = side / 2
    label.frame = bounds
  }
}
