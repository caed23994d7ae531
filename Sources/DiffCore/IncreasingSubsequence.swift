/// The most elements of a list that can stay where they are while the others move.
///
/// A longest increasing subsequence of where the elements were, by patience sorting. Of an element
/// that follows its predecessor in both lists the pile is known: it is the next one.
struct IncreasingSubsequence {
  /// Marks, by position, the elements that stay.
  private(set) var stays: Bits

  /// - Parameter origins: Where each element was; below 0 for those that were not there.
  /// - Complexity: O(n + r log n), r the number of runs of elements that follow each other in both
  ///   lists. 12 bytes for each element.
  init(of origins: [Int32]) {
    stays = Bits(count: origins.count)
    let size = origins.count
    origins.withUnsafeBufferPointer { origins in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: size * 3) { memory in
        var piles = Piles(
          tops: UnsafeMutableBufferPointer(rebasing: memory[..<size]),
          holders: UnsafeMutableBufferPointer(rebasing: memory[size..<(2 * size)]))
        let previous = UnsafeMutableBufferPointer(rebasing: memory[(2 * size)...])
        deal(origins, to: &piles, previous)
        mark(origins, from: piles.last, previous)
      }
    }
  }

  /// - Parameter previous: Takes for the first element of each run the position of the one before it
  ///   in the longest subsequence that it ends; -1 for none.
  private func deal(
    _ origins: UnsafeBufferPointer<Int32>, to piles: inout Piles,
    _ previous: UnsafeMutableBufferPointer<Int32>
  ) {
    var pile = 0
    for position in 0..<origins.count where origins[position] >= 0 {
      if Self.continuesRun(position, origins) {
        pile += 1
      } else {
        pile = piles.pile(for: origins[position])
        previous[position] = pile > 0 ? piles.holders[pile - 1] : -1
      }
      piles.put(origins[position], at: Int32(truncatingIfNeeded: position), on: pile)
    }
  }

  private mutating func mark(
    _ origins: UnsafeBufferPointer<Int32>, from last: Int32?,
    _ previous: UnsafeMutableBufferPointer<Int32>
  ) {
    var position = Int(last ?? -1)
    while position >= 0 {
      stays.set(position)
      position = Self.continuesRun(position, origins) ? position - 1 : Int(previous[position])
    }
  }

  /// Whether an element follows the one before it in both lists.
  private static func continuesRun(
    _ position: Int, _ origins: UnsafeBufferPointer<Int32>
  ) -> Bool {
    position > 0 && origins[position - 1] >= 0 && origins[position - 1] + 1 == origins[position]
  }
}

/// The piles of patience sorting: for each length the best end of an increasing subsequence.
private struct Piles {
  /// Ascending.
  let tops: UnsafeMutableBufferPointer<Int32>
  /// The positions of the elements at the tops of the piles.
  let holders: UnsafeMutableBufferPointer<Int32>
  private var count = 0

  init(tops: UnsafeMutableBufferPointer<Int32>, holders: UnsafeMutableBufferPointer<Int32>) {
    self.tops = tops
    self.holders = holders
  }

  /// The position of the element on top of the last pile; nil if there is none.
  var last: Int32? { count > 0 ? holders[count - 1] : nil }

  mutating func put(_ origin: Int32, at position: Int32, on pile: Int) {
    tops[pile] = origin
    holders[pile] = position
    count = max(count, pile + 1)
  }

  /// The first pile whose top is greater than `origin`, or a new one.
  ///
  /// - Complexity: O(log d), d the distance of the pile from where ``guess(for:)`` says.
  func pile(for origin: Int32) -> Int {
    guard count > 0, tops[count - 1] > origin else { return count }
    guard tops[0] < origin else { return 0 }
    let guess = guess(for: origin)
    var (low, high, step) = (guess, guess, 4)
    while tops[high] < origin {
      (low, high) = (high + 1, min(high + step, count - 1))
      step *= 2
    }
    while tops[low] > origin {
      (low, high) = (max(low - step, 0), low)
      step *= 2
    }
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] < origin { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// About where `origin` belongs: where few elements moved, most belong to the last piles, and the
  /// others to where they would if the tops rose evenly.
  private func guess(for origin: Int32) -> Int {
    guard count > 16, tops[count - 16] > origin else { return count - 1 }
    let share = Double(origin - tops[0]) / Double(tops[count - 1] - tops[0])
    return Int(share * Double(count - 1))
  }
}
