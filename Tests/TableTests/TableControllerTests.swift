import CollectionViewExtras
import Testing
import UIKit

/// As Xcode's template has it.
private class MasterViewController: UITableViewController {
  var objects = ["one", "two", "three"]
  var chosen: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    objects.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel!.text = objects[indexPath.row].description
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      objects.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = objects[indexPath.row]
  }
}

/// Overrides one method of the scroll view's delegate.
private class ScrolledViewController: UITableViewController {
  var offsets: [CGFloat] = []

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}

@MainActor @Suite struct TableControllerTests {
  @Test func `methods of the scroll view's delegate can be overridden`() {
    let controller = ScrolledViewController(style: .plain)
    controller.tableView.contentOffset = CGPoint(x: 0, y: 20)
    #expect(controller.offsets.last == 20)
    let delegate: any UIScrollViewDelegate = controller
    #expect(delegate.scrollViewDidScroll?(controller.tableView) != nil)
    #expect(delegate.scrollViewDidZoom?(controller.tableView) == nil)
  }

  @Test func `the template shows, selects and deletes`() {
    let controller = MasterViewController(style: .insetGrouped)
    #expect(controller.tableView === controller.view)
    #expect(controller.tableView.style == .insetGrouped)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let table: UITableView = controller.tableView
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["one", "two", "three"])
    let middle = table.visibleCells[1].convert(CGPoint(x: 100, y: 22), to: window)
    window.tap(at: middle)
    #expect(controller.chosen == "two")
    #expect(table.indexPathForSelectedRow == IndexPath(0, 1))
    controller.viewWillAppear(false)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.performSwipe(onRowAt: IndexPath(0, 0), edge: .trailing))
    #expect(table.indexPathForSwipedRow == IndexPath(0, 0))
    #expect(table.performTap(onSwipeActionAt: 0))
    #expect(controller.objects == ["two", "three"])
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `a table is edited with its controller`() {
    let controller = UITableViewController(style: .plain)
    controller.setEditing(true, animated: false)
    #expect(!controller.isViewLoaded)
    #expect(controller.tableView.isEditing)
    controller.setEditing(false, animated: false)
    #expect(!controller.tableView.isEditing)
  }

  @Test func `methods that a controller leaves out count as not implemented`() {
    let controller = UITableViewController(style: .plain)
    let delegate: any UITableViewDelegate = controller
    let table = UITableView()
    #expect(delegate.tableView?(table, heightForRowAt: IndexPath(0, 0)) == nil)
    #expect(delegate.tableView?(table, willSelectRowAt: IndexPath(0, 0)) == nil)
    let source: any UITableViewDataSource = controller
    #expect(source.numberOfSections?(in: table) == nil)
    #expect(source.tableView?(table, canEditRowAt: IndexPath(0, 0)) == nil)
    let master: any UITableViewDataSource = MasterViewController(style: .plain)
    #expect(master.tableView?(table, canEditRowAt: IndexPath(0, 0)) == true)
  }
}
