import UIKit

/// An application with all that scripts of pages need: a list that is searched, refreshed, reordered, swiped
/// and expanded, with context menus and a sheet.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: ListController())
    window?.makeKeyAndVisible()
    return true
  }
}

final class ListController: UIViewController, UICollectionViewDelegate, UISearchResultsUpdating {
  private var rows = (1...30).map { "Row \($0)" }
  private var filter = ""
  private var list: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, String>!
  private let refresh = UIRefreshControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Everything"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Note", primaryAction: UIAction(title: "Note") { [weak self] _ in self?.showNote() })
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    makeList()
    show(animated: false)
    showFamily()
  }

  private func makeList() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      guard let row = self?.source.itemIdentifier(for: path), row.hasPrefix("Row") else {
        return nil
      }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          self?.rows.removeAll { $0 == row }
          self?.show(animated: true)
          done(true)
        }
      ])
    }
    list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.accessibilityIdentifier = "list"
    list.delegate = self
    view.addSubview(list)
    refresh.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        rows.insert("Row new", at: 0)
        show(animated: true)
        refresh.endRefreshing()
      }, for: .valueChanged)
    list.refreshControl = refresh
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, row in
      var content = UIListContentConfiguration.cell()
      content.text = row
      cell.contentConfiguration = content
      cell.accessories =
        row == "Family"
        ? [.outlineDisclosure()]
        : row.hasPrefix("Row") ? [.reorder(displayed: .always)] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.reorderingHandlers.canReorderItem = { $0.hasPrefix("Row") }
    source.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.rows = transaction.finalSnapshot.itemIdentifiers(inSection: 1)
    }
  }

  private func show(animated: Bool) {
    var snapshot = source.snapshot()
    if snapshot.sectionIdentifiers.isEmpty { snapshot.appendSections([0, 1]) }
    snapshot.deleteItems(snapshot.itemIdentifiers(inSection: 1))
    snapshot.appendItems(rows.filter { filter.isEmpty || $0.contains(filter) }, toSection: 1)
    source.apply(snapshot, animatingDifferences: animated)
  }

  private func showFamily() {
    var family = NSDiffableDataSourceSectionSnapshot<String>()
    family.append(["Family"])
    family.append(["Child one", "Child two"], to: "Family")
    source.apply(family, to: 0, animatingDifferences: false)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    guard text != filter else { return }
    filter = text
    show(animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = paths.first, let row = source.itemIdentifier(for: path) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Double") { [weak self] _ in
          guard let self, let index = rows.firstIndex(of: row) else { return }
          rows.insert(row + " twice", at: index + 1)
          show(animated: true)
        }
      ])
    }
  }

  private func showNote() {
    let note = NoteController()
    note.sheetPresentationController?.detents = [.medium(), .large()]
    present(note, animated: true)
  }
}

final class NoteController: UIViewController {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "note"
    field.addAction(
      UIAction { [weak self] _ in self?.field.resignFirstResponder() }, for: .editingDidEndOnExit)
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      field.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      field.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
