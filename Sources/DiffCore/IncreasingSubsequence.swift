/// The most elements of a list that can stay where they are while the others move.
///
/// A longest increasing subsequence of where the elements were, by patience sorting. Of an element
/// that follows its predecessor in both lists the pile is known: it is the next one.
struct IncreasingSubsequence {
  /// Marks, by position, the elements that stay.
  private(set) var stays: Bits

  /// - Parameters:
  ///   - origins: Where each element was; below 0 for those that were not there.
  ///   - bound: What all of them are below.
  /// - Complexity: O(n + r log n), r the number of runs of elements that follow each other in both
  ///   lists. 12 bytes for each element, and one for each 8 origins below the bound.
  init(of origins: [Int32], below bound: Int) {
    stays = Bits(count: origins.count)
    // All in one piece: pieces of this size are given back to the system one by one.
    let pileBytes = origins.count * MemoryLayout<Piles.Pile>.stride
    let previousBytes = origins.count * MemoryLayout<Int32>.stride
    let distanceBytes = Piles.distanceCount(below: bound) * MemoryLayout<Int32>.stride
    origins.withUnsafeBufferPointer { origins in
      withUnsafeTemporaryAllocation(
        byteCount: pileBytes + previousBytes + distanceBytes,
        alignment: MemoryLayout<Piles.Pile>.alignment
      ) { memory in
        let (front, back) = (memory[..<pileBytes], memory[pileBytes...])
        let previous = Self.numbers(back.prefix(previousBytes))
        var piles = Piles(
          piles: UnsafeMutableRawBufferPointer(rebasing: front).bindMemory(to: Piles.Pile.self),
          distances: Self.numbers(back.dropFirst(previousBytes)))
        Self.deal(origins, to: &piles, previous)
        mark(origins, from: piles.last, previous)
      }
    }
  }

  private static func numbers(
    _ bytes: Slice<UnsafeMutableRawBufferPointer>
  ) -> UnsafeMutableBufferPointer<Int32> {
    UnsafeMutableRawBufferPointer(rebasing: bytes).bindMemory(to: Int32.self)
  }

  /// - Parameter previous: Takes for the first element of each run the position of the one before it
  ///   in the longest subsequence that it ends; -1 for none.
  private static func deal(
    _ origins: UnsafeBufferPointer<Int32>, to piles: inout Piles,
    _ previous: UnsafeMutableBufferPointer<Int32>
  ) {
    var pile = 0
    for position in 0..<origins.count where origins[position] >= 0 {
      if continuesRun(position, origins) {
        pile &+= 1
      } else {
        pile = piles.find(origins[position])
        previous[position] = piles.position(below: pile)
      }
      piles.put(origins[position], at: Int32(truncatingIfNeeded: position), on: pile)
    }
  }

  /// Marks whole runs at once, the last one first.
  private mutating func mark(
    _ origins: UnsafeBufferPointer<Int32>, from last: Int32,
    _ previous: UnsafeMutableBufferPointer<Int32>
  ) {
    var first = Int(last)
    while first >= 0 {
      let end = first &+ 1
      while Self.continuesRun(first, origins) { first &-= 1 }
      stays.set(first..<end)
      first = Int(previous[first])
    }
  }

  /// Whether an element follows the one before it in both lists.
  private static func continuesRun(
    _ position: Int, _ origins: UnsafeBufferPointer<Int32>
  ) -> Bool {
    position > 0 && origins[position &- 1] >= 0
      && origins[position &- 1] &+ 1 == origins[position]
  }
}
