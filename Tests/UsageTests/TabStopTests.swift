import RenderCore
import Testing
@testable import UIKit

/// Tab stops of paragraph styles.
@MainActor @Suite struct TabStopTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func style(
    _ tabs: [NSTextTab]? = nil, interval: CGFloat = 0, indent: CGFloat = 0
  ) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.tabStops = tabs
    style.defaultTabInterval = interval
    (style.firstLineHeadIndent, style.headIndent) = (indent, indent)
    return style
  }

  private func tab(_ location: CGFloat, _ alignment: NSTextAlignment = .left) -> NSTextTab {
    NSTextTab(textAlignment: alignment, location: location)
  }

  /// Where the characters of a text start and end, as it is laid out in a width.
  private func places(
    _ text: String, _ style: NSParagraphStyle, width: Double? = nil
  ) -> [TextPlacement.Character] {
    let string = NSAttributedString(
      string: text, attributes: [.font: font, .paragraphStyle: style])
    let block = TextComposer(font: font, color: .label).block(string)
    return Platform.current.textPlaces.placement(of: block, maximumWidth: width).lines
      .flatMap(\.characters)
  }

  private func width(_ text: String) -> Double {
    Double((text as NSString).size(withAttributes: [.font: font]).width)
  }

  private func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.1 }

  @Test func `a style has twelve stops 28 points apart`() {
    let stops = NSParagraphStyle.default.tabStops ?? []
    #expect(stops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    #expect(stops.allSatisfy { $0.alignment == .left && $0.options.isEmpty })
    #expect(NSParagraphStyle.default.defaultTabInterval == 0)
    let changed = NSMutableParagraphStyle()
    changed.tabStops = [tab(10)]
    #expect(changed.tabStops.count == 1 && changed != NSParagraphStyle.default)
    changed.tabStops = nil
    #expect(changed.tabStops.count == 12 && changed == NSParagraphStyle.default)
  }

  @Test func `stops are in the order of their locations`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [tab(90), tab(30)]
    style.addTabStop(tab(60))
    #expect(style.tabStops.map(\.location) == [30, 60, 90])
    style.removeTabStop(tab(60))
    #expect(style.tabStops.map(\.location) == [30, 90])
    #expect((style.copy() as? NSParagraphStyle)?.tabStops == style.tabStops)
  }

  @Test func `text goes on at the stops`() {
    let text = places("a\tb\tc", style([tab(50), tab(120)]))
    #expect(isClose(text[2].start, 50) && isClose(text[4].start, 120))
    #expect(isClose(places("a\tb", style())[2].start, 28))
  }

  @Test func `text before a stop, around it, and by its decimal separators`() {
    let right = places("a\tbb", style([tab(100, .right)]))
    // The last letter's tracking, which is less than half a point, is not cut off.
    #expect(abs(right[3].end - 100) < 0.5)
    let center = places("a\tbb", style([tab(100, .center)]))
    #expect(isClose(center[2].start, 100 - width("bb") / 2))
    let ends: [NSTextTab.OptionKey: Any] = [.columnTerminators: CharacterSet(charactersIn: ".,")]
    let decimal = NSTextTab(textAlignment: .right, location: 100, options: ends)
    for number in ["1.5", "12,25", "123.456"] {
      let characters = places("\t" + number, style([decimal]))
      let whole = number.prefix { $0.isNumber }.count
      let separator = characters[whole + 1]
      #expect(separator.start <= 100 && separator.end >= 100, "\(number)")
    }
    // What has no separator ends at the stop.
    #expect(abs(places("\t42", style([decimal]))[2].end - 100) < 0.5)
  }

  @Test func `the stops behind the last one lie at multiples of the interval`() {
    let text = places("a\tb\tc\td", style([tab(50)], interval: 40))
    #expect(isClose(text[2].start, 50) && isClose(text[4].start, 80) && isClose(text[6].start, 120))
    let only = places("a\tb\tc", style([], interval: 40))
    #expect(isClose(only[2].start, 40) && isClose(only[4].start, 80))
    let repeated = places("a\tb\tc", style([tab(50)]))
    #expect(isClose(repeated[4].start, 100))
  }

  @Test func `stops are measured from the edge, not from the indent`() {
    let text = places("a\tb", style([tab(50)], indent: 20), width: 200)
    #expect(isClose(text[0].start, 20) && isClose(text[2].start, 50))
    // Lists of bullets: the text of the second line is below that of the first.
    let list = NSMutableParagraphStyle()
    (list.tabStops, list.firstLineHeadIndent, list.headIndent) = ([tab(30)], 10, 30)
    let words = places("•\tone two three four", list, width: 100)
    let lefts = Set(words.map { $0.start.rounded() })
    #expect(isClose(words[0].start, 10) && isClose(words[2].start, 30))
    #expect(lefts.filter { $0 < 30 } == [10] || lefts.min() == 10)
  }

  @Test func `a stop at the end of the lines keeps its text in the line`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "Total\t$9.99", attributes: [.font: font, .paragraphStyle: style([tab(200, .right)])])
    #expect(label.sizeThatFits(CGSize(width: 200, height: 500)).height < 2 * font.lineHeight)
    #expect(isClose(Double(label.intrinsicContentSize.width), 200))
  }

  @Test func `odd stops and intervals do no harm`() {
    for number in [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e-300, 1e300] {
      let places = places("a\tb\tc\td", style([tab(number)], interval: number), width: 100)
      #expect(places.allSatisfy { $0.start.isFinite && $0.end.isFinite })
    }
  }

  @Test func `stops come back from archives`() throws {
    let terminators = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
    #expect(terminators == CharacterSet(charactersIn: ","))
    let decimal = NSTextTab(
      textAlignment: .right, location: 80, options: [.columnTerminators: terminators])
    let known = style([tab(30, .center), decimal], interval: 16)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: known, requiringSecureCoding: true)
    let other = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSParagraphStyle.self, from: data))
    #expect(other == known && other.tabStops.last == decimal && other.defaultTabInterval == 16)
    let single = try NSKeyedArchiver.archivedData(
      withRootObject: decimal, requiringSecureCoding: true)
    #expect(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextTab.self, from: single) == decimal)
    #expect(decimal != tab(80, .right) && decimal.copy() as? NSTextTab === decimal)
  }
}
