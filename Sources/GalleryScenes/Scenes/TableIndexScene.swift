import UIKit

extension Scene {
  static let tableIndex = Scene(
    "table-index", title: "A table with an index",
    summary: "A plain table view: headers that stay in view, subtitles, titles at the side.",
    scroll: 600
  ) { TableIndexViewController(catalogue: $0) }
}

/// The elements by their first letters.
final class TableIndexViewController: UITableViewController {
  private final class Cell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
      fatalError("Scenes are made in code.")
    }
  }

  private let letters: [String]
  private let elements: [String: [Element]]

  init(catalogue: Catalogue) {
    let all = (0..<118).map { catalogue.all[$0] }
    elements = Dictionary(grouping: all) { String($0.name.prefix(1)) }
      .mapValues { $0.sorted { $0.name < $1.name } }
    letters = elements.keys.sorted()
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "Element")
  }

  private func element(at path: IndexPath) -> Element? {
    elements[letters[path.section]]?[path.row]
  }

  override func numberOfSections(in tableView: UITableView) -> Int { letters.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    elements[letters[section]]?.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Element", for: indexPath)
    guard let element = element(at: indexPath) else { return cell }
    cell.textLabel?.text = element.name
    cell.detailTextLabel?.text = element.familyText
    cell.detailTextLabel?.textColor = .secondaryLabel
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { letters[section] }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
}
