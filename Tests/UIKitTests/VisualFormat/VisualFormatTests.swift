import Testing

@testable import UIKit

@MainActor @Suite struct VisualFormatTests {
  private let root = host(200, 100)
  private let icon = UIView()
  private let title = UIView()

  init() {
    root.place(icon)
    root.place(title)
  }

  private func activate(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics,
          views: ["icon": icon, "title": title]))
    }
    root.layoutIfNeeded()
  }

  @Test func `a row is drawn from edge to edge`() {
    activate(
      "|-[icon(24)]-[title]-5-|", "V:|[icon(10)]", "V:|-gap-[title(icon)]", metrics: ["gap": 7])
    #expect(icon.frame == CGRect(x: 20, y: 0, width: 24, height: 10))
    #expect(title.frame == CGRect(x: 52, y: 7, width: 143, height: 10))
  }

  @Test func `predicates have relations and priorities`() {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:[icon(>=10,<=40@750)]-(==4@low)-[title(==icon)]",
      metrics: ["low": 250.0], views: ["icon": icon, "title": title])
    #expect(made.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual, .equal, .equal])
    #expect(made.map(\.constant) == [10, 40, 4, 0])
    #expect(made.map(\.priority.rawValue) == [1000, 750, 250, 1000])
    #expect(made[2].firstItem === title && made[2].firstAttribute == .leading)
    #expect(made[2].secondItem === icon && made[2].secondAttribute == .trailing)
    #expect(made[3].firstItem === title && made[3].secondItem === icon)
  }

  @Test func `neighbours are aligned across`() {
    activate("|[icon(20)][title(30)]", options: .alignAllCenterY)
    activate("V:|[icon(40)]", "V:[title(10)]")
    #expect(title.frame == CGRect(x: 20, y: 15, width: 30, height: 10))
  }

  @Test func `a string can run from right to left`() {
    activate("|-6-[icon(20)]-2-[title(30)]", options: .directionRightToLeft)
    #expect(icon.frame.minX == 200.0 - 6 - 20)
    #expect(title.frame.minX == 142.0)
  }

  @Test func `a string that cannot be read is refused with the place`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "|-[icon(", metrics: nil, views: ["icon": UIView()])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Unable to parse constraint format: Expected a name or a number"))
    #expect(text.contains("\n        ^"))
  }

  @Test func `an unknown view is refused by name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "[label]", metrics: nil, views: [:])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("label is not a key in the views dictionary"))
  }
}
