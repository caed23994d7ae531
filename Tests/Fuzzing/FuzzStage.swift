import CollectionViewExtras
import UIKit

/// A collection view, its data, and the calls it makes.
@MainActor final class FuzzStage: NSObject {
  typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  let view: UICollectionView
  let clock: ManualClock
  private let window: UIWindow
  /// Whether changes are seen over time from now on.
  private(set) var isWatched = false
  /// The number of changes that have begun, and of those whose completion was called.
  private(set) var begun = 0
  private(set) var ended = 0
  private(set) var source: Source?
  var model: FuzzModel
  var layout: FuzzLayout
  /// The tree that was shown last, as long as nothing else has changed its section.
  var outline: FuzzOutline?
  /// What the heights of cells depend on besides their items.
  var answers = 0
  /// The items that are selected.
  var selection: Set<Int> = []
  /// The cells that were announced and not taken back.
  private(set) var displayed: Set<ObjectIdentifier> = []
  /// What went wrong within a call of the view.
  var complaint: String?

  init(_ script: FuzzScript, clock: ManualClock, makeView: FuzzRun.MakeView) {
    CollectionInspection.checksInvariants = true
    self.clock = clock
    model = FuzzModel(counts: script.counts)
    layout = script.layout
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 160))
    view = makeView(window.bounds, script.layout.make())
    super.init()
    view.allowsMultipleSelection = true
    view.register(FuzzCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      FuzzHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.delegate = self
    switch script.source {
    case .indexPaths: view.dataSource = self
    case .diffable: attachSource()
    }
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Takes the view off the screen.
  func close() { window.isHidden = true }

  /// Lets time pass, in seconds.
  func wait(_ time: Double) {
    isWatched = true
    clock.advance(by: time)
  }

  /// Notes that a change begins.
  ///
  /// - Returns: To be called when it is over.
  func began() -> () -> Void {
    begun += 1
    let number = begun
    return { [weak self] in
      guard let self else { return }
      ended += 1
      if number != ended { complain("change \(number) is over as the \(ended)th") }
    }
  }

  private func attachSource() {
    let source = Source(collectionView: view) { [unowned self] _, path, item in
      if self.item(at: path) != item { complain("asked for item \(item) at \(path)") }
      return makeCell(item, at: path)
    }
    source.supplementaryViewProvider = { [unowned self] _, kind, path in
      makeHeader(kind, at: path)
    }
    self.source = source
    source.apply(snapshot(FuzzChanges()), animatingDifferences: false)
  }

  /// The model as a snapshot for a diffable data source.
  func snapshot(_ changes: FuzzChanges) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in model.sections {
      snapshot.appendSections([section.name])
      snapshot.appendItems(section.items)
    }
    snapshot.reloadSections(changes.reloadedSections.sorted())
    snapshot.reloadItems(changes.reloadedItems.sorted())
    return snapshot
  }

  func path(of item: Int) -> IndexPath? {
    model.paths[item].map { IndexPath(item: $0.item, section: $0.section) }
  }

  func item(at path: IndexPath) -> Int? {
    guard model.sections.indices.contains(path.section),
      model.sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return model.sections[path.section].items[path.item]
  }

  func complain(_ text: String) {
    if complaint == nil { complaint = text }
  }

  // MARK: Views

  private func makeCell(_ item: Int, at path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    guard let cell = cell as? FuzzCell else { return cell }
    cell.item = item
    cell.height = { [unowned self] in CGFloat(14 + (item &* 37 &+ answers &* 101) % 50) }
    return cell
  }

  private func makeHeader(_ kind: String, at path: IndexPath) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
    (header as? FuzzHeader)?.section = model.sections[path.section].name
    return header
  }
}

extension FuzzStage: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { model.sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = item(at: indexPath) else {
      complain("asked for a cell at \(indexPath), where no item is")
      return makeCell(0, at: indexPath)
    }
    return makeCell(item, at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { makeHeader(kind, at: indexPath) }
}

extension FuzzStage: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted {
      complain("willDisplay at \(indexPath) of a cell that is displayed")
    }
    if (cell as? FuzzCell)?.item != item(at: indexPath) {
      complain("willDisplay at \(indexPath) of the cell of another item")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if displayed.remove(ObjectIdentifier(cell)) == nil {
      complain("didEndDisplaying at \(indexPath) of a cell that is not displayed")
    }
  }
}
