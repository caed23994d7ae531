import TestSupport
import UIKit

/// A collection view in a small window, its data, and what its cells were asked.
@MainActor final class SoakStage: NSObject, UICollectionViewDataSource {
  typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  let conditions: SoakConditions
  let view: UICollectionView
  let window: UIWindow
  var random: SplitMix64
  /// Sections by number, with their items by number; no number is ever used again.
  var sections: [(name: Int, items: [Int])] = []
  private var nextName = 0
  private var source: Source?

  /// How often each item has been asked for its height, and answers of this turn that differed.
  private var asks: [Int: Int] = [:]
  var answersOfTurn: [Int: [CGFloat]] = [:]
  /// The items whose sizes were reported as frozen since something outside changed.
  var reported: [Int: Int] = [:]
  private(set) var measurements = 0
  private(set) var freezes = 0

  init(_ conditions: SoakConditions) {
    self.conditions = conditions
    random = SplitMix64(seed: conditions.seed)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 160))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: conditions.layout.make())
    super.init()
    view.register(StubbornCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer"] {
      view.register(
        StubbornHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.inspection.frozenSizeHandler = { [unowned self] in note($0) }
    for _ in 0..<random.integer(1...4) {
      sections.append((newName(), (0..<random.integer(0...60)).map { _ in newName() }))
    }
    if conditions.isDiffable { attachDiffableSource() } else { view.dataSource = self }
    window.addSubview(view)
    window.isHidden = false
  }

  private func attachDiffableSource() {
    let source = Source(collectionView: view) { [unowned self] view, path, item in
      makeCell(view, path, item)
    }
    source.supplementaryViewProvider = { [unowned self] view, kind, path in
      makeHeader(view, kind, path)
    }
    self.source = source
    applySnapshot(reloading: [], reconfiguring: [])
  }

  func newName() -> Int {
    nextName += 1
    return nextName
  }

  /// Makes the diffable data source show the sections.
  func applySnapshot(reloading: [Int], reconfiguring: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in sections {
      snapshot.appendSections([section.name])
      snapshot.appendItems(section.items)
    }
    snapshot.reloadItems(reloading)
    snapshot.reconfigureItems(reconfiguring)
    source?.apply(snapshot, animatingDifferences: false)
  }

  func item(at path: IndexPath) -> Int { sections[path.section].items[path.item] }

  // MARK: Views

  private func makeCell(
    _ view: UICollectionView, _ path: IndexPath, _ item: Int
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    guard let cell = cell as? StubbornCell else { return cell }
    cell.answer = { [unowned self] in answer(of: item, width: $0) }
    cell.whenLaidOut = nil
    if item % 5 == 0 {
      cell.whenLaidOut = { [unowned cell] in cell.invalidateIntrinsicContentSize() }
    } else if item % 31 == 0 {
      cell.whenLaidOut = { [unowned view] in view.collectionViewLayout.invalidateLayout() }
    }
    return cell
  }

  private func answer(of item: Int, width: CGFloat) -> CGFloat {
    measurements += 1
    asks[item, default: 0] += 1
    let height = conditions.behavior.height(of: item, ask: asks[item] ?? 0, width: width)
    answersOfTurn[item, default: []].append(height)
    return height
  }

  private func makeHeader(
    _ view: UICollectionView, _ kind: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: path)
    (header as? StubbornHeader)?.height = CGFloat(10 + sections[path.section].name % 7 * 6)
    return header
  }

  private func note(_ size: FrozenSize) {
    guard size.elementKind == nil else { return }
    freezes += 1
    reported[item(at: size.indexPath), default: 0] += 1
  }

  // MARK: UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { makeCell(collectionView, indexPath, item(at: indexPath)) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { makeHeader(collectionView, kind, indexPath) }
}
