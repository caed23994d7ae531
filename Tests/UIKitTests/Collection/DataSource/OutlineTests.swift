import TestSupport
import Testing
import UIKit

/// Sections that show trees.
@MainActor @Suite struct OutlineTests {
  typealias Source = UICollectionViewDiffableDataSource<String, String>
  typealias Tree = NSDiffableDataSourceSectionSnapshot<String>
  typealias Cell = UICollectionViewListCell

  @MainActor final class Stage {
    let view: UICollectionView
    let source: Source
    var said: [String] = []

    init(
      accessory: UICellAccessory = .outlineDisclosure(),
      header: UICollectionLayoutListConfiguration.HeaderMode = .none
    ) {
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.headerMode = header
      view = UICollectionView(
        frame: phone, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.indentationLevel = 7
        cell.accessories = [accessory]
      }
      source = Source(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
    }

    func cell(_ item: String) -> Cell? {
      view.layoutIfNeeded()
      return source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? Cell }
    }

    /// The texts of the rows in view, from top to bottom.
    var rows: [String] {
      view.layoutIfNeeded()
      return view.shownItems.compactMap {
        ((view.cellForItem(at: $0) as? Cell)?.contentConfiguration as? UIListContentConfiguration)?
          .text
      }
    }

    func listen() {
      source.sectionSnapshotHandlers.shouldExpandItem = { [unowned self] in
        said.append("may \($0) expand, \(source.snapshot().numberOfItems) items")
        return true
      }
      source.sectionSnapshotHandlers.willExpandItem = { [unowned self] in
        said.append("\($0) expands, \(source.snapshot().numberOfItems) items")
      }
      source.sectionSnapshotHandlers.shouldCollapseItem = { [unowned self] in
        said.append("may \($0) collapse")
        return $0 != "b"
      }
      source.sectionSnapshotHandlers.willCollapseItem = { [unowned self] in
        said.append("\($0) collapses")
      }
    }
  }

  /// a (a1 (x), a2), b (b1); b is expanded.
  var tree: Tree {
    var tree = Tree()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["x"], to: "a1")
    tree.append(["b1"], to: "b")
    tree.expand(["b"])
    return tree
  }

  @Test func `cells show the levels of their items and whether they are expanded`() {
    let stage = Stage()
    stage.source.apply(tree, to: "s")
    #expect(stage.rows == ["a", "b", "b1"])
    #expect(["a", "b", "b1"].map { stage.cell($0)?.indentationLevel } == [0, 0, 1])
    #expect(
      ["a", "b", "b1"].map { stage.cell($0)?.configurationState.isExpanded } == [
        false, true, false,
      ])
    let cell = stage.cell("a")
    var next = tree
    next.expand(["a"])
    var completed = false
    stage.source.apply(next, to: "s", animatingDifferences: false) { completed = true }
    #expect(completed)
    #expect(stage.rows == ["a", "a1", "a2", "b", "b1"])
    #expect(stage.cell("a") === cell)
    #expect(cell?.configurationState.isExpanded == true)
  }

  @Test func `rows below a header that is an item are not indented`() {
    let stage = Stage(header: .firstItemInSection)
    var tree = Tree()
    tree.append(["a"])
    tree.append(["a1"], to: "a")
    tree.append(["x"], to: "a1")
    tree.expand(["a", "a1"])
    stage.source.apply(tree, to: "s")
    #expect(["a", "a1", "x"].map { stage.cell($0)?.indentationLevel } == [0, 0, 1])
    let texts = ["a", "a1", "x"].map { item -> CGFloat? in
      let content = stage.cell(item)?.contentView
      let label = content?.subviews.compactMap { $0 as? UILabel }.first
      return label.map { stage.view.convert($0.bounds, from: $0).minX }
    }
    let margin = stage.view.bounds.width < 375 ? CGFloat(16) : 20
    #expect(texts[0] == margin && texts[1] == margin)
  }

  @Test func `cells of plain snapshots keep the level they were given`() {
    let stage = Stage()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["s"])
    snapshot.appendItems(["a"])
    stage.source.apply(snapshot)
    #expect(stage.cell("a")?.indentationLevel == 7)
  }

  @Test func `a tap on the disclosure expands and collapses`() {
    let stage = Stage()
    stage.source.apply(tree, to: "s")
    stage.listen()
    #expect(stage.cell("a")?.tapAccessory(.outlineDisclosure) == true)
    #expect(stage.rows == ["a", "a1", "a2", "b", "b1"])
    #expect(stage.source.snapshot(for: "s").isExpanded("a"))
    #expect(stage.said == ["may a expand, 3 items", "a expands, 3 items"])
    stage.said = []
    #expect(stage.cell("a")?.tapAccessory(.outlineDisclosure) == true)
    #expect(stage.rows == ["a", "b", "b1"])
    #expect(stage.said == ["may a collapse", "a collapses"])
    stage.said = []
    #expect(stage.cell("b")?.tapAccessory(.outlineDisclosure) == true)
    #expect(stage.rows == ["a", "b", "b1"], "b may not collapse")
    #expect(stage.said == ["may b collapse"])
  }

  @Test func `a tap anywhere on a header expands and collapses, and selects nothing`() {
    let stage = Stage(accessory: .outlineDisclosure(options: .init(style: .header)))
    stage.source.apply(tree, to: "s")
    stage.view.layoutIfNeeded()
    stage.view.tapItem(at: [0, 0])
    #expect(stage.rows == ["a", "a1", "a2", "b", "b1"])
    #expect(stage.view.indexPathsForSelectedItems == [])
    stage.view.tapItem(at: [0, 0])
    #expect(stage.rows == ["a", "b", "b1"])
  }

  @Test(arguments: [UICellAccessory.OutlineDisclosureOptions.Style.automatic, .cell])
  func `a tap on another cell with a disclosure selects it`(
    style: UICellAccessory.OutlineDisclosureOptions.Style
  ) {
    let stage = Stage(accessory: .outlineDisclosure(options: .init(style: style)))
    stage.source.apply(tree, to: "s")
    stage.view.layoutIfNeeded()
    stage.view.tapItem(at: [0, 0])
    #expect(stage.rows == ["a", "b", "b1"])
    #expect(stage.view.indexPathsForSelectedItems == [[0, 0]])
  }

  @Test func `the first item of a list that is its header has the style of headers by itself`() {
    var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    list.headerMode = .firstItemInSection
    let stage = Stage()
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    stage.source.apply(tree, to: "s")
    stage.view.layoutIfNeeded()
    stage.view.tapItem(at: [0, 0])
    #expect(stage.rows == ["a", "a1", "a2", "b", "b1"])
    #expect(stage.view.indexPathsForSelectedItems == [])
    stage.view.tapItem(at: [0, 3])
    #expect(stage.view.indexPathsForSelectedItems == [[0, 3]])
  }

  @Test func `an item that may not expand stays collapsed`() {
    let stage = Stage()
    stage.source.apply(tree, to: "s")
    stage.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    _ = stage.cell("a")?.tapAccessory(.outlineDisclosure)
    #expect(stage.rows == ["a", "b", "b1"])
  }

  @Test func `children can be made when they are wanted`() {
    let stage = Stage()
    stage.source.apply(tree, to: "s")
    stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      stage.said.append("\(parent): \(children.rootItems)")
      var loaded = children
      loaded.append(["new"])
      return loaded
    }
    _ = stage.cell("a")?.tapAccessory(.outlineDisclosure)
    #expect(stage.said == [#"a: ["a1", "a2"]"#])
    #expect(stage.rows == ["a", "a1", "a2", "new", "b", "b1"])
    #expect(stage.source.snapshot(for: "s").parent(of: "x") == "a1")
  }

  @Test func `a disclosure with a handler of its own leaves the rest to that`() {
    var taps = 0
    let stage = Stage(accessory: .outlineDisclosure { taps += 1 })
    stage.source.apply(tree, to: "s")
    stage.listen()
    _ = stage.cell("a")?.tapAccessory(.outlineDisclosure)
    #expect(taps == 1)
    #expect(stage.said == [])
    #expect(stage.rows == ["a", "b", "b1"])
  }

  @Test func `applying to a section can be awaited, and leaves the other sections alone`() async {
    let stage = Stage()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["first", "s", "last"])
    snapshot.appendItems(["p", "b1"], toSection: "first")
    snapshot.appendItems(["q"], toSection: "last")
    await stage.source.apply(snapshot)
    await stage.source.apply(tree, to: "s")
    #expect(stage.rows == ["p", "a", "b", "b1", "q"])
    #expect(stage.source.snapshot(for: "first").items == ["p"], "b1 has moved")
    #expect(stage.source.snapshot(for: "last").rootItems == ["q"])
    #expect(stage.source.snapshot(for: "nowhere").items == [])
  }

  @Test func `a whole snapshot keeps the trees of its sections`() {
    let stage = Stage()
    stage.source.apply(tree, to: "s")
    var snapshot = stage.source.snapshot()
    snapshot.insertItems(["n"], afterItem: "b1")
    snapshot.insertItems(["m"], beforeItem: "b")
    stage.source.apply(snapshot)
    #expect(
      stage.source.snapshot(for: "s").visualDescription() == """
        <NSDiffableDataSourceSectionSnapshot
        -*a
          - a1
            - x
          - a2
        -*m
        +*b
          -*b1
          -*n
        >
        """)
    snapshot.deleteItems(["a"])
    stage.source.apply(snapshot)
    #expect(stage.source.snapshot(for: "s").items == ["m", "b", "b1", "n"])
    snapshot.deleteSections(["s"])
    stage.source.apply(snapshot)
    #expect(stage.source.snapshot(for: "s").items == [])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `whole snapshots and trees show what they hold, in any order`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = Stage()
    stage.source.apply(tree, to: "s")
    for step in 0..<30 {
      let comment: Comment = "seed \(seed), step \(step)"
      let shown = stage.source.snapshot().itemIdentifiers
      var tree = stage.source.snapshot(for: "s")
      #expect(tree.visibleItems == shown, comment)
      switch (Int.random(in: 0..<4, using: &random), tree.items.randomElement(using: &random)) {
      case (0, let item?):
        tree.append(["\(step)"], to: item)
        tree.expand([item])
        stage.source.apply(tree, to: "s")
      case (1, let item?):
        tree.collapse([item])
        stage.source.apply(tree, to: "s")
      default:
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["s"])
        let kept = shown.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        snapshot.appendItems((kept + ["n\(step)"]).shuffled(using: &random))
        stage.source.apply(snapshot)
        #expect(stage.source.snapshot().itemIdentifiers == snapshot.itemIdentifiers, comment)
      }
      #expect(
        stage.source.snapshot(for: "s").visibleItems == stage.source.snapshot().itemIdentifiers,
        comment)
    }
  }
}
