import CollectionViewExtras
import UIKit

extension Scene {
  static let contextMenu = Scene(
    "context-menu", title: "Context menu",
    summary: "A row lifted out of its list by a long press, and what can be done with it."
  ) { TouchesViewController(catalogue: $0, opensMenu: true) }

  static let touches = Scene(
    "touches", title: "Touches",
    summary: "A finger swipes a row aside, taps an action, and presses another row for its menu.",
    size: CGSize(width: 320, height: 480),
    script: TouchesViewController.script
  ) { TouchesViewController(catalogue: $0, opensMenu: false) }
}

/// A list whose rows have swipe actions and menus.
final class TouchesViewController: UIViewController, UICollectionViewDelegate {
  private let elements: [Element]
  private var flagged: Set<Int> = []
  private let opensMenu: Bool
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  private var finger: SimulatedTouch?
  private lazy var list = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))

  nonisolated fileprivate static var script: Script {
    var steps: Script.Steps<TouchesViewController> = [(0.1, { $0.touch(280, row: 1) })]
    for step in 1...12 {
      let share = Double(step) / 12
      steps.append((0.1 + 0.4 * share, { $0.drag(to: 280 - 150 * share, row: 1) }))
    }
    let others: Script.Steps<TouchesViewController> = [
      (0.7, { $0.lift() }), (1.3, { $0.touchFlag() }), (1.32, { $0.lift() }),
      (1.9, { $0.touch(120, row: 3) }), (2.6, { $0.lift() }),
      (3.2, { $0.chooseFirst() }),
    ]
    steps += others
    return Script(
      TouchesViewController.self, moments: [0.3, 0.5, 1.2, 1.8, 3, 3.8], duration: 3.8,
      steps: steps)
  }

  init(catalogue: Catalogue, opensMenu: Bool) {
    elements = (0..<16).map { catalogue.all[$0] }
    self.opensMenu = opensMenu
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  private var configuration: UICollectionLayoutListConfiguration {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
        self?.flag(path)
        completion(true)
      }
      flag.backgroundColor = .systemOrange
      let delete = UIContextualAction(style: .destructive, title: "Delete") { $2(false) }
      return UISwipeActionsConfiguration(actions: [delete, flag])
    }
    return list
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [unowned self] cell, _, index in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = elements[index].name
      content.secondaryText = "\(elements[index].symbol), number \(elements[index].number)"
      content.image = UIImage(systemName: flagged.contains(index) ? "flag.fill" : "flag")
      content.imageProperties.tintColor =
        flagged.contains(index) ? .systemOrange : .tertiaryLabel
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(elements.indices))
    source?.apply(snapshot, animatingDifferences: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard opensMenu else { return }
    view.layoutIfNeeded()
    list.contextMenuInteraction?.performLongPress(at: place(120, row: 2))
  }

  private func flag(_ path: IndexPath) {
    flagged.formSymmetricDifference([path.item])
    guard var snapshot = source?.snapshot() else { return }
    snapshot.reconfigureItems([path.item])
    source?.apply(snapshot)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self?.menu(of: path)
    }
  }

  private func menu(of path: IndexPath) -> UIMenu {
    func action(
      _ title: String, symbol: String, attributes: UIMenuElement.Attributes = []
    ) -> UIAction {
      UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) { _ in }
    }
    let flag = UIAction(
      title: "Flag", image: UIImage(systemName: "flag"),
      state: flagged.contains(path.item) ? .on : .off
    ) { [weak self] _ in self?.flag(path) }
    return UIMenu(children: [
      flag, action("Copy", symbol: "doc.on.doc"),
      UIMenu(
        title: "Move to", image: UIImage(systemName: "folder"),
        children: [
          action("Metals", symbol: "folder"), action("Gases", symbol: "folder"),
        ]),
      UIMenu(
        options: .displayInline,
        children: [action("Delete", symbol: "trash", attributes: .destructive)]),
    ])
  }

  // MARK: What the finger does

  /// - Parameters:
  ///   - x: The distance from the leading edge, in points.
  ///   - row: The last row that is seen as a whole, if it comes before.
  private func place(_ x: CGFloat, row: Int) -> CGPoint {
    let rows = (0...row).compactMap { list.cellForItem(at: IndexPath(item: $0, section: 0)) }
    let cell = rows.last { view.bounds.contains($0.convert($0.bounds, to: view)) }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGPoint(
      x: isMirrored ? view.bounds.width - x : x,
      y: cell.map { $0.convert($0.bounds, to: nil).midY } ?? 0)
  }

  /// The middle of the action that is called so.
  private func place(ofActionCalled title: String) -> CGPoint? {
    var views: [UIView] = [list]
    while let next = views.popLast() {
      if let label = next as? UILabel, label.text == title {
        return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
      }
      views += next.subviews
    }
    return nil
  }

  func touchFlag() {
    guard let window = view.window, let place = place(ofActionCalled: "Flag") else { return }
    finger = SimulatedTouch(in: window, at: place)
  }

  func touch(_ x: CGFloat, row: Int) {
    guard let window = view.window else { return }
    finger = SimulatedTouch(in: window, at: place(x, row: row))
  }

  func drag(to x: CGFloat, row: Int) { finger?.move(to: place(x, row: row)) }

  func lift() {
    finger?.lift()
    finger = nil
  }

  func chooseFirst() {
    guard let interaction = list.contextMenuInteraction,
      let action = interaction.visibleMenu?.children.first as? UIAction
    else { return }
    interaction.performTap(on: action)
  }
}
