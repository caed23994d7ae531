/// The maximum of values that are set and changed, in blocks of sixteen indexes.
///
/// A tree with sixteen branches above the blocks; unused blocks take no memory. The caller keeps
/// the values and sets the maximum of a block, which is all that is stored: two bytes for each
/// index in use.
package struct MeasuredMaximum: Hashable, Sendable {
  /// The number of indexes in a block, as a power of two.
  private static let shift = 4

  /// The maxima of blocks, of sixteen blocks, and so on, up to that of all blocks.
  private var levels: [[Int: Double]] = [[:]]

  package init() {}

  /// The maximum; nil if there are no values.
  package var value: Double? { levels[levels.count - 1][0] }

  /// The block of `index`.
  package static func block(of index: Int) -> Int { index >> shift }

  /// The indexes of a block.
  package static func indexes(of block: Int) -> Range<Int> {
    (block << shift)..<((block + 1) << shift)
  }

  /// The maximum of a block; nil if it has no values.
  package subscript(block: Int) -> Double? { levels[0][block] }

  /// Sets the maximum of a block; nil if it has no values.
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
