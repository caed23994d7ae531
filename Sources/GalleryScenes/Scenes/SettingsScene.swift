import UIKit

extension Scene {
  static let settings = Scene(
    "settings", title: "Settings",
    summary: "An inset grouped list: icons, values, accessories, headers and footers."
  ) { _ in SettingsViewController() }
}

/// Rows as a settings page has them; nothing is loaded.
final class SettingsViewController: UIViewController, UICollectionViewDataSource {
  /// What a row shows.
  private struct Row {
    var icon: String?
    var tint: UIColor = .systemGray
    var title: String
    var subtitle: String?
    var value: String?
    var accessories: [UICellAccessory] = [.disclosureIndicator()]
  }

  private struct Group {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  private static let groups: [Group] = [
    Group(rows: [
      Row(
        icon: "person.crop.circle", tint: .systemBlue, title: "Dmitri Mendeleev",
        subtitle: "Account, purchases and more")
    ]),
    Group(
      header: "Connections",
      rows: [
        Row(icon: "wifi", tint: .systemBlue, title: "Wi-Fi", value: "Laboratory"),
        Row(icon: "bluetooth", tint: .systemBlue, title: "Bluetooth", value: "On"),
        Row(icon: "phone.fill", tint: .systemGreen, title: "Mobile Data"),
        Row(icon: "bell.fill", tint: .systemRed, title: "Notifications", value: "3"),
      ]),
    Group(
      header: "Appearance", footer: "Automatic follows the sun at your place.",
      rows: [
        Row(title: "Light", accessories: []),
        Row(title: "Dark", accessories: []),
        Row(title: "Automatic", accessories: [.checkmark()]),
      ]),
    Group(
      header: "Favourites",
      rows: [
        Row(
          title: "Hydrogen",
          accessories: [.delete(displayed: .always), .reorder(displayed: .always)]),
        Row(
          title: "Oxygen",
          accessories: [
            .delete(displayed: .always), .label(text: "8"), .reorder(displayed: .always),
          ]),
        Row(title: "Add an element", accessories: [.insert(displayed: .always)]),
      ]),
  ]

  private var collectionView: UICollectionView!

  private let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
    cell, _, row in
    var content: UIListContentConfiguration =
      row.value != nil ? .valueCell() : row.subtitle != nil ? .subtitleCell() : .cell()
    content.text = row.title
    content.secondaryText = row.subtitle ?? row.value
    content.image = row.icon.flatMap { UIImage(systemName: $0) }
    content.imageProperties.tintColor = row.tint
    cell.contentConfiguration = content
    cell.accessories = row.accessories
  }

  private let headers = SettingsViewController.boundary(
    UICollectionView.elementKindSectionHeader, \.header)
  private let footers = SettingsViewController.boundary(
    UICollectionView.elementKindSectionFooter, \.footer)

  private static func boundary(
    _ kind: String, _ text: KeyPath<Group, String?>
  ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
    UICollectionView.SupplementaryRegistration(elementKind: kind) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = groups[path.section][keyPath: text]
      cell.contentConfiguration = content
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { index, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = Self.groups[index].header == nil ? .none : .supplementary
      list.footerMode = Self.groups[index].footer == nil ? .none : .supplementary
      return .list(using: list, layoutEnvironment: environment)
    }
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { Self.groups.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    Self.groups[section].rows.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: rows, for: indexPath, item: Self.groups[indexPath.section].rows[indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(
      using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: indexPath)
  }
}
