/// The identity of an element of a layout.
package struct ElementKey: Hashable, Sendable {
  /// The category of an element.
  package enum Category: UInt8, Hashable, Sendable {
    case cell, supplementary, decoration
  }

  /// The item of a cell; the number of a supplementary item among those of its kind in the section,
  /// in layout order; 0 for a boundary item; `Int.max` for a boundary item of the configuration;
  /// the index of a decoration in the description.
  package var item: Int
  /// The index of the section; 0 for boundary items of the configuration.
  package var section: Int32
  /// The index of the kind in ``LayoutGeometry/kinds``; 0, the empty name, for cells.
  package var kind: UInt16
  package var category: Category

  package init(category: Category, kind: Int = 0, section: Int, item: Int) {
    self.category = category
    self.kind = UInt16(truncatingIfNeeded: kind)
    self.section = Int32(truncatingIfNeeded: section)
    self.item = item
  }

  /// The key of a cell.
  package static func cell(section: Int, item: Int) -> ElementKey {
    ElementKey(category: .cell, section: section, item: item)
  }
}
