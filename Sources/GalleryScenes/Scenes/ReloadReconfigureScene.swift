import UIKit

extension Scene {
  static let reloadReconfigure = Scene(
    "reload-reconfigure", title: "Reload and reconfigure",
    summary: "A reloaded row fades into another cell; a reconfigured one stays and grows.",
    size: smallSize,
    script: Script(
      ReloadReconfigureViewController.self, moments: [0, 0.2, 0.3, 0.45], duration: 0.5,
      steps: [(0.1, { $0.change() })])
  ) { ReloadReconfigureViewController(catalogue: $0) }
}

/// Two groups of rows whose middle ones change, each in its way.
final class ReloadReconfigureViewController: UIViewController {
  private let all: ElementRun
  private var isChanged = false
  private var collectionView: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<String, Int>!

  init(catalogue: Catalogue) {
    all = catalogue.all
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [unowned self] cell, path, item in
      show(item, in: cell, isMiddle: path.item == 1)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = source.sectionIdentifier(for: path.section)
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["Reloaded", "Reconfigured"])
    snapshot.appendItems([0, 1, 2], toSection: "Reloaded")
    snapshot.appendItems([3, 4, 5], toSection: "Reconfigured")
    source.apply(snapshot, animatingDifferences: false)
  }

  private func show(_ item: Int, in cell: UICollectionViewListCell, isMiddle: Bool) {
    var content = UIListContentConfiguration.subtitleCell()
    if all.count > item {
      let element = all[item]
      content.text = element.name
      content.secondaryText =
        isMiddle && isChanged
        ? "Number \(element.number), of mass \(element.massText); found in \(element.discoveryText)."
        : element.familyText
    }
    content.secondaryTextProperties.color = isMiddle && isChanged ? .systemRed : .secondaryLabel
    cell.contentConfiguration = content
  }

  func change() {
    isChanged = true
    var snapshot = source.snapshot()
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([4])
    source.apply(snapshot, animatingDifferences: true)
  }
}
