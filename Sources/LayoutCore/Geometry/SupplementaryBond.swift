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
