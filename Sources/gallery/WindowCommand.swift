#if WINDOWS
  import ArgumentParser
  import Foundation
  import GalleryScenes
  import UIKit
  import WindowBackend

  /// `gallery window`
  struct WindowCommand: GalleryCommand {
    static let configuration = CommandConfiguration(
      commandName: "window", abstract: "Shows the scenes live in a window of the desktop.")

    @Argument(help: "The name of the scene to show first; without one a list of all is shown.")
    var scene = ""

    func perform(_ console: Console) throws {
      let catalogue = try Catalogue.bundled()
      let source = ContentScenes { name in
        if name.isEmpty {
          let list = UINavigationController(rootViewController: SceneListController(catalogue))
          list.title = "Gallery"
          return list
        }
        return Scene.all.first { $0.name == name }?.makeViewController(catalogue: catalogue)
      }
      WindowClient.show(source, ProcessInfo.processInfo.environment, content: scene)
    }
  }

  /// All scenes in their groups; a tap shows one.
  private final class SceneListController: UITableViewController {
    private let catalogue: Catalogue
    private let groups = SceneGroup.all(of: Scene.all)

    init(_ catalogue: Catalogue) {
      self.catalogue = catalogue
      super.init(style: .insetGrouped)
      title = "Gallery"
    }

    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      groups[section].scenes.count
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { groups[section].title }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      let scene = groups[indexPath.section].scenes[indexPath.row]
      cell.textLabel?.text = scene.title
      cell.detailTextLabel?.text = scene.summary
      cell.detailTextLabel?.numberOfLines = 2
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let scene = groups[indexPath.section].scenes[indexPath.row]
      let shown = scene.makeViewController(catalogue: catalogue)
      if shown.title == nil { shown.title = scene.title }
      // Bars do not lie within bars.
      if shown is UINavigationController || shown is UITabBarController {
        present(shown, animated: true)
      } else {
        navigationController?.pushViewController(shown, animated: true)
      }
    }
  }
#endif
