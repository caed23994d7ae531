import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct TableMenuTests {
  private final class Menus: NSObject, UITableViewDelegate {
    var log: [String] = []
    lazy var action = UIAction(title: "Copy") { [weak self] _ in self?.log.append("copy") }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("menu \(indexPath.row)")
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [action] _ in
        UIMenu(children: [action])
      }
    }
  }

  @Test func `a row that is pressed long opens its menu`() {
    let source = Texts([["a", "b"]])
    let table = makeTable(source)
    #expect(table.contextMenuInteraction == nil)
    let menus = Menus()
    table.delegate = menus
    let window = shown(table)
    let interaction = table.contextMenuInteraction
    #expect(interaction?.performLongPress(at: CGPoint(x: 100, y: 60)) == true)
    #expect(interaction?.performTap(on: menus.action) == true)
    #expect(menus.log == ["menu 1", "copy"])
    _ = window
  }
}
