import CollectionViewExtras
import Foundation
import Testing
import UIKit

@MainActor @Suite struct UIDatePickerTests {
  private let picker = UIDatePicker()
  private let zone = TimeZone(identifier: "UTC")!
  /// 2 March 2021, 16:35:20.
  private let march = Date(timeIntervalSince1970: 1_614_702_920)

  init() {
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = zone
    picker.calendar = Calendar(identifier: .gregorian)
    picker.date = march
  }

  private func texts(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  private func wheels(in view: UIView) -> UIPickerView? {
    view as? UIPickerView ?? view.subviews.lazy.compactMap { wheels(in: $0) }.first
  }

  private func selected(_ wheels: UIPickerView) -> [String] {
    (0..<wheels.numberOfComponents).map { component in
      let row = wheels.selectedRow(inComponent: component)
      return wheels.delegate?.pickerView(wheels, titleForRow: row, forComponent: component) ?? ""
    }
  }

  @Test func `defaults are those of UIKit`() {
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime && picker.datePickerStyle == .compact)
    #expect(picker.preferredDatePickerStyle == .automatic && picker.minuteInterval == 1)
    #expect(picker.minimumDate == nil && picker.countDownDuration == 60)
  }

  @Test func `the compact style shows the day and the time on plates`() {
    picker.layoutIfNeeded()
    let texts = self.texts(in: picker).map { $0.replacingOccurrences(of: "\u{202F}", with: " ") }
    #expect(texts == ["Mar 2, 2021", "4:35 PM"])
    #expect(abs(picker.intrinsicContentSize.height - 34.5) < 0.6)
    picker.datePickerMode = .date
    #expect(self.texts(in: picker) == ["Mar 2, 2021"])
  }

  @Test func `wheels show the parts of the date in the order of the locale`() throws {
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    var wheels = try #require(self.wheels(in: picker))
    #expect(selected(wheels) == ["Tue Mar 2", "4", "35", "PM"])
    picker.datePickerMode = .date
    wheels = try #require(self.wheels(in: picker))
    #expect(selected(wheels) == ["March", "2", "2021"])
    picker.locale = Locale(identifier: "en_GB")
    wheels = try #require(self.wheels(in: picker))
    #expect(selected(wheels) == ["2", "March", "2021"])
    picker.datePickerMode = .time
    wheels = try #require(self.wheels(in: picker))
    #expect(selected(wheels) == ["16", "35"])
  }

  @Test func `turning a wheel changes its part, and a day that there is not becomes the last one`()
    throws
  {
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    var sent = 0
    picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    let wheels = try #require(self.wheels(in: picker))
    // The 31st of March, then February.
    let day = wheels.selectedRow(inComponent: 1) + 29
    wheels.selectRow(day, inComponent: 1, animated: false)
    wheels.delegate?.pickerView(wheels, didSelectRow: day, inComponent: 1)
    #expect(picker.date == march.addingTimeInterval(29 * 86_400 - 20))
    let month = wheels.selectedRow(inComponent: 0) - 1
    wheels.selectRow(month, inComponent: 0, animated: false)
    wheels.delegate?.pickerView(wheels, didSelectRow: month, inComponent: 0)
    #expect(selected(wheels) == ["February", "28", "2021"])
    #expect(sent == 2)
  }

  @Test func `dates stay within the limits, and minutes within their interval`() {
    picker.maximumDate = march.addingTimeInterval(-86_400)
    #expect(picker.date == march.addingTimeInterval(-86_400))
    picker.minimumDate = march
    picker.date = march.addingTimeInterval(864_000)
    // Limits that exclude each other do not count.
    #expect(picker.date == march.addingTimeInterval(864_000))
    picker.minimumDate = nil
    picker.maximumDate = nil
    picker.date = march
    picker.minuteInterval = 15
    #expect(picker.date == march.addingTimeInterval(-5 * 60 - 20))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 15)
    picker.roundsToMinuteInterval = false
    #expect(picker.date == march)
  }

  @Test func `a tap on a day of the month chooses it and keeps the time`() {
    picker.preferredDatePickerStyle = .inline
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: picker.intrinsicContentSize.height)
    #expect(picker.bounds.height == 376)
    var sent = 0
    picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    onStage(picker) { window, _ in
      let shown = texts(in: picker)
      #expect(shown.contains("March 2021") && shown.contains("SUN") && shown.contains("31"))
      // Monday, the first, is in the second column of the first week; the 10th in the fourth of the
      // second.
      window.tap(at: CGPoint(x: 8 + 3.5 * 304 / 7, y: 44 + 24 + 44 * 1.5))
    }
    #expect(picker.date == march.addingTimeInterval(8 * 86_400))
    #expect(sent == 1)
  }

  @Test func `chevrons lead to the months beside, where days beyond the limits cannot be chosen`() {
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    picker.minimumDate = march
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 332)
    onStage(picker) { window, _ in
      window.tap(at: CGPoint(x: 246, y: 22))
      #expect(texts(in: picker).contains("February 2021"))
      window.tap(at: CGPoint(x: 8 + 3.5 * 304 / 7, y: 44 + 24 + 44 * 1.5))
      #expect(picker.date == march)
    }
  }

  @Test func `a plate opens a picker whose choice is the control's`() throws {
    let controller = UIViewController()
    picker.datePickerMode = .date
    try ManualClock.run { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = controller
      controller.view.addSubview(picker)
      picker.frame = CGRect(origin: CGPoint(x: 100, y: 200), size: picker.intrinsicContentSize)
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      window.layoutIfNeeded()
      window.tap(at: picker.center)
      clock.advance(by: 1)
      let shown = try #require(controller.presentedViewController)
      #expect(shown.preferredContentSize == CGSize(width: 320, height: 332))
      let inner = try #require(shown.view.subviews.compactMap { $0 as? UIDatePicker }.first)
      #expect(inner.datePickerStyle == .inline && inner.date == picker.date)
      inner.date = march.addingTimeInterval(86_400)
      inner.sendActions(for: .valueChanged)
      #expect(picker.date == march.addingTimeInterval(86_400))
    }
  }

  @Test func `a duration is chosen by wheels in whole minutes`() throws {
    let timer = UIDatePicker()
    timer.datePickerMode = .countDownTimer
    #expect(timer.datePickerStyle == .wheels)
    timer.countDownDuration = 3725
    #expect(timer.countDownDuration == 3720)
    let wheels = try #require(self.wheels(in: timer))
    #expect(selected(wheels) == ["1", "2"])
    timer.countDownDuration = -5
    #expect(timer.countDownDuration == 60)
  }
}
