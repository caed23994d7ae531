/// What a supplementary element belongs to, and follows when the data change.
package enum SupplementaryBond: Hashable, Sendable {
  /// All sections together: it stays whatever happens to these.
  case layout
  case section
  /// The item whose number it has among those of its kind.
  case item
  /// An item or a group with another number: which one is known to the layout alone.
  case part
}

extension LayoutGeometry {
  /// What a supplementary element belongs to.
  ///
  /// - Complexity: O(k), k the number of supplementaries of a group.
  package func bond(of key: ElementKey) -> SupplementaryBond {
    if key.item == .max { return .layout }
    guard let template = template(ofSection: Int(key.section)) else { return .section }
    let slots = template.group.supplementaries.filter { $0.kind == key.kind }
    guard !slots.isEmpty else { return key.item == 0 ? .section : .part }
    let isOnePerItem =
      slots.count == template.capacity && slots.allSatisfy { $0.firstItem == $0.ordinal }
    return isOnePerItem ? .item : .part
  }
}
