/// The piles of patience sorting, in memory that the caller provides.
///
/// What is on top of them ascends. A pile is searched from where it would be if it were as far
/// behind its element as the one that was found last for an element from near by.
struct Piles {
  /// A pile: the best end of an increasing subsequence whose length is the number of the piles up to
  /// this one.
  struct Pile {
    /// What the element on top is sorted by.
    var top: Int32
    /// The position of the element on top.
    var position: Int32
  }

  private let piles: UnsafeMutableBufferPointer<Pile>
  private var count = 0
  /// For each ``neighbours`` origins the pile that was found last minus its origin.
  private let distances: UnsafeMutableBufferPointer<Int32>

  /// How many origins share a distance.
  private static var neighbours: Int { 32 }

  /// The number of distances for origins below a bound.
  static func distanceCount(below bound: Int) -> Int { bound / neighbours + 1 }

  /// - Parameters:
  ///   - piles: Room for as many piles as there are elements.
  ///   - distances: Room for what ``distanceCount(below:)`` says.
  init(
    piles: UnsafeMutableBufferPointer<Pile>, distances: UnsafeMutableBufferPointer<Int32>
  ) {
    self.piles = piles
    self.distances = distances
    distances.initialize(repeating: 0)
  }

  /// The position of the element on top of the last pile; -1 if there is none.
  var last: Int32 { position(below: count) }

  /// The position of the element on top of the pile before one; -1 for the first.
  func position(below pile: Int) -> Int32 { pile > 0 ? piles[pile &- 1].position : -1 }

  mutating func put(_ origin: Int32, at position: Int32, on pile: Int) {
    piles[pile] = Pile(top: origin, position: position)
    count = max(count, pile &+ 1)
  }

  /// Finds the first pile whose top is greater than `origin`, or a new one.
  ///
  /// - Complexity: O(log d), d the distance of the pile from where it is searched first.
  mutating func find(_ origin: Int32) -> Int {
    let (block, origin) = (Int(origin) / Self.neighbours, Int(origin))
    let pile = pile(for: Int32(truncatingIfNeeded: origin), near: origin &+ Int(distances[block]))
    distances[block] = Int32(truncatingIfNeeded: pile &- origin)
    return pile
  }

  private func pile(for origin: Int32, near guess: Int) -> Int {
    guard count > 0, piles[count &- 1].top > origin else { return count }
    guard piles[0].top < origin else { return 0 }
    // Where few elements moved, most belong to the last piles.
    let isAmongLast = count <= 16 || piles[count &- 16].top <= origin
    let start = isAmongLast ? count &- 1 : min(max(0, guess), count &- 1)
    var (low, high, step) = (start, start, 4)
    while piles[high].top < origin {
      (low, high) = (high &+ 1, min(high &+ step, count &- 1))
      step &*= 2
    }
    while piles[low].top > origin {
      (low, high) = (max(low &- step, 0), low)
      step &*= 2
    }
    while low < high {
      let middle = (low &+ high) / 2
      if piles[middle].top < origin { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
