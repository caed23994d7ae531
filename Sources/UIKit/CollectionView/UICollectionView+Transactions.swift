// Telling layouts of changes, in UIKit's order. What they answer about the way from one state to
// the other is not shown: the new state is immediate.
extension UICollectionView {
  // MARK: Changes of the data

  /// Has the layout prepare for a change at once, if anything was ever shown.
  func perform(_ update: UpdateTransaction) {
    guard display.hasShown else { return }
    display.update = update
    prepareLayoutIfNeeded()
  }

  /// Tells the prepared layout what changed.
  func announceUpdate() {
    guard let update = display.update else { return }
    collectionViewLayout.prepare(forCollectionViewUpdates: update.items)
  }

  /// Asks where what was in view goes and where what is in view comes from.
  func finishUpdate() {
    guard let update = display.update else { return }
    display.update = nil
    let layout = collectionViewLayout
    let shownAfter = shownIdentities
    let deleted = named(
      update.shownBefore, layout.indexPathsToDeleteForSupplementaryView,
      layout.indexPathsToDeleteForDecorationView)
    let inserted = named(
      shownAfter, layout.indexPathsToInsertForSupplementaryView,
      layout.indexPathsToInsertForDecorationView)
    for identity in joined(update.shownBefore, deleted) { askFinal(identity, layout) }
    for identity in joined(shownAfter, inserted) { askInitial(identity, layout) }
    layout.finalizeCollectionViewUpdates()
  }

  /// What the layout places in view.
  private var shownIdentities: [ElementIdentity] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    return laidOutElements(in: bounds).filter(isInView).map(\.identity)
  }

  /// The elements that a layout names by kind, of the kinds among `shown`.
  private func named(
    _ shown: [ElementIdentity], _ supplementaries: (String) -> [IndexPath],
    _ decorations: (String) -> [IndexPath]
  ) -> [ElementIdentity] {
    let kinds = Set(shown.filter { $0.category != .cell }.map { Kind($0.category, $0.kind) })
    return kinds.sorted { $0.name < $1.name }.flatMap { kind in
      (kind.category == .supplementaryView ? supplementaries : decorations)(kind.name).map {
        ElementIdentity(kind.category, kind: kind.name, section: $0.section, item: $0.item)
      }
    }
  }

  private struct Kind: Hashable {
    var category: ElementCategory
    var name: String

    init(_ category: ElementCategory, _ name: String) {
      self.category = category
      self.name = name
    }
  }

  /// Both, each element once.
  private func joined(
    _ shown: [ElementIdentity], _ added: [ElementIdentity]
  ) -> [ElementIdentity] {
    let known = Set(shown)
    return shown.sorted(by: isInFront) + added.filter { !known.contains($0) }
  }

  private func isInFront(_ one: ElementIdentity, _ other: ElementIdentity) -> Bool {
    (one.section, one.item, one.kind) < (other.section, other.item, other.kind)
  }

  private func askFinal(_ identity: ElementIdentity, _ layout: UICollectionViewLayout) {
    let (path, kind) = (identity.indexPath, identity.kind)
    switch identity.category {
    case .cell:
      _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      _ = layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  private func askInitial(_ identity: ElementIdentity, _ layout: UICollectionViewLayout) {
    let (path, kind) = (identity.indexPath, identity.kind)
    switch identity.category {
    case .cell:
      _ = layout.initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      _ = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  // MARK: Changes of the layout

  /// Tells both layouts that one replaces the other.
  func beginTransition(from former: UICollectionViewLayout, to layout: UICollectionViewLayout) {
    if let unfinished = display.transition { release(unfinished.former) }
    former.prepareForTransition(to: layout)
    layout.prepareForTransition(from: former)
    display.transition = LayoutTransition(
      former: former, shownBefore: Array(display.elements.keys))
  }

  /// Asks both layouts about the way, the new one being prepared, and tells them it is over.
  func finishTransition() {
    guard let transition = display.transition else { return }
    display.transition = nil
    let layout = collectionViewLayout
    for identity in joined(transition.shownBefore, []) { askFinal(identity, transition.former) }
    for identity in joined(shownIdentities, []) { askInitial(identity, layout) }
    release(transition.former)
    layout.finalizeLayoutTransition()
  }

  /// Lets go of a layout that was replaced.
  private func release(_ former: UICollectionViewLayout) {
    former.finalizeLayoutTransition()
    if former !== collectionViewLayout, former.collectionView === self {
      former.collectionView = nil
    }
  }
}
