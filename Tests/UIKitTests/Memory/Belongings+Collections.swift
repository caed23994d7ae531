import LiveObjects
import UIKit

extension Belongings {
  /// Collection views with their data sources, cells and registrations.
  static let collections = [
    Belongings("registered cells and headers, used again") { watch in
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 320, height: 20)
      let data = StrictDataSource([100, 100], kinds: [UICollectionView.elementKindSectionHeader])
      let view = UICollectionView.shown(layout, data)
      watch(data, "data source")
      show(view, watch) { view.scrollThrough() }
    },
    Belongings("cells that wait while their collection view stays without a window") { watch in
      let data = StrictDataSource([100])
      let view = UICollectionView.shown(UICollectionViewFlowLayout(), data)
      view.scrollThrough()
      watch.tree(view, "view")
      for path in view.indexPathsForVisibleItems {
        watch(view.layoutAttributesForItem(at: path), "attributes")
      }
    },
    Belongings("a data source and a delegate that are replaced") { watch in
      let data = StrictDataSource([10])
      let view = UICollectionView(
        frame: phone, collectionViewLayout: UICollectionViewFlowLayout())
      let delegate = CollectionListener()
      data.attach(to: view)
      view.delegate = delegate
      view.layoutIfNeeded()
      watch(data, "data source")
      watch(delegate, "delegate")
      view.dataSource = nil
      view.delegate = nil
      stays(view)
    },
    Belongings("a data source with registrations and items that are objects") { watch in
      let view = UICollectionView(
        frame: phone,
        collectionViewLayout: UICollectionViewCompositionalLayout(section: rowSection()))
      let page = Page(view)
      page.show((0..<30).map { _ in Item() })
      watch(page, "page")
      watch(page.source, "data source")
      for item in page.items { watch(item, "item") }
      show(view, of: page.source, watch) {
        view.scrollThrough()
        page.show(Array(page.items.shuffled()[..<20]))
      }
    },
    Belongings("items that leave a data source that stays") { watch in
      let view = UICollectionView(
        frame: phone,
        collectionViewLayout: UICollectionViewCompositionalLayout(section: rowSection()))
      let page = Page(view)
      page.show((0..<10).map { _ in Item() })
      view.layoutIfNeeded()
      for item in page.items { watch(item, "item") }
      page.show([])
      view.layoutIfNeeded()
      stays(page)
    },
    Belongings("insertions, deletions, moves and reloads") { watch in
      let data = StrictDataSource([20])
      let view = UICollectionView.shown(
        UICollectionViewCompositionalLayout(section: rowSection()), data)
      show(view, watch) {
        let token = Item()
        watch(token, "what the completion holds")
        data.counts = [19]
        view.performBatchUpdates {
          view.deleteItems(at: [[0, 3], [0, 4]])
          view.insertItems(at: [[0, 0]])
          view.moveItem(at: [0, 7], to: [0, 1])
        } completion: { [token] _ in
          _ = token
        }
        view.reloadSections([0])
        view.reloadData()
        view.selectItem(at: [0, 2], animated: false, scrollPosition: .top)
      }
    },
    Belongings("an item moved by hand") { watch in
      let data = MovingSource([20])
      let view = UICollectionView(
        frame: phone, collectionViewLayout: UICollectionViewFlowLayout())
      view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
      watch(data, "data source")
      show(view, of: data, watch) {
        _ = view.beginInteractiveMovementForItem(at: [0, 0])
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 200))
        view.layoutIfNeeded()
        view.endInteractiveMovement()
      }
    },
    Belongings("cells with content of every kind") { watch in
      let data = StrictDataSource([3])
      let view = UICollectionView.shown(
        UICollectionViewCompositionalLayout(section: rowSection()), data)
      show(view, watch) {
        for (index, cell) in view.visibleCells.enumerated() {
          _ = UILabel.pinned(in: cell.contentView)
          cell.backgroundView = UIView()
          cell.selectedBackgroundView = UIView()
          cell.isSelected = index == 0
          if index == 1 { cell.contentConfiguration = UIListContentConfiguration.cell() }
          cell.configurationUpdateHandler = { [weak view] cell, _ in
            cell.backgroundConfiguration = view.map { _ in .listPlainCell() }
          }
        }
        view.backgroundView = UIImageView()
      }
    },
  ]

  private final class CollectionListener: NSObject, UICollectionViewDelegate {}
}

/// An item told apart by what it is.
final class Item: Hashable, Sendable {
  static func == (first: Item, second: Item) -> Bool { first === second }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Shows items through a data source that does not keep the page.
@MainActor private final class Page {
  let view: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<Int, Item>!
  private(set) var items: [Item] = []

  init(_ view: UICollectionView) {
    self.view = view
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      [unowned self] cell, path, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(items.firstIndex(of: item) ?? 0) at \(path.item)"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
  }

  func show(_ items: [Item]) {
    self.items = items
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot)
  }
}

@MainActor private final class MovingSource: NSObject, UICollectionViewDataSource {
  var items: [Int]

  init(_ counts: [Int]) { items = Array(0..<counts[0]) }

  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(
    _: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
  ) {
    items.insert(items.remove(at: source.item), at: target.item)
  }
}

extension UICollectionView {
  /// Scrolls to the end and back to the middle, page by page.
  func scrollThrough() {
    for offset in stride(from: 0, to: contentSize.height - bounds.height, by: bounds.height) {
      contentOffset.y = offset
      layoutIfNeeded()
    }
    contentOffset.y = max(0, contentSize.height - bounds.height) / 2
    layoutIfNeeded()
  }
}
