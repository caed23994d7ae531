import CollectionViewExtras
import Testing
import UIKit

/// Calendar views: months, selections and decorations.
@MainActor @Suite(.serialized) struct UICalendarViewTests {
  private let view = UICalendarView()
  private var calendar = Calendar(identifier: .gregorian)

  init() throws {
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    view.calendar = calendar
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = DateComponents(year: 2021, month: 3)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: view.intrinsicContentSize.height)
  }

  private func day(_ day: Int, month: Int = 3) -> DateComponents {
    DateComponents(year: 2021, month: month, day: day)
  }

  private func date(_ day: Int, month: Int = 3) throws -> Date {
    try #require(calendar.date(from: self.day(day, month: month)))
  }

  /// Where a day of March 2021, which begins with a Monday, is in the view.
  private func place(of day: Int) -> CGPoint {
    let (column, row) = (day % 7, day / 7)
    return CGPoint(
      x: 8 + (CGFloat(column) + 0.5) * 304 / 7, y: 44 + 24 + 60 * CGFloat(row) + 22)
  }

  private func texts(_ view: UIView) -> [String] {
    view.isHidden ? [] : [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(texts)
  }

  private final class Hearer: NSObject, UICalendarViewDelegate,
    UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate
  {
    var heard: [String] = []
    var refused: Set<Int> = []
    var keeps = false
    var decorations: [Int: UICalendarView.Decoration] = [:]
    var asked: [DateComponents] = []

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      asked.append(dateComponents)
      return dateComponents.month == 3 ? decorations[dateComponents.day ?? 0] : nil
    }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { heard.append("month from \(previousDateComponents.month ?? 0)") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { heard.append("select \(dateComponents?.day ?? 0)") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents.map { !refused.contains($0.day ?? 0) } ?? !keeps }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { heard.append("add \(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { heard.append("remove \(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { !refused.contains(dateComponents.day ?? 0) }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { !keeps }
  }

  @Test func `a view shows the present month, and room for decorations`() {
    let fresh = UICalendarView()
    let today = Calendar.current.dateComponents([.year, .month], from: Date())
    #expect(fresh.visibleDateComponents.year == today.year)
    #expect(fresh.visibleDateComponents.month == today.month)
    #expect(fresh.wantsDateDecorations && fresh.selectionBehavior == nil)
    #expect(fresh.intrinsicContentSize == CGSize(width: 320, height: 68 + 6 * 60))
    fresh.wantsDateDecorations = false
    #expect(fresh.intrinsicContentSize.height == 332)
    #expect(fresh.availableDateRange.start == .distantPast)
  }

  @Test func `chevrons and swipes lead to other months`() {
    let hearer = Hearer()
    view.delegate = hearer
    onStage(view) { window, _ in
      #expect(texts(view).contains("March 2021") && texts(view).contains("31"))
      window.tap(at: CGPoint(x: 320 - 74, y: 22))
      #expect(view.visibleDateComponents.month == 2)
      window.tap(at: CGPoint(x: 320 - 30, y: 22))
      #expect(view.visibleDateComponents.month == 3)
      window.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 60, y: 200), over: 0.15)
      #expect(view.visibleDateComponents.month == 4)
      window.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 250, y: 200), over: 0.15)
      #expect(view.visibleDateComponents.month == 3)
    }
    #expect(
      hearer.heard == ["month from 3", "month from 2", "month from 3", "month from 4"])
    view.setVisibleDateComponents(day(5, month: 7), animated: false)
    #expect(view.visibleDateComponents.month == 7 && hearer.heard.count == 4)
  }

  @Test func `months outside of the range are not shown, nor their days chosen`() throws {
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    view.selectionBehavior = selection
    view.availableDateRange = DateInterval(start: try date(10), end: try date(20))
    onStage(view) { window, _ in
      window.tap(at: CGPoint(x: 320 - 74, y: 22))
      window.tap(at: CGPoint(x: 320 - 30, y: 22))
      #expect(view.visibleDateComponents.month == 3)
      window.tap(at: place(of: 9))
      window.tap(at: place(of: 21))
      #expect(selection.selectedDate == nil)
      window.tap(at: place(of: 10))
      #expect(selection.selectedDate?.day == 10)
    }
    view.visibleDateComponents = day(1, month: 5)
    #expect(view.visibleDateComponents.month == 3)
    view.availableDateRange = DateInterval(
      start: try date(1, month: 6), end: try date(1, month: 8))
    #expect(view.visibleDateComponents.month == 6)
  }

  @Test func `one day is selected by taps, and deselected`() {
    let hearer = Hearer()
    let selection = UICalendarSelectionSingleDate(delegate: hearer)
    onStage(view) { window, _ in
      window.tap(at: place(of: 4))
      view.selectionBehavior = selection
      #expect(selection.selectedDate == nil)
      hearer.refused = [5]
      selection.updateSelectableDates()
      window.tap(at: place(of: 4))
      window.tap(at: place(of: 5))
      window.tap(at: place(of: 6))
      #expect(hearer.heard == ["select 4", "select 6"])
      let parts = selection.selectedDate
      #expect(parts?.year == 2021 && parts?.month == 3 && parts?.era == 1 && parts?.calendar != nil)
      hearer.keeps = true
      window.tap(at: place(of: 6))
      #expect(selection.selectedDate?.day == 6)
      hearer.keeps = false
      window.tap(at: place(of: 6))
      #expect(selection.selectedDate == nil && hearer.heard.last == "select 0")
      hearer.heard = []
      selection.setSelected(day(8), animated: true)
      #expect(selection.selectedDate == day(8) && hearer.heard.isEmpty)
    }
    #expect(selected == ["Monday, March 8"])
  }

  /// The accessibility labels of the days that are selected.
  private var selected: [String] {
    func days(_ view: UIView) -> [String] {
      let own = view.accessibilityTraits.contains(.selected) ? [view.accessibilityLabel] : []
      return own.compactMap { $0 } + view.subviews.flatMap(days)
    }
    return days(view)
  }

  @Test func `several days are selected by taps`() {
    let hearer = Hearer()
    let selection = UICalendarSelectionMultiDate(delegate: hearer)
    view.selectionBehavior = selection
    selection.selectedDates = [day(2)]
    hearer.refused = [5]
    onStage(view) { window, _ in
      window.tap(at: place(of: 10))
      window.tap(at: place(of: 5))
      #expect(selection.selectedDates.map(\.day) == [2, 10])
      window.tap(at: place(of: 2))
      #expect(selection.selectedDates.map(\.day) == [10])
      hearer.keeps = true
      window.tap(at: place(of: 10))
      #expect(selection.selectedDates.map(\.day) == [10])
    }
    #expect(hearer.heard == ["add 10", "remove 2"])
    #expect(selected == ["Wednesday, March 10"])
  }

  @Test func `decorations lie below their days`() throws {
    let hearer = Hearer()
    hearer.decorations = [
      3: .default(color: .systemRed, size: .large), 4: .image(UIImage(systemName: "star.fill")),
      5: .customView {
        let label = UILabel()
        (label.text, label.font) = ("Gym", .systemFont(ofSize: 10))
        return label
      },
    ]
    view.delegate = hearer
    #expect(hearer.asked.count == 31 && hearer.asked.first?.calendar != nil)
    view.layoutIfNeeded()
    let disc = try #require(
      descendants(view).first { $0.backgroundColor == .systemRed && !$0.isHidden })
    #expect(disc.bounds.size == CGSize(width: 8, height: 8))
    let center = disc.convert(CGPoint(x: 4, y: 4), to: view)
    #expect(abs(center.x - place(of: 3).x) < 0.6 && center.y == place(of: 3).y + 30)
    #expect(texts(view).contains("Gym"))
    hearer.asked = []
    hearer.decorations[3] = nil
    view.reloadDecorations(forDateComponents: [day(3), day(1, month: 9)], animated: true)
    #expect(hearer.asked.map(\.day) == [3] && disc.superview == nil)
    view.wantsDateDecorations = false
    #expect(!texts(view).contains("Gym"))
  }

  private func descendants(_ view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(descendants)
  }
}
