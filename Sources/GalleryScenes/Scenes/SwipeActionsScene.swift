import CollectionViewExtras
import UIKit

extension Scene {
  static let swipeActions = Scene(
    "swipe-actions", title: "Swipe actions",
    summary: "A row on a card and a row of a plain list, moved aside to show their actions."
  ) { SwipeActionsViewController(catalogue: $0) }
}

/// Two lists of elements with a row of each open, as a finger leaves it.
final class SwipeActionsViewController: UIViewController {
  private let upper: SwipeableList
  private let lower: SwipeableList

  init(catalogue: Catalogue) {
    let elements = (0..<20).map { catalogue.all[$0] }
    upper = SwipeableList(.insetGrouped, elements[0..<6])
    lower = SwipeableList(.plain, elements[6..<20])
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    [upper.view, lower.view].forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (above, below) = view.bounds.divided(atDistance: view.bounds.height / 2, from: .minYEdge)
    (upper.view.frame, lower.view.frame) = (above, below)
    upper.view.performSwipe(onItemAt: IndexPath(item: 0, section: 0), edge: .trailing)
    lower.view.performSwipe(onItemAt: IndexPath(item: 1, section: 0), edge: .leading)
  }
}

/// A list of elements with actions at both edges of each row.
@MainActor private final class SwipeableList: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let elements: [Element]

  private let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Element> {
    cell, _, element in
    var content = UIListContentConfiguration.subtitleCell()
    content.text = element.name
    content.secondaryText = "\(element.symbol), number \(element.number)"
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
  }

  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ elements: ArraySlice<Element>
  ) {
    self.elements = Array(elements)
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.leadingSwipeActionsConfigurationProvider = { _ in
      Self.actions([
        ("Pin", "pin.fill", .systemOrange), ("Read", "envelope.open.fill", .systemBlue),
      ])
    }
    list.trailingSwipeActionsConfigurationProvider = { _ in
      Self.actions([("Delete", nil, nil), ("Flag", nil, .systemOrange), ("More", nil, .systemGray)])
    }
    view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    super.init()
    view.dataSource = self
  }

  private static func actions(
    _ looks: [(title: String, symbol: String?, color: UIColor?)]
  ) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: looks.map { look in
        let action = UIContextualAction(
          style: look.color == nil ? .destructive : .normal, title: look.title
        ) { _, _, completion in completion(true) }
        action.backgroundColor = look.color
        action.image = look.symbol.flatMap { UIImage(systemName: $0) }
        return action
      })
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    elements.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: rows, for: indexPath, item: elements[indexPath.item])
  }
}
