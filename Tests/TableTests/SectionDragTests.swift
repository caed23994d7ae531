import CollectionViewExtras
import Testing
import UIKit

/// Rows that are dragged by their grips into other sections, with heights and estimates out of the
/// data. Rule TABLE-11.
@MainActor @Suite struct SectionDragTests {
  /// Asks its data for every index path; one that is not there stops the test.
  private final class Data: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heights: [[CGFloat]]
    var shown: [IndexPath] = []
    var hasHeaders = false
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      hasHeaders ? "Header" : nil
    }

    init(_ heights: [[CGFloat]]) { self.heights = heights }

    func numberOfSections(in tableView: UITableView) -> Int { heights.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      heights[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(heights[indexPath.section][indexPath.row])"
      cell.showsReorderControl = true
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath.section][indexPath.row]
    }
    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { heights[indexPath.section][indexPath.row] }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      shown.append(indexPath)
      #expect(cell.textLabel?.text == "\(heights[indexPath.section][indexPath.row])")
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to target: IndexPath
    ) {
      let height = heights[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      heights[target.section].insert(height, at: target.row)
    }
  }

  @Test(arguments: [
    // To a larger section, a smaller one, and out of one that is empty then.
    [[50, 60, 70], [80]], [[50], [60, 70, 80]], [[50, 60], [70, 80]],
    // Into one that is empty, at its header.
    [[50, 60], []],
  ])
  func `a row comes into another section with its own height`(heights: [[CGFloat]]) {
    let data = Data(heights)
    data.hasHeaders = heights[1].isEmpty
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.dataSource = data
    table.delegate = data
    table.isEditing = true
    ManualClock.run { clock in
      let window = shown(table)
      defer { window.isHidden = true }
      clock.advance(by: 1)
      let first = table.rectForRow(at: IndexPath(0, heights[0].count - 1))
      let end = table.rect(forSection: 1).maxY - 2
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 300, y: first.midY))
      finger.rest(for: 0.3)
      for step in 1...10 {
        finger.move(
          to: CGPoint(x: 300, y: first.midY + (end - first.midY) * CGFloat(step) / 10),
          over: 0.1)
        window.layoutIfNeeded()
      }
      finger.lift()
      clock.advance(by: 1)
      window.layoutIfNeeded()
    }
    #expect(data.heights[0].count == heights[0].count - 1)
    #expect(data.heights[1].contains(heights[0].last ?? 0))
    for (section, heights) in data.heights.enumerated() {
      for (row, height) in heights.enumerated() {
        #expect(table.rectForRow(at: IndexPath(section, row)).height == height)
      }
    }
  }
}
