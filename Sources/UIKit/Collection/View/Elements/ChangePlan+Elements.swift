import LayoutCore

extension ChangePlan {
  /// The identity of an element after the change; nil if it was deleted.
  ///
  /// - Parameter bond: What the element belongs to.
  func destination(
    of identity: ElementIdentity, _ bond: SupplementaryBond
  ) -> ElementIdentity? {
    var moved = identity
    switch bond {
    case .layout: break
    case .section:
      guard let section = destination(ofSection: identity.section) else { return nil }
      moved.section = section
    case .item:
      guard let path = destination(of: identity.indexPath) else { return nil }
      moved.section = path.section
      moved.item = path.item
    case .part:
      return nil
    }
    return moved
  }

  /// Whether the view of an element is to be replaced by another one.
  ///
  /// - Parameter identity: The identity after the change.
  func replaces(_ identity: ElementIdentity) -> Bool {
    reloadedSections.contains(identity.section)
      || identity.category == .cell && reloadedItems.contains(identity.indexPath)
  }

  /// The elements that the change inserts, or replaces, among some by their identities after the change.
  ///
  /// - Complexity: O(k log k + r), r the number of runs of items in the sections of the k elements.
  func inserted(among identities: [ElementIdentity]) -> Set<ElementIdentity> {
    var result: Set<ElementIdentity> = []
    for (section, elements) in Dictionary(grouping: identities, by: \.section) {
      let isNew =
        !origins.origins.indices.contains(section) || origins.origins[section] == nil
      let runs = origins.runs[section] ?? []
      var (index, end) = (0, runs.first?.items.count ?? .max)
      for element in elements.sorted(by: { $0.item < $1.item }) {
        while end <= element.item, index + 1 < runs.count {
          index += 1
          end += runs[index].items.count
        }
        let isNewItem =
          element.category == .cell && !runs.isEmpty
          ? runs[index].section == nil : isNew
        if isNewItem || replaces(element) { result.insert(element) }
      }
    }
    return result
  }

  /// Whether the change deletes an element, or replaces it, by its identity before the change.
  func deletes(_ identity: ElementIdentity) -> Bool {
    let bond = identity.category == .cell ? SupplementaryBond.item : .section
    return destination(of: identity, bond).map(replaces) ?? true
  }
}
