import UIKit

/// How notes look.
class SettingsViewController: UITableViewController {
  private enum Row: CaseIterable {
    case appearance, largeText, backup

    var title: String {
      switch self {
      case .appearance: return "Appearance"
      case .largeText: return "Large text"
      case .backup: return "Back up notes"
      }
    }
  }

  private lazy var appearance: UISegmentedControl = {
    let control = UISegmentedControl(items: ["Auto", "Light", "Dark"])
    control.selectedSegmentIndex = 0
    control.addAction(
      UIAction { [unowned self, unowned control] _ in
        view.window?.overrideUserInterfaceStyle =
          UIUserInterfaceStyle(rawValue: control.selectedSegmentIndex) ?? .unspecified
      }, for: .valueChanged)
    return control
  }()
  private lazy var largeText: UISwitch = {
    let control = UISwitch()
    control.addAction(
      UIAction { [unowned self, unowned control] _ in
        tabBarController?.traitOverrides.preferredContentSizeCategory =
          control.isOn ? .extraExtraExtraLarge : .large
      }, for: .valueChanged)
    return control
  }()

  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Row.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = Row.allCases[indexPath.row]
    cell.textLabel?.text = row.title
    cell.textLabel?.textColor = row == .backup ? .systemBlue : .label
    cell.selectionStyle = row == .backup ? .default : .none
    switch row {
    case .appearance: cell.accessoryView = appearance
    case .largeText: cell.accessoryView = largeText
    case .backup: cell.accessoryView = nil
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    "Notes are kept on this device."
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard Row.allCases[indexPath.row] == .backup else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    let sheet = UIAlertController(
      title: "Back up notes", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "To this device", style: .default))
    sheet.addAction(UIAlertAction(title: "To a file", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }
}
