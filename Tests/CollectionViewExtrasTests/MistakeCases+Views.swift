import CollectionViewExtras
import UIKit

// Mistakes that show in a collection view.
extension MistakeCase {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>

  @MainActor static func grid() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(OtherCell.self, forCellWithReuseIdentifier: "other")
    return view
  }

  private final class OtherCell: UICollectionViewCell {}

  private static func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems(items)
    return snapshot
  }

  @MainActor static func count(_ view: UICollectionView, _ kind: String? = nil) -> String {
    view.layoutIfNeeded()
    return kind.map { "\(view.visibleSupplementaryViews(ofKind: $0).count)" }
      ?? "\(view.visibleCells.count) cells"
  }

  /// Shows numbers of items that can be changed.
  final class Counts: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var identifier = "cell"
    var isCareless = false

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      sectionCount ?? counts.count
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    /// Sections beyond those that are there, for a number below 0.
    var sectionCount: Int?

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      if isCareless { return UICollectionViewCell(frame: .zero) }
      return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }

  /// Shows two items and no more.
  private final class Controller: UICollectionViewController {
    var itemCount = 2

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { itemCount }
  }

  @MainActor private static func flow(header: CGFloat = 0) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.headerReferenceSize.height = header
    return layout
  }

  /// How many headers are shown of one item.
  @MainActor private static func headers(
    _ provider: @escaping Source.SupplementaryViewProvider
  ) -> String {
    let view = grid()
    view.collectionViewLayout = flow(header: 20)
    let source = Source(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.supplementaryViewProvider = provider
    source.apply(snapshot([1]))
    return count(view, UICollectionView.elementKindSectionHeader)
  }

  static let views = [
    MistakeCase(
      "a nil cell",
      "UICollectionViewDiffableDataSource cell provider returned nil for index path",
      leaves: "3 cells"
    ) {
      let view = grid()
      let source = Source(collectionView: view) { view, path, item in
        item == 2 ? nil : view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      source.apply(snapshot([1, 2, 3]))
      return count(view)
    },
    MistakeCase(
      "no supplementary view provider",
      "The collection view requested a supplementary view, but a supplementaryViewProvider was",
      leaves: "1"
    ) {
      let view = grid()
      (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 20
      let source = Source(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      source.apply(snapshot([1]))
      return count(view, UICollectionView.elementKindSectionHeader)
    },
    MistakeCase(
      "a nil supplementary view",
      "UICollectionViewDiffableDataSource supplementary view provider returned nil", leaves: "1"
    ) {
      headers { _, _, _ in nil }
    },
    MistakeCase(
      "no supplementary views of a data source",
      "The layout asks for a supplementary view of kind", leaves: "1"
    ) {
      let (view, counts) = (grid(), Counts([1]))
      (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 20
      view.dataSource = counts
      return count(view, UICollectionView.elementKindSectionHeader)
    },
    MistakeCase(
      "another cell when reconfigured",
      "Attempted to dequeue a cell for a different registration or reuse identifier",
      leaves: "1 cells, OtherCell"
    ) {
      let view = grid()
      var asked = 0
      var former: UICollectionViewCell?
      let source = Source(collectionView: view) { view, path, _ in
        asked += 1
        guard asked > 1 else {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          former = cell
          return cell
        }
        return asked == 2
          ? OtherCell() : view.dequeueReusableCell(withReuseIdentifier: "other", for: path)
      }
      source.apply(snapshot([1]))
      view.layoutIfNeeded()
      var next = source.snapshot()
      next.reconfigureItems([1])
      source.apply(next)
      let cells = count(view)
      return "\(cells), \(view.visibleCells.first is OtherCell ? "OtherCell" : "\(former as Any)")"
    },
    MistakeCase(
      "no registration", "could not dequeue a view of kind: UICollectionElementKindCell",
      leaves: "2 cells"
    ) {
      let (view, counts) = (grid(), Counts([2]))
      counts.identifier = "nobody"
      view.dataSource = counts
      return count(view)
    },
    MistakeCase(
      "a cell that was not dequeued", "The cell returned from collectionView(_:cellForItemAt:)",
      leaves: "2 cells"
    ) {
      let (view, counts) = (grid(), Counts([2]))
      counts.isCareless = true
      view.dataSource = counts
      return count(view)
    },
    MistakeCase(
      "another identifier when reconfigured",
      "Attempted to dequeue a cell for a different registration or reuse identifier",
      leaves: "2 cells, other other"
    ) {
      let (view, counts) = (grid(), Counts([2]))
      view.dataSource = counts
      view.layoutIfNeeded()
      counts.identifier = "other"
      view.reconfigureItems(at: [[0, 0], [0, 1]])
      let cells = count(view)
      let names = view.visibleCells.compactMap(\.reuseIdentifier)
      return "\(cells), \(names.joined(separator: " "))"
    },
    MistakeCase(
      "a class that is no cell's", "The class registered for cells with identifier label must be",
      leaves: "2 cells"
    ) {
      let (view, counts) = (grid(), Counts([2]))
      view.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "label")
      counts.identifier = "label"
      view.dataSource = counts
      return count(view)
    },
    MistakeCase(
      "a class that is no reusable view's",
      "The class registered for supplementary views of kind badge must be", leaves: "0 cells"
    ) {
      let view = grid()
      view.register(
        UIView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "label")
      return count(view)
    },
    MistakeCase(
      "no registration of a supplementary view",
      "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier x",
      leaves: "1"
    ) {
      headers { view, kind, path in
        view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "x", for: path)
      }
    },
    MistakeCase(
      "a supplementary view that was not dequeued",
      "The view returned from collectionView(_:viewForSupplementaryElementOfKind:at:)", leaves: "1"
    ) { headers { _, _, _ in UICollectionReusableView(frame: .zero) } },
    MistakeCase(
      "no registration of a decoration view",
      "could not dequeue a decoration view of kind: shelf", leaves: "2 cells"
    ) {
      shown {
        let section = NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.decorationItems = [.background(elementKind: "shelf")]
        return section
      }
    },
    MistakeCase(
      "a controller without cells",
      "Controller has items but does not implement collectionView(_:cellForItemAt:).",
      leaves: "2 cells"
    ) {
      let controller = Controller(collectionViewLayout: flow())
      return withExtendedLifetime(controller) { count(controller.collectionView) }
    },
    MistakeCase(
      "a controller without supplementary views",
      "Controller has supplementary views of kind UICollectionElementKindSectionHeader but",
      leaves: "1"
    ) {
      let controller = Controller(collectionViewLayout: flow(header: 20))
      controller.itemCount = 0
      return withExtendedLifetime(controller) {
        count(controller.collectionView, UICollectionView.elementKindSectionHeader)
      }
    },
    MistakeCase(
      "a cell of no item", "There is no item at [0, 7] in the data source's snapshot.",
      leaves: "UICollectionViewCell"
    ) {
      let view = grid()
      let source = Source(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "other", for: path)
      }
      source.apply(snapshot([1]))
      return "\(type(of: source.collectionView(view, cellForItemAt: [0, 7])))"
    },
    MistakeCase(
      "a snapshot applied beside one from another thread", "Deadlock detected: calling this method",
      leaves: "0 sections"
    ) {
      let source = Source(collectionView: grid()) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      let applied = DispatchSemaphore(value: 0)
      DispatchQueue(label: "data").async {
        source.apply(snapshot([1]))
        applied.signal()
      }
      applied.wait()
      source.apply(snapshot([2]))
      return "\(source.snapshot().numberOfSections) sections"
    },
  ]

  // MARK: Layouts (behaviour 13)

  @MainActor private static var size: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
  }

  @MainActor private static func shown(
    _ section: @escaping () -> NSCollectionLayoutSection?
  ) -> String {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in section() })
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let counts = Counts([2])
    view.dataSource = counts
    return count(view)
  }

  @MainActor private static func text(_ dimension: NSCollectionLayoutDimension) -> String {
    "\(dimension.dimension)"
  }

  /// Places four items, whatever the data source has.
  private final class FourPlaces: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 50 * indexPath.item, width: 50, height: 50)
      return attributes
    }
  }

  static let layouts = [
    MistakeCase(
      "attributes of no item",
      "UICollectionView received layout attributes for a cell with an index path that does not exist",
      leaves: "3 cells"
    ) {
      let view = grid()
      let data = Counts([3])
      view.dataSource = data
      view.collectionViewLayout = FourPlaces()
      return count(view)
    },
    MistakeCase(
      "a width that is no number",
      "Invalid fractional width: nan. The fraction must be a finite value.", leaves: "1.0"
    ) { text(.fractionalWidth(.nan)) },
    MistakeCase(
      "a height that is no number",
      "Invalid fractional height: nan. The fraction must be a finite value.", leaves: "1.0"
    ) { text(.fractionalHeight(.nan)) },
    MistakeCase(
      "an endless length",
      "Invalid absolute dimension: inf. The dimension must be a finite value.", leaves: "44.0"
    ) { text(.absolute(.infinity)) },
    MistakeCase(
      "an endless estimate",
      "Invalid estimated dimension: inf. The dimension must be a finite value.", leaves: "44.0"
    ) { text(.estimated(.infinity)) },
    MistakeCase(
      "a group of nothing", "At least 1 subitem is required for a group", leaves: "2 cells"
    ) {
      shown {
        NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
      }
    },
    MistakeCase(
      "no item in a row", "A repeating horizontal group should specify a count >= 1",
      leaves: "2 cells"
    ) {
      shown {
        NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 0))
      }
    },
    MistakeCase(
      "no item in a column", "A repeating vertical group should specify a count >= 1",
      leaves: "2 cells"
    ) {
      shown {
        NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 0))
      }
    },
    MistakeCase(
      "no section for items", "Invalid section definition. Please specify a valid section",
      leaves: "0 cells"
    ) { shown { nil } },
    MistakeCase(
      "a kind twice",
      "Error: Every supplementary must have a unique elementKind: duplicates detected: (\n    badge",
      leaves: "2 cells, 1"
    ) {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: .top))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "badge", alignment: .top)
      let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [item]))
      section.boundarySupplementaryItems = [header]
      let view = grid()
      view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
      let source = Source(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: "badge"
      ) { _, _, _ in }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
      }
      source.apply(snapshot([1, 2]))
      return "\(count(view)), \(count(view, "badge"))"
    },
  ]
}
