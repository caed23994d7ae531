import UIKit

/// Words that are dragged out of a list, and what is dropped on it, which is written to the standard error.
@main final class Dragging: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = WordsController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class WordsController: UITableViewController, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  private var words = ["first", "second", "third"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    tableView.dragInteractionEnabled = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.row] as NSString))]
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    say("drag ended")
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    coordinator.session.loadObjects(ofClass: NSURL.self) { [weak self] objects in
      self?.add(objects.compactMap { ($0 as? NSURL)?.absoluteURL?.lastPathComponent })
    }
    coordinator.session.loadObjects(ofClass: NSString.self) { [weak self] objects in
      self?.add(objects.compactMap { ($0 as? NSString).map { "\($0)" } })
    }
  }

  private func add(_ new: [String]) {
    words += new
    tableView.reloadData()
    for word in new { say("dropped \(word)") }
  }

  private func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
