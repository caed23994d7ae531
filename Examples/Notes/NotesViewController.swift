import UIKit

/// The list of notes.
class NotesViewController: UITableViewController {
  private enum Section: Int {
    case pinned, others

    var title: String { self == .pinned ? "Pinned" : "Notes" }
  }

  private class DataSource: UITableViewDiffableDataSource<Section, Note> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section)?.title
    }
  }

  private let store: NoteStore
  private lazy var dataSource = DataSource(tableView: tableView) { tableView, indexPath, note in
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = note.title.isEmpty ? "Untitled" : note.title
    content.secondaryText = note.text.split(separator: "\n").joined(separator: ", ")
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.numberOfLines = 1
    content.image = UIImage(systemName: note.isPinned ? "pin.fill" : "doc.text")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  init(store: NoteStore) {
    self.store = store
    super.init(style: .insetGrouped)
    title = "Notes"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    dataSource.defaultRowAnimation = .fade
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [unowned self] _ in open(Note(title: "", text: "")) })
    show(animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show(animated: false)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Note>()
    if !store.pinned.isEmpty {
      snapshot.appendSections([.pinned])
      snapshot.appendItems(store.pinned)
    }
    snapshot.appendSections([.others])
    snapshot.appendItems(store.others)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func open(_ note: Note) {
    let editor = NoteViewController(note: note, store: store)
    editor.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(editor, animated: true)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let note = dataSource.itemIdentifier(for: indexPath) else { return }
    open(note)
  }
}
