import DocumentCore

/// The attributes of controls.
@MainActor enum ControlSettings {
  static let all: [Setting<UIControl>] = [
    .truth("enabled") { $0.isEnabled = $1 },
    .truth("selected") { $0.isSelected = $1 },
    .truth("highlighted") { $0.isHighlighted = $1 },
    .truth("showsMenuAsPrimaryAction") { $0.showsMenuAsPrimaryAction = $1 },
    .choice(
      "contentHorizontalAlignment",
      of: [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ]
    ) { $0.contentHorizontalAlignment = $1 },
    .choice(
      "contentVerticalAlignment",
      of: ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]
    ) { $0.contentVerticalAlignment = $1 },
  ]

  static func readKind(of control: UIControl, _ reader: ObjectReader) {
    // A view with the class of a control has none of a control's attributes.
    if reader.element.name != "view" { Setting.apply(all, to: control, reader) }
    switch control {
    case let button as UIButton: ButtonReader(reader).read(into: button)
    case let field as UITextField: TextSettings.read(field, reader)
    case let control as UISegmentedControl: read(control, reader)
    case let control as UISwitch:
      Setting.apply(switches, to: control, reader)
      control.onTintColor = color("onTintColor", reader)
      control.thumbTintColor = color("thumbTintColor", reader)
    case let slider as UISlider:
      Setting.apply(sliders, to: slider, reader)
      slider.minimumTrackTintColor = color("minimumTrackTintColor", reader)
      slider.maximumTrackTintColor = color("maximumTrackTintColor", reader)
      slider.thumbTintColor = color("thumbTintColor", reader)
    case let stepper as UIStepper: Setting.apply(steppers, to: stepper, reader)
    case let pages as UIPageControl:
      Setting.apply(pageControls, to: pages, reader)
      pages.pageIndicatorTintColor = color("pageIndicatorTintColor", reader)
      pages.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor", reader)
    case let picker as UIDatePicker: read(picker, reader)
    default: break
    }
  }

  private static func color(_ key: String, _ reader: ObjectReader) -> UIColor? {
    reader.values.color(reader.element.child(key: key))
  }

  private static let switches: [Setting<UISwitch>] = [.truth("on") { $0.isOn = $1 }]

  private static let sliders: [Setting<UISlider>] = [
    .number("minValue") { $0.minimumValue = Float($1) },
    .number("maxValue") { $0.maximumValue = Float($1) },
    .number("value") { $0.value = Float($1) },
    .truth("continuous") { $0.isContinuous = $1 },
    .image("minimumValueImage") { $0.minimumValueImage = $1 },
    .image("maximumValueImage") { $0.maximumValueImage = $1 },
  ]

  private static let steppers: [Setting<UIStepper>] = [
    .number("minimumValue") { $0.minimumValue = Double($1) },
    .number("maximumValue") { $0.maximumValue = Double($1) },
    .number("stepValue") { if $1 > 0 { $0.stepValue = Double($1) } },
    .number("value") { $0.value = Double($1) },
    .truth("wraps") { $0.wraps = $1 },
    .truth("autorepeat") { $0.autorepeat = $1 },
    .truth("continuous") { $0.isContinuous = $1 },
  ]

  private static let pageControls: [Setting<UIPageControl>] = [
    .number("numberOfPages") { $0.numberOfPages = min(max(0, Int($1)), 10_000) },
    .number("currentPage") { $0.currentPage = Int($1) },
    .truth("hidesForSinglePage") { $0.hidesForSinglePage = $1 },
  ]

  // MARK: Segments

  private static func read(_ control: UISegmentedControl, _ reader: ObjectReader) {
    let element = reader.element
    for (index, segment) in element.list("segments").enumerated() {
      if let image = reader.values.image(segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        let title = reader.text("segmentTitles[\(index)]", segment["title"], id: element.id ?? "")
        control.insertSegment(withTitle: title ?? "", at: index, animated: false)
      }
      if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
      if segment["enabled"] == "NO" { control.setEnabled(false, forSegmentAt: index) }
    }
    control.isMomentary = element.isTrue("momentary")
    control.apportionsSegmentWidthsByContent = element.isTrue("apportionsSegmentWidthsByContent")
    if let color = color("selectedSegmentTintColor", reader) {
      control.selectedSegmentTintColor = color
    }
    let selected = element.number("selectedSegmentIndex").map { Int($0) } ?? 0
    if selected < control.numberOfSegments { control.selectedSegmentIndex = max(-1, selected) }
  }

  // MARK: Dates

  private static func read(_ picker: UIDatePicker, _ reader: ObjectReader) {
    Setting.apply(datePickers, to: picker, reader)
    if let name = reader.element.child(key: "locale")?["localeIdentifier"] {
      picker.locale = Locale(identifier: name)
    }
    picker.minimumDate = date("minimumDate", reader)
    picker.maximumDate = date("maximumDate", reader)
    if reader.element["useCurrentDate"] == "NO", let date = date("date", reader) {
      picker.date = date
    }
  }

  private static func date(_ key: String, _ reader: ObjectReader) -> Date? {
    reader.element.child(key: key)?.number("timeIntervalSinceReferenceDate")
      .map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  private static let datePickers: [Setting<UIDatePicker>] = [
    .choice(
      "datePickerMode",
      of: [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime,
        "countDownTimer": .countDownTimer,
      ]
    ) { $0.datePickerMode = $1 },
    .choice(
      "style",
      of: ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]
    ) { $0.preferredDatePickerStyle = $1 },
    .number("minuteInterval") { if $1 >= 1 { $0.minuteInterval = Int($1) } },
    .number("countDownDuration") { $0.countDownDuration = Double($1) },
  ]

  // MARK: Views beside controls

  static func read(_ view: UIProgressView, _ reader: ObjectReader) {
    Setting.apply(progressViews, to: view, reader)
    view.progressTintColor = color("progressTintColor", reader)
    view.trackTintColor = color("trackTintColor", reader)
  }

  private static let progressViews: [Setting<UIProgressView>] = [
    .choice("progressViewStyle", of: ["default": .default, "bar": .bar]) {
      $0.progressViewStyle = $1
    },
    .number("progress") { $0.progress = Float($1) },
  ]

  static func read(_ view: UIActivityIndicatorView, _ reader: ObjectReader) {
    Setting.apply(indicators, to: view, reader)
    if let color = color("color", reader) { view.color = color }
  }

  private static let indicators: [Setting<UIActivityIndicatorView>] = [
    .text("style") { view, style in
      view.style = ["large", "whiteLarge"].contains(style) ? .large : .medium
      if style.hasPrefix("white") { view.color = .white }
    },
    .truth("hidesWhenStopped") { $0.hidesWhenStopped = $1 },
    .truth("animating") { if $1 { $0.startAnimating() } },
  ]
}
