import UIKit

/// Rows of texts, as applications make them.
@MainActor final class Texts: NSObject, UITableViewDataSource {
  var sections: [[String]]
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  /// The rows that cells were asked for.
  var asked: [IndexPath] = []
  /// What is done with each cell.
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    configure(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }
}

/// Notes what a delegate is told of.
@MainActor final class Calls: NSObject, UITableViewDelegate {
  var log: [String] = []
  var heights: [IndexPath: CGFloat]?
  var selects: (IndexPath) -> IndexPath? = { $0 }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("willDisplay \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("didEndDisplaying \(indexPath.row)") }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight \(indexPath.row)")
    return true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return selects(indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights?[indexPath] ?? UITableView.automaticDimension
  }
}

/// A table view of 390 by 600 points, laid out.
@MainActor func makeTable(
  _ source: Texts, _ style: UITableView.Style = .plain,
  _ cellClass: UITableViewCell.Type = UITableViewCell.self
) -> UITableView {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: style)
  table.register(cellClass, forCellReuseIdentifier: "Cell")
  table.dataSource = source
  table.layoutIfNeeded()
  return table
}

/// A window on the screen that shows a view.
@MainActor func shown(_ view: UIView) -> UIWindow {
  let window = UIWindow(frame: view.bounds)
  window.addSubview(view)
  window.isHidden = false
  window.layoutIfNeeded()
  return window
}

extension IndexPath {
  init(_ section: Int, _ row: Int) { self.init(row: row, section: section) }
}
