import Foundation

/// A control that chooses a date, a time or a duration.
///
/// - Note: Wheels are 320 by 216 points, the month of days is 332 high and 376 with a time, labels are
///   34.33 high, as pictures of iOS 14 to 18 show. Rule PICK-3.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  private var wheels: DateWheels?
  private var month: PickerMonth?
  /// The labels of the compact style, and the label of the time below a month.
  private var fields: [DateField] = []
  private let timeLabel = UILabel()
  private var shownDate = Date()
  private var shownDuration: TimeInterval = 60

  override func setUp() {
    timeLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    timeLabel.text = "Time"
    rebuild()
    if bounds.size == .zero { bounds.size = naturalSize }
  }

  // MARK: Options

  /// What is chosen. The default is `dateAndTime`.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { rebuild() } }
  }

  /// The appearance asked for. The default is `automatic`.
  ///
  /// Durations and months have wheels only: another style for a duration stops the program.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }

  /// The appearance: never `automatic`.
  open var datePickerStyle: UIDatePickerStyle {
    switch (datePickerMode, preferredDatePickerStyle) {
    case (.countDownTimer, _), (.yearAndMonth, _): .wheels
    case (_, .automatic): .compact
    case (.time, .inline): .wheels
    case (_, let style): style
    }
  }

  /// The language and the order of dates; nil, the default, for the user's.
  open var locale: Locale? { didSet { if locale != oldValue { rebuild() } } }
  /// The calendar; nil stands for the user's, which is the default.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set {
      ownCalendar = newValue
      rebuild()
    }
  }
  private var ownCalendar: Calendar?
  /// The time zone; nil, the default, for the calendar's.
  open var timeZone: TimeZone? { didSet { if timeZone != oldValue { rebuild() } } }

  /// The first date that can be chosen; nil, the default, for none. Has no effect if it is after
  /// ``maximumDate``.
  open var minimumDate: Date? { didSet { limitsDidChange() } }
  /// The last date that can be chosen; nil, the default, for none. Has no effect if it is before
  /// ``minimumDate``.
  open var maximumDate: Date? { didSet { limitsDidChange() } }

  /// The minutes between two rows, from 1, the default, to 30. A value that does not divide 60
  /// changes nothing.
  open var minuteInterval = 1 {
    didSet {
      guard minuteInterval != oldValue else { return }
      guard (1...30).contains(minuteInterval), 60 % minuteInterval == 0 else {
        return minuteInterval = oldValue
      }
      rebuild()
    }
  }
  /// Whether ``date`` is rounded down to ``minuteInterval``. The default is `true`.
  open var roundsToMinuteInterval = true

  private var settings: DateSettings {
    var calendar: Calendar = ownCalendar ?? .current
    let locale = locale ?? ownCalendar?.locale ?? .current
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    return DateSettings(
      calendar: calendar, locale: locale, minimum: minimumDate, maximum: maximumDate,
      minuteInterval: minuteInterval)
  }

  // MARK: Value

  /// The chosen date, within the limits. The default is the time at which the picker was made. Setting
  /// it sends no actions.
  open var date: Date {
    get { roundsToMinuteInterval ? settings.rounded(shownDate) : shownDate }
    set { setDate(newValue, animated: false) }
  }

  /// Chooses a date.
  ///
  /// - Parameter animated: Whether wheels turn to the date.
  open func setDate(_ date: Date, animated: Bool) {
    shownDate = settings.limited(date)
    show(animated: animated && window != nil)
  }

  /// The chosen duration of `countDownTimer` in seconds, whole minutes from one to 23 hours and 59.
  /// The default is 60.
  open var countDownDuration: TimeInterval {
    get { shownDuration }
    set {
      let minutes = newValue.isFinite ? min(max((newValue / 60).rounded(.down), 1), 1439) : 1
      shownDuration = minutes * 60
      show(animated: false)
    }
  }

  private func limitsDidChange() {
    shownDate = settings.limited(shownDate)
    show(animated: false)
  }

  private func take(_ date: Date) {
    shownDate = date
    show(animated: false)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Parts

  private func rebuild() {
    refuse(
      unless: datePickerMode != .countDownTimer
        || ![.compact, .inline].contains(preferredDatePickerStyle),
      """
      UIDatePickerModeCountDownTimer is supported by wheels only. Set preferredDatePickerStyle to \
      .wheels or .automatic.
      """)
    for view in [wheels, month, timeLabel] + fields { view?.removeFromSuperview() }
    (wheels, month, fields) = (nil, nil, [])
    switch datePickerStyle {
    case .wheels, .automatic: addWheels()
    case .inline:
      addMonth()
      if datePickerMode == .dateAndTime {
        addSubview(timeLabel)
        addField(choosing: .time)
      }
    case .compact:
      if datePickerMode != .time { addField(choosing: .date) }
      if datePickerMode != .date { addField(choosing: .time) }
    }
    show(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func addWheels() {
    let wheels = DateWheels(mode: datePickerMode, date: shownDate, settings)
    wheels.onChange = { [weak self, weak wheels] in
      guard let self, let wheels else { return }
      shownDuration = wheels.duration
      shownDate = wheels.date
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    addSubview(wheels)
    self.wheels = wheels
  }

  private func addMonth() {
    let month = PickerMonth(date: shownDate, settings)
    month.onChange = { [weak self, weak month] in
      if let month { self?.take(month.date) }
    }
    addSubview(month)
    self.month = month
  }

  private func addField(choosing mode: Mode) {
    let field = DateField()
    field.addAction(
      UIAction { [weak self, weak field] _ in
        if let field { self?.open(field, mode) }
      }, for: .primaryActionTriggered)
    addSubview(field)
    fields.append(field)
  }

  private func show(animated: Bool) {
    let settings = settings
    let date = settings.rounded(shownDate)
    wheels?.take(datePickerMode, settings)
    wheels?.show(date, animated: animated)
    wheels?.show(duration: shownDuration, animated: animated)
    month?.show(shownDate, settings)
    let time = settings.text(date, date: .none, time: .short)
    let day = settings.text(date, date: .medium, time: .none)
    if datePickerStyle == .inline { fields.first?.text = time }
    if datePickerStyle == .compact {
      fields.first?.text = datePickerMode == .time ? time : day
      if fields.count == 2 { fields[1].text = time }
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    for field in fields { field.isEnabled = isEnabled }
    for view in [wheels, month] as [UIView?] {
      view?.isUserInteractionEnabled = isEnabled
      view?.alpha = isEnabled ? 1 : 0.4
    }
  }

  // MARK: Opening

  /// Presents a picker in a popover beside a label.
  private func open(_ field: DateField, _ mode: Mode) {
    var next: UIResponder? = self
    while let responder = next, !(responder is UIViewController) { next = responder.next }
    guard let presenter = next as? UIViewController else { return }
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = mode == .time ? .wheels : .inline
    (picker.locale, picker.timeZone) = (locale, timeZone)
    if let ownCalendar { picker.calendar = ownCalendar }
    (picker.minimumDate, picker.maximumDate) = (minimumDate, maximumDate)
    picker.minuteInterval = minuteInterval
    picker.date = shownDate
    picker.addAction(
      UIAction { [weak self, weak picker] _ in
        if let picker { self?.take(picker.date) }
      }, for: .valueChanged)
    let content = DatePopover(picker)
    content.onEnd = { [weak field] in field?.isOpen = false }
    content.popoverPresentationController?.sourceView = field
    field.isOpen = true
    presenter.present(content, animated: true)
  }

  // MARK: Layout

  /// The distance between labels, in points.
  private static let gap: CGFloat = 6

  private var naturalSize: CGSize {
    switch datePickerStyle {
    case .wheels, .automatic: return CGSize(width: 320, height: 216)
    case .inline:
      return CGSize(width: 320, height: MonthCalendar.height + (fields.isEmpty ? 0 : 44))
    case .compact:
      let sizes = fields.map(\.intrinsicContentSize)
      let gaps = Self.gap * CGFloat(max(0, sizes.count - 1))
      return CGSize(
        width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }
  }

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels?.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let month {
      month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: MonthCalendar.height)
      placeTime(isMirrored)
    } else {
      placeFields(isMirrored)
    }
  }

  private func placeTime(_ isMirrored: Bool) {
    guard let field = fields.first else { return }
    let size = field.intrinsicContentSize
    let y = MonthCalendar.height + (44 - size.height) / 2
    let x = bounds.width - size.width - 16
    let label = timeLabel.sizeThatFits(.zero)
    field.frame = CGRect(
      x: isMirrored ? 16 : x, y: y, width: size.width, height: size.height)
    timeLabel.frame = CGRect(
      x: isMirrored ? bounds.width - 16 - label.width : 16,
      y: MonthCalendar.height + (44 - label.height) / 2, width: label.width, height: label.height)
  }

  /// Labels lie at the trailing edge, or where the content of the control is aligned to.
  private func placeFields(_ isMirrored: Bool) {
    let size = naturalSize
    var x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: 0
      case .right: bounds.width - size.width
      default: (bounds.width - size.width) / 2
      }
    for field in isMirrored ? fields.reversed() : fields {
      let own = field.intrinsicContentSize
      field.frame = CGRect(
        x: x, y: (bounds.height - own.height) / 2, width: own.width, height: own.height)
      x += own.width + Self.gap
    }
  }
}

/// Shows the picker of a label.
private final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
  private let picker: UIDatePicker
  var onEnd: () -> Void = {}

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = picker.intrinsicContentSize
    modalPresentationStyle = .popover
    popoverPresentationController?.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(picker)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picker.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEnd()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
