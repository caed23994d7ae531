import LiveObjects
import UIKit

extension Belongings {
  /// Lists, their cells and what hangs on them.
  static let lists = [
    Belongings("a list cell with every accessory") { watch in
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
      let (custom, token) = (UIImageView(image: UIImage(systemName: "star")), Item())
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Title"
      content.secondaryText = "Subtitle"
      content.image = UIImage(systemName: "heart")
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listGroupedCell()
      let action = UIAction(title: "Choice") { [weak cell] _ in cell?.accessories = [] }
      let menu = UIMenu(children: [UIMenu(title: "More", children: [action])])
      cell.accessories = [
        .disclosureIndicator(), .checkmark(), .outlineDisclosure(), .label(text: "9"),
        .delete(actionHandler: { [token] in _ = token }), .insert(), .reorder(), .multiselect(),
        .detail(actionHandler: { [weak cell] in _ = cell }), .popUpMenu(menu),
        .customView(
          configuration: .init(customView: custom, placement: .trailing(displayed: .always))),
      ]
      for (object, name) in [
        (custom, "custom view"), (token, "token"), (action, "action"), (menu, "menu"),
      ] as [(AnyObject, String)] {
        watch(object, name)
      }
      show(cell, watch) { _ = cell.choosePopUpMenuAction(action.identifier) }
    },
    Belongings("a list with headers, separators and rows that are open") { watch in
      let list = List()
      watch(list, "list")
      show(list.view, watch) {
        _ = list.view.openSwipe(at: [0, 1], .trailing)
        list.view.layoutIfNeeded()
        watch.tree(list.view, "open")
        list.view.isEditing = true
        list.view.isEditing = false
        _ = list.view.openSwipe(at: [0, 2], .leading)
        list.view.layoutIfNeeded()
        _ = list.view.performSwipeAction(0)
        list.view.scrollThrough()
        _ = list.view.openSwipe(at: [0, 20], .trailing)
        for action in list.actions { watch(action, "action") }
      }
    },
    Belongings("menus and their actions") { watch in
      let token = Item()
      let action = UIAction(title: "A", image: UIImage(systemName: "star")) { [token] _ in
        _ = token
      }
      let menu = UIMenu(title: "Menu", children: [action, UIMenu(children: [])])
      watch(action, "action")
      watch(menu, "menu")
      watch(token, "token")
    },
    Belongings("content views by themselves") { watch in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Text"
      content.secondaryText = "Value"
      let view = UIListContentView(configuration: content)
      show(view, watch) {
        content.textProperties.colorTransformer = .grayscale
        content.image = UIImage(systemName: "star")
        view.configuration = content
      }
    },
  ]
}

/// A list with a header, actions at both edges, and a data source that is itself.
@MainActor private final class List: NSObject, UICollectionViewDataSource {
  private(set) var view: UICollectionView!
  private(set) var actions: [UIContextualAction] = []

  override init() {
    super.init()
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .firstItemInSection
    list.itemSeparatorHandler = { [unowned self] path, configuration in
      _ = view
      return configuration
    }
    list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.actions(at: $0) }
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.actions(at: $0) }
    view = UICollectionView(
      frame: phone, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = self
  }

  private func actions(at path: IndexPath) -> UISwipeActionsConfiguration {
    let action = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, view, completion in
      self?.view.backgroundView = view.superview == nil ? nil : UIView()
      completion(true)
    }
    actions.append(action)
    return UISwipeActionsConfiguration(actions: [action])
  }

  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    var content = UIListContentConfiguration.cell()
    content.text = "Row \(path.item)"
    cell.contentConfiguration = content
    (cell as? UICollectionViewListCell)?.accessories = [.disclosureIndicator(), .delete()]
    return cell
  }
}
