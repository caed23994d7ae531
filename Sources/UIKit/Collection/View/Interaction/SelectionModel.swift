/// Which items are selected and highlighted.
@MainActor final class SelectionModel {
  /// By the places the data source has the items at.
  private(set) var selected: Set<IndexPath> = []
  /// The item under a person's finger.
  private(set) var highlighted: IndexPath?

  func isSelected(_ path: IndexPath) -> Bool { selected.contains(path) }

  /// - Returns: Whether that changed anything.
  @discardableResult
  func setSelected(_ isSelected: Bool, _ path: IndexPath) -> Bool {
    isSelected ? selected.insert(path).inserted : selected.remove(path) != nil
  }

  /// Replaces the selection, as after a change of the data.
  func select(_ paths: Set<IndexPath>) { selected = paths }

  func setHighlighted(_ path: IndexPath?) { highlighted = path }

  /// Gives the items the places they have after a change of the data.
  func carry(by plan: ChangePlan) {
    selected = Set(selected.compactMap(plan.destination(ofSelected:)))
    highlighted = highlighted.flatMap(plan.destination(of:))
  }
}
