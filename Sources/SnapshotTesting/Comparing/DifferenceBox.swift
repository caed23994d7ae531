/// A box around differing pixels, in pixels from the images' top left corner; at first around none.
package struct DifferenceBox: Hashable {
  package private(set) var left = Int.max
  package private(set) var top = Int.max
  /// The last column.
  package private(set) var right = -1
  /// The last row.
  package private(set) var bottom = -1

  package init() {}

  /// Whether there are no pixels in it.
  package var isEmpty: Bool { right < 0 }
  var width: Int { isEmpty ? 0 : right - left + 1 }
  var height: Int { isEmpty ? 0 : bottom - top + 1 }

  /// Extends the box by the columns from `first` to `last` of a row.
  package mutating func add(row y: Int, from first: Int, to last: Int) {
    // Without `min` and `max`, which are calls in debug builds.
    if first < left { left = first }
    if y < top { top = y }
    if last > right { right = last }
    if y > bottom { bottom = y }
  }

  mutating func add(_ other: DifferenceBox) {
    guard !other.isEmpty else { return }
    add(row: other.top, from: other.left, to: other.right)
    add(row: other.bottom, from: other.left, to: other.right)
  }
}
