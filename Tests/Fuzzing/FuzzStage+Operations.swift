import UIKit

// What each operation does to the view and to the model.
extension FuzzStage {
  /// The items that an operation leaves as they are, in the cells that show them: nil where all
  /// cells may be others.
  func perform(_ operation: FuzzOperation) -> Set<Int>? {
    switch operation {
    case .change(let edits): return change(edits)
    case .nested(let outer, let inner): return change(outer, inner)
    case .outline(let section, let levels, let expanded):
      guard show(model.outline(section, levels, expanded)) else { return nil }
    case .toggle(let number): toggle(number)
    case .reconfigure(let number): reconfigure(number)
    case .reloadData:
      view.reloadData()
      selection = []
      return nil
    case .scroll(let percent):
      let way = max(0, view.contentSize.height - view.bounds.height)
      view.contentOffset.y = (way * CGFloat(percent % 101) / 100).rounded()
    case .scrollTo(let number, let position): scroll(to: number, position)
    case .resize(let width, let height):
      view.frame.size = CGSize(width: 60 + width % 100, height: 40 + height % 200)
      return nil
    case .layout(let layout):
      self.layout = layout
      view.setCollectionViewLayout(layout.make(), animated: isWatched)
      return nil
    case .answer(let answers):
      self.answers = answers
      for cell in view.visibleCells { cell.invalidateIntrinsicContentSize() }
    case .select(let number): select(number)
    case .deselect(let number): deselect(number)
    case .wait(let time): wait(Double(time) / 100)
    }
    return Set(model.items)
  }

  private func pick(_ number: Int) -> (item: Int, path: IndexPath)? {
    let items = model.items
    guard !items.isEmpty, let path = path(of: items[number % items.count]) else { return nil }
    return (items[number % items.count], path)
  }

  // MARK: Data

  private func change(_ edits: [FuzzEdit], _ inner: [FuzzEdit]? = nil) -> Set<Int> {
    let before = model
    outline = nil
    let changes = model.apply(edits + (inner ?? []))
    if let source {
      source.apply(
        snapshot(changes), animatingDifferences: isWatched, completion: began())
    } else if inner == nil {
      view.performBatchUpdates { [self] in
        announceSections(changes, before)
        announceItems(changes, before)
      } completion: { [over = began()] _ in
        over()
      }
    } else {
      view.performBatchUpdates { [self] in
        announceSections(changes, before)
        view.performBatchUpdates { [self] in announceItems(changes, before) }
      } completion: { [over = began()] _ in
        over()
      }
    }
    let reloaded = model.sections.filter { changes.reloadedSections.contains($0.name) }
    selection.formIntersection(model.items)
    return Set(model.items).intersection(before.items).subtracting(changes.reloadedItems)
      .subtracting(reloaded.flatMap(\.items))
  }

  private func announceSections(_ changes: FuzzChanges, _ before: FuzzModel) {
    func old(_ names: Set<Int>) -> IndexSet {
      IndexSet(before.sections.indices.filter { names.contains(before.sections[$0].name) })
    }
    func new(_ names: Set<Int>) -> IndexSet {
      IndexSet(model.sections.indices.filter { names.contains(model.sections[$0].name) })
    }
    if !changes.deletedSections.isEmpty { view.deleteSections(old(changes.deletedSections)) }
    if !changes.insertedSections.isEmpty { view.insertSections(new(changes.insertedSections)) }
    for name in changes.movedSections.sorted() {
      if let from = old([name]).first, let to = new([name]).first {
        view.moveSection(from, toSection: to)
      }
    }
    if !changes.reloadedSections.isEmpty { view.reloadSections(old(changes.reloadedSections)) }
  }

  private func announceItems(_ changes: FuzzChanges, _ before: FuzzModel) {
    func old(_ items: Set<Int>) -> [IndexPath] {
      let paths = before.paths
      return items.sorted().compactMap { paths[$0] }
        .map { IndexPath(item: $0.item, section: $0.section) }
    }
    func new(_ items: Set<Int>) -> [IndexPath] { items.sorted().compactMap(path) }
    if !changes.deletedItems.isEmpty { view.deleteItems(at: old(changes.deletedItems)) }
    if !changes.insertedItems.isEmpty { view.insertItems(at: new(changes.insertedItems)) }
    for item in changes.movedItems.sorted() {
      if let from = old([item]).first, let to = path(of: item) { view.moveItem(at: from, to: to) }
    }
    if !changes.reloadedItems.isEmpty { view.reloadItems(at: old(changes.reloadedItems)) }
  }

  /// Only diffable data sources have trees; others show the new items as a list.
  ///
  /// - Returns: Whether cells keep their items.
  private func show(_ outline: FuzzOutline?) -> Bool {
    guard let outline else { return true }
    guard let source else {
      view.reloadData()
      selection = []
      return false
    }
    self.outline = outline
    apply(outline, to: source)
    return true
  }

  private func toggle(_ number: Int) {
    guard var outline, !outline.rows.isEmpty, let source else { return }
    outline.rows[number % outline.rows.count].isExpanded.toggle()
    self.outline = outline
    model.show(outline)
    apply(outline, to: source)
  }

  private func apply(_ outline: FuzzOutline, to source: Source) {
    source.apply(
      Self.snapshot(of: outline), to: outline.section, animatingDifferences: isWatched,
      completion: began())
    selection.formIntersection(model.items)
  }

  private static func snapshot(of outline: FuzzOutline) -> NSDiffableDataSourceSectionSnapshot<Int>
  {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    var parents: [Int] = []
    for row in outline.rows {
      parents.removeLast(parents.count - row.level)
      snapshot.append([row.item], to: parents.last)
      parents.append(row.item)
    }
    snapshot.expand(outline.rows.filter(\.isExpanded).map(\.item))
    return snapshot
  }

  private func reconfigure(_ number: Int) {
    guard let (item, path) = pick(number) else { return }
    guard let source else { return view.reconfigureItems(at: [path]) }
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([item])
    source.apply(snapshot, animatingDifferences: false)
  }

  // MARK: What a person does

  private func scroll(to number: Int, _ position: Int) {
    guard let (_, path) = pick(number) else { return }
    let positions: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]
    view.scrollToItem(at: path, at: positions[position % 3], animated: false)
  }

  private func select(_ number: Int) {
    guard let (item, path) = pick(number) else { return }
    selection.insert(item)
    view.selectItem(at: path, animated: false, scrollPosition: [])
  }

  private func deselect(_ number: Int) {
    guard let (item, path) = pick(number) else { return }
    selection.remove(item)
    view.deselectItem(at: path, animated: false)
  }
}
