import CollectionViewExtras
import Testing
import UIKit

/// The titles at the side of a table view: how they look, and a finger on them.
@MainActor @Suite struct SectionIndexTests {
  private final class Letters: NSObject, UITableViewDataSource {
    let letters = ["A", "B", "C", "D"]
    var asked: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { letters.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }

    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      asked.append(title)
      return index
    }
  }

  private let source = Letters()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = source
  }

  private func withWindow(_ body: (UIWindow) throws -> Void) throws {
    try ManualClock.run { _ in
      let window = UIWindow(frame: table.frame)
      window.addSubview(table)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      defer { window.isHidden = true }
      try body(window)
    }
  }

  private func label(_ title: String) throws -> UILabel {
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }
    return try #require(labels(in: table).first { $0.text == title })
  }

  @Test func `titles have the tint colour, or the one that is set`() throws {
    #expect(table.sectionIndexColor == nil && table.sectionIndexBackgroundColor == nil)
    #expect(table.sectionIndexTrackingBackgroundColor == nil)
    try withWindow { window in
      let first = try label("A")
      #expect(first.textColor == table.tintColor)
      table.sectionIndexColor = .red
      table.sectionIndexBackgroundColor = .yellow
      window.layoutIfNeeded()
      #expect(first.textColor == .red && first.superview?.backgroundColor == .yellow)
    }
  }

  @Test func `a finger along the titles scrolls to their sections`() throws {
    table.sectionIndexBackgroundColor = .yellow
    table.sectionIndexTrackingBackgroundColor = .gray
    try withWindow { window in
      let (first, third) = (try label("A"), try label("C"))
      let strip = try #require(first.superview)
      let finger = SimulatedTouch(in: window, at: first.convert(CGPoint(x: 7, y: 5), to: nil))
      #expect(source.asked == ["A"] && strip.backgroundColor == .gray)
      finger.move(to: third.convert(CGPoint(x: 7, y: 5), to: nil))
      #expect(source.asked.last == "C")
      // The third section begins below 20 rows.
      #expect(abs(table.contentOffset.y - 20 * 44) < 0.01)
      finger.move(to: CGPoint(x: 313, y: 470))
      #expect(source.asked.last == "D")
      finger.lift()
      #expect(strip.backgroundColor == .yellow)
    }
  }

  @Test func `titles are shown from a number of rows on`() throws {
    #expect(table.sectionIndexMinimumDisplayRowCount == 0)
    table.sectionIndexMinimumDisplayRowCount = 41
    try withWindow { window in
      #expect(table.visibleIndexTitles == [])
      table.sectionIndexMinimumDisplayRowCount = 40
      window.layoutIfNeeded()
      #expect(table.visibleIndexTitles == source.letters)
    }
  }
}
