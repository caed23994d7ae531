/// Prefix sums of numbers that change: a binary indexed tree.
///
/// Used for items and lengths of lines in flow layouts, for differences of measured lengths, and
/// for displacements of sections.
struct SumTree<Number: AdditiveArithmetic & Hashable & Sendable>: Hashable, Sendable {
  /// The sums of runs of numbers; the first element is unused.
  private var sums: [Number] = [.zero]
  /// The sum of all numbers.
  private(set) var total = Number.zero

  /// - Complexity: O(n).
  init(_ numbers: some Sequence<Number>) {
    for number in numbers { append(number) }
  }

  /// Creates a tree of zeros.
  ///
  /// - Complexity: O(n).
  init(zeros count: Int) { sums = Array(repeating: .zero, count: count + 1) }

  /// The number of numbers.
  var count: Int { sums.count - 1 }

  /// Appends a number; its node sums the nodes below it.
  ///
  /// - Complexity: O(1), amortized.
  mutating func append(_ number: Number) {
    var sum = number
    let node = sums.count
    var below = node - 1
    while below > node - (node & -node) {
      sum += sums[below]
      below -= below & -below
    }
    sums.append(sum)
    total += number
  }

  /// Removes all but the first `count` numbers.
  ///
  /// - Complexity: O(log n + k), k the numbers removed.
  mutating func truncate(to count: Int) {
    total = sum(ofFirst: count)
    sums.removeLast(sums.count - 1 - count)
  }

  /// Adds `change` to a number.
  ///
  /// - Complexity: O(log n).
  mutating func add(_ change: Number, at index: Int) {
    total += change
    var node = index + 1
    while node < sums.count {
      sums[node] += change
      node += node & -node
    }
  }

  /// The sum of the first `count` numbers.
  ///
  /// - Complexity: O(log n).
  func sum(ofFirst count: Int) -> Number {
    var sum = Number.zero
    var node = count
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }

  /// The largest count whose sum `isInFront`, for increasing sums; 0 if there is none.
  ///
  /// - Complexity: O(log n).
  func count(where isInFront: (Number) -> Bool) -> Int {
    partition { isInFront($1) }.count
  }

  /// The largest count that `isInFront` with its sum, if the predicate is monotonic; 0 if there is
  /// none.
  ///
  /// - Complexity: O(log n).
  func partition(_ isInFront: (Int, Number) -> Bool) -> (count: Int, sum: Number) {
    var found = 0
    var sum = Number.zero
    var step = 1 << (Int.bitWidth - 1 - sums.count.leadingZeroBitCount)
    while step > 0 {
      let next = found + step
      if next < sums.count, isInFront(next, sum + sums[next]) {
        found = next
        sum += sums[next]
      }
      step /= 2
    }
    return (found, sum)
  }
}
