/// The element that a supplementary item belongs to and follows when the data changes.
package enum SupplementaryBond: Hashable, Sendable {
  /// The whole layout: it is independent of sections.
  case layout
  case section
  /// The item with the same number.
  case item
  /// An item or group with another number, known only to the layout.
  case part
}
