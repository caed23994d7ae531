import UIKit

extension Scene {
  static let outline = Scene(
    "outline", title: "Outline",
    summary: "Families open into elements, elements into facts: rows indented by level."
  ) { UINavigationController(rootViewController: OutlineViewController(catalogue: $0)) }
}

/// A tree shown as a list: what is open is in the snapshot.
final class OutlineViewController: SceneViewController {
  /// A row's place in the tree.
  private enum Node: Hashable {
    case family(Int)
    case element(Int, of: Int)
    case fact(String, of: Int)
  }

  private lazy var families = catalogue.families
  private var open: Set<Node> = [.family(1), .family(2), .element(1, of: 1)]
  private var source: UICollectionViewDiffableDataSource<Int, Node>!

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  override func configure() {
    navigationItem.title = "Families"
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Node> {
      [unowned self] cell, _, node in
      show(node, in: cell)
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    showOpenRows()
  }

  private func showOpenRows() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Node>()
    snapshot.appendSections([0])
    snapshot.appendItems(families.indices.flatMap { rows(from: .family($0)) })
    source.apply(snapshot, animatingDifferences: false)
  }

  private func rows(from node: Node) -> [Node] {
    [node] + (open.contains(node) ? children(of: node).flatMap(rows) : [])
  }

  private func children(of node: Node) -> [Node] {
    switch node {
    case .family(let family):
      return (0..<families[family].count).map { .element($0, of: family) }
    case .element(let index, let family):
      let element = families[family][index]
      let facts = [
        "Number \(element.number)", "Mass \(element.massText)",
        element.discovered.map { "Discovered in \($0)" } ?? "Known since antiquity",
      ]
      return facts.map { .fact($0, of: element.number) }
    case .fact: return []
    }
  }

  private func show(_ node: Node, in cell: UICollectionViewListCell) {
    var content = UIListContentConfiguration.cell()
    var accessories: [UICellAccessory] = []
    switch node {
    case .family(let index):
      content = .valueCell()
      content.text = families[index].title
      content.textProperties.font = .preferred(.body, size: 17, weight: .semibold)
      content.secondaryText = String(families[index].count)
      content.textProperties.color = .accent(of: families[index].title)
      cell.indentationLevel = 0
    case .element(let index, let family):
      content.text = families[family][index].name
      cell.indentationLevel = 1
    case .fact(let text, _):
      content.text = text
      content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
      content.textProperties.color = .secondaryLabel
      cell.indentationLevel = 2
    }
    if !children(of: node).isEmpty { accessories = [chevron(isOpen: open.contains(node))] }
    cell.indentationWidth = 24
    cell.contentConfiguration = content
    cell.accessories = accessories
  }

  private func chevron(isOpen: Bool) -> UICellAccessory {
    let view = UIImageView(
      image: UIImage(
        systemName: isOpen ? "chevron.down" : "chevron.forward",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .heavy)))
    view.tintColor = .tertiaryLabel
    view.contentMode = .center
    view.frame.size = CGSize(width: 14, height: 14)
    return .customView(
      configuration: UICellAccessory.CustomViewConfiguration(
        customView: view, placement: .trailing(displayed: .always), maintainsFixedSize: true))
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let node = source.itemIdentifier(for: indexPath), !children(of: node).isEmpty else {
      return
    }
    if open.remove(node) == nil { open.insert(node) }
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([node])
    source.apply(snapshot, animatingDifferences: false)
    showOpenRows()
  }
}
