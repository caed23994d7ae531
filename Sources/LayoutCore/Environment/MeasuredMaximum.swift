/// The largest of many values that come, change and go, by blocks of sixteen indexes.
///
/// A tree of sixteen branches above the blocks; where nothing was set there is nothing. Whoever
/// keeps the values states the maximum of a block, which is all that is kept of them: two bytes for
/// each index in use.
package struct MeasuredMaximum: Hashable, Sendable {
  /// How many indexes share a block, as a power of two.
  private static let shift = 4

  /// The maxima of blocks, of sixteen blocks, and so on, up to the one of all.
  private var levels: [[Int: Double]] = [[:]]

  package init() {}

  /// The largest value; nil without any.
  package var value: Double? { levels[levels.count - 1][0] }

  /// The block that `index` belongs to.
  package static func block(of index: Int) -> Int { index >> shift }

  /// The indexes of a block.
  package static func indexes(of block: Int) -> Range<Int> {
    (block << shift)..<((block + 1) << shift)
  }

  /// The largest value of a block; nil without any.
  package subscript(block: Int) -> Double? { levels[0][block] }

  /// States the largest value of a block; nil if it has none.
  ///
  /// - Complexity: O(log n), n the largest block in use.
  package mutating func set(_ maximum: Double?, ofBlock block: Int) {
    while block >> (Self.shift * (levels.count - 1)) > 0 {
      levels.append(value.map { [0: $0] } ?? [:])
    }
    levels[0][block] = maximum
    var node = block
    for level in levels.indices.dropFirst() {
      node >>= Self.shift
      let below = levels[level - 1]
      let largest = Self.indexes(of: node).compactMap { below[$0] }.max()
      guard levels[level][node] != largest else { return }
      levels[level][node] = largest
    }
  }
}
