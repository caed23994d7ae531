import UIKit

extension Scene {
  static let tableStyles = Scene(
    "table-styles", title: "Cells of a table",
    summary: "An inset grouped table view: every style of cell, every accessory, a selected row."
  ) { _ in TableStylesViewController() }
}

/// Rows of each style and with each accessory; nothing is loaded.
final class TableStylesViewController: UITableViewController {
  private struct Row {
    var style = UITableViewCell.CellStyle.default
    var text: String
    var detail: String?
    var symbol: String?
    var accessory = UITableViewCell.AccessoryType.none
    var hasSwitch = false
  }

  private struct Group {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  private let groups = [
    Group(
      header: "Styles",
      rows: [
        Row(text: "Default", symbol: "star.fill"),
        Row(style: .value1, text: "Value 1", detail: "At the end"),
        Row(style: .value2, text: "value 2", detail: "Beside the text"),
        Row(style: .subtitle, text: "Subtitle", detail: "Below the text", symbol: "tray"),
      ]),
    Group(
      header: "Accessories", footer: "The switch is a view of the application's own.",
      rows: [
        Row(text: "Disclosure", accessory: .disclosureIndicator),
        Row(text: "Detail and disclosure", accessory: .detailDisclosureButton),
        Row(style: .value1, text: "Checkmark", detail: "Chosen", accessory: .checkmark),
        Row(text: "Detail", accessory: .detailButton),
        Row(text: "Switch", symbol: "bell.fill", hasSwitch: true),
      ]),
    Group(
      rows: [
        Row(text: "Selected", accessory: .disclosureIndicator),
        Row(
          text: "A text that is too long for one line of the card it stands on, so it ends early"),
      ]),
  ]

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.layoutIfNeeded()
    tableView.selectRow(
      at: IndexPath(row: 0, section: 2), animated: false, scrollPosition: .none)
    clearsSelectionOnViewWillAppear = false
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = groups[indexPath.section].rows[indexPath.row]
    let identifier = "\(row.style)"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: row.style, reuseIdentifier: identifier)
    cell.textLabel?.text = row.text
    cell.detailTextLabel?.text = row.detail
    cell.imageView?.image = row.symbol.flatMap { UIImage(systemName: $0) }
    cell.accessoryType = row.accessory
    cell.accessoryView = row.hasSwitch ? makeSwitch() : nil
    return cell
  }

  private func makeSwitch() -> UISwitch {
    let view = UISwitch()
    view.isOn = true
    return view
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { groups[section].header }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { groups[section].footer }
}
