import UIKit

extension Scene {
  static let tableSelfSizing = Scene(
    "table-self-sizing", title: "Rows as high as their texts",
    summary: "A table view while it is edited; constraints in its cells say how high they are."
  ) { TableSelfSizingViewController(catalogue: $0) }
}

/// Notes on elements, of different lengths.
final class TableSelfSizingViewController: UITableViewController {
  private var elements: [Element]

  init(catalogue: Catalogue) {
    elements = (0..<40).map { catalogue.all[$0] }
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NoteTableCell.self, forCellReuseIdentifier: "Note")
    tableView.tableHeaderView = header
    tableView.setEditing(true, animated: false)
  }

  private var header: UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 76))
    label.text = "Notes"
    label.textAlignment = .center
    label.font = .preferred(.title1, size: 28, weight: .bold, largest: 48)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    elements.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
    cell.showsReorderControl = true
    (cell as? NoteTableCell)?.show(elements[indexPath.row])
    return cell
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { indexPath.row == 2 ? .insert : .delete }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    elements.insert(elements.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

/// A title above a text of several lines.
final class NoteTableCell: UITableViewCell {
  private let title = UILabel()
  private let note = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .headline)
    note.font = .preferredFont(forTextStyle: .subheadline)
    note.textColor = .secondaryLabel
    note.numberOfLines = 0
    for label in [title, note] {
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  func show(_ element: Element) {
    title.text = element.name
    note.text = element.note
  }
}
