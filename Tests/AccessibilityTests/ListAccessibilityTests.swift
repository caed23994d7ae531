import CollectionViewExtras
import Testing
import UIKit
import UIKitTesting

/// A hundred rows in two sections with headers, and a switch in one of them.
@MainActor private final class RowsController: UIViewController {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private(set) var list: UICollectionView!
  private var source: Source!
  var selected: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      content.secondaryText = number == 1 ? "the second" : nil
      cell.contentConfiguration = content
      cell.accessibilityIdentifier = "row-\(number)"
      let toggle = UISwitch()
      toggle.accessibilityLabel = "On"
      cell.accessories =
        number == 2
        ? [.customView(configuration: .init(customView: toggle, placement: .trailing()))] : []
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = self?.source.snapshot().sectionIdentifiers[path.section]
      cell.contentConfiguration = content
    }
    source = Source(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["First", "Second"])
    snapshot.appendItems(Array(0..<3), toSection: "First")
    snapshot.appendItems(Array(3..<100), toSection: "Second")
    source.apply(snapshot, animatingDifferences: false)
  }
}

extension RowsController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(source.itemIdentifier(for: indexPath) ?? -1)
  }
}

@MainActor @Suite struct ListAccessibilityTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let controller = RowsController()

  init() {
    window.rootViewController = controller
    window.isHidden = false
  }

  @Test func `a list is read section by section, a row as a whole`() {
    let tree = window.accessibilityTree()
    let heads = tree.elements.prefix(6).map {
      "\($0.label ?? "")\($0.traits.contains(.header) ? " header" : "")"
    }
    #expect(
      heads == ["First header", "Row 0", "Row 1, the second", "Row 2", "On", "Second header"])
    #expect(tree.elements[1].identifier == "row-0")
    controller.list.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect(window.accessibilityTree().elements[1].traits.contains(.selected))
  }

  @Test func `elements are found by what they are called, in view or not`() throws {
    #expect(window.accessibilityElement(labeled: "Row 0") is UICollectionViewListCell)
    #expect(window.accessibilityElement(identified: "row-2") is UICollectionViewListCell)
    #expect(window.accessibilityElement(identified: "row-80") == nil)
    #expect(!window.shows(.identifier("row-80")))
    try window.scroll(to: .identifier("row-80"))
    #expect(window.shows(.identifier("row-80")))
    #expect(!window.shows(.identifier("row-0")))
  }

  @Test func `a row is touched wherever it is`() throws {
    try window.tap(.label("Row 1, the second"))
    try window.tap(.label("Row 60"))
    #expect(controller.selected == [1, 60])
  }

  @Test func `what is not there is told with what is`() throws {
    let offset = controller.list.contentOffset
    #expect {
      try window.tap(.label("Row 1000"))
    } throws: { error in
      let text = String(describing: error)
      return text.contains("No element has the label \"Row 1000\". There are:")
        && text.contains("\"Row 0\" #row-0")
    }
    #expect(controller.list.contentOffset == offset)
  }

  @Test func `a snapshot says what is read`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let button = UIButton(type: .system)
    button.setTitle("Pay", for: .normal)
    button.frame = CGRect(x: 8, y: 8, width: 100, height: 30)
    view.addSubview(button)
    expectSnapshot(of: view, as: .accessibility, on: .iPhoneSE, named: "pay")
    withKnownIssue {
      button.isEnabled = false
      expectSnapshot(
        of: view, as: .accessibility, on: .iPhoneSE, named: "pay", record: .never)
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("not enabled")
    }
  }
}
