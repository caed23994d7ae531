import UIKit

extension Scene {
  static let expandingOutline = Scene(
    "expanding-outline", title: "An outline that expands",
    summary: "Rows fade in below their parent as the others make room, and away again.",
    size: smallSize,
    script: Script(
      ExpandingOutlineViewController.self, moments: [0, 0.2, 0.3, 0.4, 0.75, 1], duration: 1,
      steps: [(0.1, { $0.toggle(1) }), (0.6, { $0.toggle(1) })])
  ) { ExpandingOutlineViewController(catalogue: $0) }
}

/// Families that open into elements, by a section snapshot.
final class ExpandingOutlineViewController: UIViewController {
  private enum Row: Hashable {
    case family(String)
    case element(String, of: String)
  }

  private let families: [ElementRun]
  private var collectionView: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, Row>!

  init(catalogue: Catalogue) {
    families = catalogue.families
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = UIListContentConfiguration.cell()
      switch row {
      case .family(let title):
        content.text = title
        content.textProperties.font = .preferred(.body, size: 17, weight: .semibold)
        cell.accessories = [.outlineDisclosure()]
      case .element(let name, _):
        content.text = name
        cell.accessories = []
      }
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    source.apply(tree(), to: 0, animatingDifferences: false)
  }

  private func tree() -> NSDiffableDataSourceSectionSnapshot<Row> {
    var tree = NSDiffableDataSourceSectionSnapshot<Row>()
    for family in families {
      let parent = Row.family(family.title)
      tree.append([parent])
      let names = (0..<min(family.count, 4)).map { family[$0].name }
      var known: Set<String> = []
      tree.append(
        names.filter { known.insert($0).inserted }.map { .element($0, of: family.title) },
        to: parent)
    }
    return tree
  }

  /// Opens a family or shuts it.
  func toggle(_ index: Int) {
    guard families.indices.contains(index) else { return }
    let row = Row.family(families[index].title)
    var tree = source.snapshot(for: 0)
    if tree.isExpanded(row) { tree.collapse([row]) } else { tree.expand([row]) }
    source.apply(tree, to: 0, animatingDifferences: true)
  }
}
