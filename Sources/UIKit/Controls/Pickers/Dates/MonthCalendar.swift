import Foundation

/// The days of a month in weeks, with a header that leads to other months, as swipes do. Subclasses say
/// which days are selected, and what a tap on one does.
///
/// - Note: 44 points a week, a header of 44 and a row of weekdays of 24, as pictures of iOS 14 to 18
///   show; Apple documents none of them.
class MonthCalendar: UIView {
  static let headerHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 24
  static let weekHeight: CGFloat = 44
  static let height = headerHeight + weekdayHeight + 6 * weekHeight
  private static let margin: CGFloat = 8

  private(set) var settings: DateSettings
  /// A day of the month that is shown.
  private(set) var month: Date

  private let title = UIButton(type: .system)
  private let back = UIButton(type: .system)
  private let forth = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private var days: [MonthDayView] = []
  private var wheels: DateWheels?

  /// - Parameter month: A day of the month that is shown first.
  init(month: Date, _ settings: DateSettings) {
    (self.month, self.settings) = (month, settings)
    super.init(frame: .zero)
    isOpaque = false
    weekdays = (0..<7).map { _ in UILabel() }
    days = (0..<42).map { _ in MonthDayView() }
    for label in weekdays {
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
    }
    setUpHeader()
    (weekdays + days).forEach(addSubview)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addTarget(self, action: Selector("tapped:", MonthCalendar.tapped))
    addGestureRecognizer(tap)
    addSwipes()
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func addSwipes() {
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
      swipe.direction = direction
      swipe.addTarget(self, action: Selector("swiped:", MonthCalendar.swiped))
      addGestureRecognizer(swipe)
    }
  }

  private func swiped(_ recognizer: UISwipeGestureRecognizer) {
    guard wheels == nil else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    go(by: (recognizer.direction == .left) == isMirrored ? -1 : 1)
  }

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
    title.contentHorizontalAlignment = .leading
    [title, back, forth].forEach(addSubview)
  }

  // MARK: Days

  /// Whether a day is marked as selected. The default is `false`.
  func isSelected(_ day: Date) -> Bool { false }
  /// Whether a day can be chosen. The default is whether it lies within the limits.
  func allows(_ day: Date) -> Bool { settings.allows(day: day) }
  /// Called when a tap has chosen a day that is allowed. The default implementation does nothing.
  func choose(_ day: Date) {}
  /// Shows what lies below the number of a day. The default implementation does nothing.
  func decorate(_ view: MonthDayView, of day: Date) {}
  /// The height of a week in points.
  var weekHeight: CGFloat { Self.weekHeight }
  /// The font of numbers and titles.
  func font(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    .systemFont(ofSize: size, weight: weight)
  }

  // MARK: Months

  /// Whether a touch may lead to a month. The default is `true`.
  func allows(month: Date) -> Bool { true }
  /// Called when a touch has led to another month.
  func monthDidChange(from former: Date) {}

  /// Shows a month by other settings.
  func show(month: Date, _ settings: DateSettings) {
    (self.month, self.settings) = (month, settings)
    show()
  }

  private func month(after months: Int) -> Date? {
    settings.calendar.date(byAdding: .month, value: months, to: month)
  }

  private func go(by months: Int) {
    if let next = month(after: months), allows(month: next) { go(to: next) }
  }

  private func go(to next: Date) {
    let former = month
    month = next
    show()
    monthDidChange(from: former)
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

  /// Shows the days again.
  final func show() {
    title.setTitle(settings.text(month, template: "yMMMM"), for: .normal)
    title.setTitleColor(wheels == nil ? .label : nil, for: .normal)
    title.titleLabel?.font = font(ofSize: 17, weight: .semibold)
    (back.isEnabled, forth.isEnabled) = (
      month(after: -1).map(allows(month:)) ?? false, month(after: 1).map(allows(month:)) ?? false
    )
    let weekdayFont = font(ofSize: 13, weight: .semibold)
    for (label, name) in zip(weekdays, settings.weekdayNames) {
      label.font = weekdayFont
      label.text = name.uppercased(with: settings.locale)
      label.isHidden = wheels != nil
    }
    back.isHidden = wheels != nil
    forth.isHidden = wheels != nil
    showDays()
    setNeedsLayout()
  }

  private func showDays() {
    let calendar = settings.calendar
    let first = firstDay
    let fonts = (font(ofSize: 20, weight: .regular), font(ofSize: 24, weight: .medium))
    for (index, view) in days.enumerated() {
      let day = calendar.date(byAdding: .day, value: index, to: first) ?? first
      view.isHidden =
        wheels != nil || !calendar.isDate(day, equalTo: month, toGranularity: .month)
      guard !view.isHidden else { continue }
      view.show(
        "\(calendar.component(.day, from: day))", in: fonts,
        isSelected: isSelected(day), isToday: calendar.isDateInToday(day), isEnabled: allows(day))
      view.accessibilityLabel = settings.text(day, template: "EEEEMMMMd")
      decorate(view, of: day)
    }
  }

  /// Shows again what lies below the numbers of days.
  final func redecorate(where isMeant: (Date) -> Bool) {
    let first = firstDay
    for (index, view) in days.enumerated() where !view.isHidden {
      let day = settings.calendar.date(byAdding: .day, value: index, to: first) ?? first
      if isMeant(day) { decorate(view, of: day) }
    }
  }

  private func toggleWheels() {
    if let wheels {
      wheels.removeFromSuperview()
      self.wheels = nil
    } else {
      let wheels = DateWheels(mode: .yearAndMonth, date: month, settings)
      wheels.onChange = { [weak self, weak wheels] in
        guard let self, let wheels else { return }
        if allows(month: wheels.date) {
          go(to: wheels.date)
        } else {
          wheels.show(month, animated: true)
        }
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
    let day = day(index)
    if allows(day) { choose(day) }
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
          y: top + CGFloat(index / 7) * weekHeight, width: width, height: weekHeight))
    }
    wheels?.frame = CGRect(
      x: 0, y: Self.headerHeight, width: bounds.width,
      height: max(0, bounds.height - Self.headerHeight))
  }
}
