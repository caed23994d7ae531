import CollectionViewExtras
import Testing
import UIKit

/// Controllers on a stack that show one collection view by their own layouts.
@MainActor @Suite struct SharedCollectionViewTests {
  final class Grid: UICollectionViewController {
    var loads = 0
    var moves: [String] = []
    var count = 30

    init(side: CGFloat) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: side, height: side)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)") }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `a pushed controller takes the collection view over and lays it out its way`() throws {
    let (small, large) = (Grid(side: 50), Grid(side: 150))
    let navigation = UINavigationController(rootViewController: small)
    let window = shown(navigation)
    defer { window.isHidden = true }
    let list: UICollectionView = small.collectionView
    let cell = try #require(list.cellForItem(at: path(0)))
    list.selectItem(at: path(2), animated: false, scrollPosition: [])

    large.useLayoutToLayoutNavigationTransitions = true
    navigation.pushViewController(large, animated: true)
    window.layoutIfNeeded()
    #expect(large.collectionView === list)
    #expect(large.loads == 1)
    #expect(list.isDescendant(of: large.view))
    #expect(list.collectionViewLayout === large.collectionViewLayout)
    #expect(list.dataSource === small)
    #expect(list.delegate === large)
    #expect(list.cellForItem(at: path(0)) === cell)
    #expect(cell.frame.size == CGSize(width: 150, height: 150))
    #expect(list.indexPathsForSelectedItems == [path(2)])

    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(small.collectionView === list)
    #expect(list.isDescendant(of: small.view))
    #expect(list.collectionViewLayout === small.collectionViewLayout)
    #expect(list.delegate === small)
    #expect(cell.frame.size == CGSize(width: 50, height: 50))
    #expect(small.loads == 1)
  }

  @Test func `a stack of three gives the view back through all of them`() {
    let grids = [Grid(side: 50), Grid(side: 100), Grid(side: 150)]
    let navigation = UINavigationController(rootViewController: grids[0])
    let window = shown(navigation)
    defer { window.isHidden = true }
    let list: UICollectionView = grids[0].collectionView
    for grid in grids.dropFirst() {
      grid.useLayoutToLayoutNavigationTransitions = true
      navigation.pushViewController(grid, animated: false)
    }
    #expect(list.delegate === grids[2])
    _ = navigation.popToRootViewController(animated: false)
    window.layoutIfNeeded()
    #expect(list.delegate === grids[0])
    #expect(list.collectionViewLayout === grids[0].collectionViewLayout)
    #expect(list.isDescendant(of: grids[0].view))
  }

  @Test func `a controller that does not share has a collection view of its own`() {
    let (first, second) = (Grid(side: 50), Grid(side: 100))
    let navigation = UINavigationController(rootViewController: first)
    let window = shown(navigation)
    defer { window.isHidden = true }
    navigation.pushViewController(second, animated: false)
    #expect(second.collectionView !== first.collectionView)
    #expect(second.collectionView.dataSource === second)
  }

  @Test func `the standard gesture moves items, unless it is not installed`() {
    let grid = Grid(side: 100)
    let window = shown(grid)
    defer { window.isHidden = true }
    #expect(grid.installsStandardGestureForInteractiveMovement)
    #expect(grid.performDrag(onItemAt: path(0), to: CGPoint(x: 160, y: 50)))
    #expect(grid.moves == ["0 to 1"])
    grid.installsStandardGestureForInteractiveMovement = false
    #expect(!grid.performDrag(onItemAt: path(0), to: CGPoint(x: 160, y: 50)))
    #expect(grid.moves == ["0 to 1"])
  }
}

/// Registrations of views that a nib makes.
@MainActor @Suite struct NibRegistrationTests {
  final class Badge: UICollectionReusableView {}

  final class CellNib: UINib {
    override func instantiate(
      withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
      let cell = LetterCell(frame: .zero)
      cell.tag = 7
      return [cell]
    }
  }

  final class BadgeNib: UINib {
    override func instantiate(
      withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
      let badge = Badge(frame: .zero)
      badge.tag = 8
      return [badge]
    }
  }

  @Test func `cells and supplementary views are made by nibs and configured`() throws {
    let layout = rowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    window.addSubview(view)
    let cells = UICollectionView.CellRegistration<LetterCell, String>(cellNib: CellNib()) {
      cell, _, letter in cell.shownLetter = letter
    }
    let badges = UICollectionView.SupplementaryRegistration<Badge>(
      supplementaryNib: BadgeNib(), elementKind: UICollectionView.elementKindSectionHeader
    ) { badge, _, _ in badge.alpha = 0.5 }
    let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, letter in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: letter)
    }
    data.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: badges, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    data.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [7, 7])
    #expect(view.visibleCells.map(\.shownLetter) == ["a", "b"])
    let badge = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0)))
    #expect(badge.tag == 8 && badge.alpha == 0.5)
  }
}
