import DiffCore
import TestSupport
import Testing

@Suite struct ListDifferenceTests {
  @Test func `what stands between common ends is deleted and inserted`() {
    let difference = ListDifference(from: [1, 2, 3, 4], to: [1, 5, 6, 4])
    #expect(difference.deletions == [1, 2])
    #expect(difference.insertions == [1, 2])
    #expect(difference.moves.isEmpty)
  }

  @Test func `one element that goes to the other end is one move`() {
    let there = ListDifference(from: [1, 2, 3, 4], to: [2, 3, 4, 1])
    #expect(there.moves == [.init(from: 0, to: 3)])
    let back = ListDifference(from: [2, 3, 4, 1], to: [1, 2, 3, 4])
    #expect(back.moves == [.init(from: 3, to: 0)])
    #expect(there.deletions + there.insertions + back.deletions + back.insertions == [])
  }

  @Test func `a list of other elements replaces a list`() {
    let difference = ListDifference(from: [1, 2], to: [3])
    #expect(difference.deletions == [0, 1])
    #expect(difference.insertions == [0])
    #expect(ListDifference(from: [Int](), to: []).isEmpty)
    #expect(ListDifference(from: [1, 2], to: []).deletions == [0, 1])
    #expect(ListDifference(from: [], to: [1, 2]).insertions == [0, 1])
  }

  @Test func `lists that begin and end alike leave no origins`() {
    let old = Array(0..<1_000)
    let longer = old[..<500] + [-1] + old[500...]
    let match = old.withUnsafeBufferPointer { old in
      Array(longer).withUnsafeBufferPointer { ListMatch(of: $0, in: old) }
    }
    #expect(match.prefix == 500)
    #expect(match.suffix == 500)
    #expect(match.origins.isEmpty)
  }

  @Test(arguments: [UInt64](1...400))
  func `the operations make the new list, and no fewer would do`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (old, new) = Self.lists(&random)
    let difference = ListDifference(from: old, to: new)
    #expect(Self.apply(difference, to: old, new) == new)
    let kept = new.filter(Set(old).contains)
    #expect(difference.deletions.count == old.count - kept.count)
    #expect(difference.insertions.count == new.count - kept.count)
    let places = kept.map { old.firstIndex(of: $0) ?? -1 }
    #expect(difference.moves.count == kept.count - Self.longestIncreasing(places))
  }

  /// Long enough for elements that moved to be far from the end of those that stay.
  @Test(arguments: [UInt64](1...8))
  func `of long lists no more than needed moves`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = Array(0..<1_500)
    var new = old
    for _ in 0..<Int.random(in: 1...150, using: &random) {
      new.swapAt(.random(in: new.indices, using: &random), .random(in: new.indices, using: &random))
    }
    if seed == 1 { new.shuffle(using: &random) }
    let difference = ListDifference(from: old, to: new)
    #expect(Self.apply(difference, to: old, new) == new)
    #expect(difference.moves.count == new.count - Self.longestIncreasing(new))
  }

  @Test func `equal elements of other bytes are still equal`() {
    let old = (0..<200).map { "an identifier of many letters, \($0)" }
    let new = (0..<210).map { "an identifier of many letters, \($0)" }
    let difference = ListDifference(from: old, to: new)
    #expect(difference.insertions == Array(200..<210))
    #expect(difference.deletions.isEmpty && difference.moves.isEmpty)
  }

  @Test(arguments: [UInt64](1...50))
  func `elements whose hashes are alike are told apart`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (old, new) = Self.lists(&random)
    let difference = ListDifference(from: old.map(Colliding.init), to: new.map(Colliding.init))
    #expect(difference == ListDifference(from: old, to: new))
  }

  @Test(arguments: [UInt64](1...100))
  func `lists with repeated elements still lead from one to the other`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = (0..<Int.random(in: 0...30, using: &random)).map { _ in
      Int.random(in: 0...9, using: &random)
    }
    let new = (0..<Int.random(in: 0...30, using: &random)).map { _ in
      Int.random(in: 0...9, using: &random)
    }
    #expect(Self.apply(ListDifference(from: old, to: new), to: old, new) == new)
  }

  @Test func `looking up is left to what walking does not find`() {
    let hashes = Counting.Counter()
    let old = (0..<1_000).map { Counting(value: $0, hashes: hashes) }
    var new = old.filter { $0.value % 10 != 3 }
    new.insert(new.remove(at: 100), at: 700)
    let difference = ListDifference(from: old, to: new)
    #expect(difference.deletions.count == 100)
    #expect(difference.moves.count == 1)
    // The hundred deleted ones and the one that moved, which is looked for once.
    #expect(hashes.value == 100 + 1 + 1)
  }

  @Test func `what moved together is found by the hash of its first element`() {
    let hashes = Counting.Counter()
    let old = (0..<3_000).map { Counting(value: $0, hashes: hashes) }
    let new = old[1_000..<2_500] + old[..<1_000] + old[2_500...]
    let difference = ListDifference(from: old, to: Array(new))
    #expect(difference.moves.count == 1_000)
    #expect(difference.deletions.isEmpty && difference.insertions.isEmpty)
    // All 2,500 before the common end are put into the table. Of the two blocks in the new list the
    // first batch of 64 is hashed at once, and of the second one the batch that it begins in.
    #expect(hashes.value == 2_500 + 64 + 64)
  }

  // MARK: - A simple model

  private static func lists(_ random: inout SplitMix64) -> (old: [Int], new: [Int]) {
    let old = Array(0..<Int.random(in: 0...60, using: &random)).shuffled(using: &random)
    var new = old
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      switch Int.random(in: 0...4, using: &random) {
      case 0 where !new.isEmpty: new.remove(at: .random(in: new.indices, using: &random))
      case 1: new.insert(100 + new.count * 7 + (new.max() ?? 0), at: 0)
      case 2 where !new.isEmpty:
        let element = new.remove(at: .random(in: new.indices, using: &random))
        new.insert(element, at: .random(in: 0...new.count, using: &random))
      case 3 where new.count > 20: new.removeSubrange(3..<15)
      default: if Bool.random(using: &random) { new.reverse() }
      }
    }
    if seedIsRare(&random) { new.shuffle(using: &random) }
    return (old, new)
  }

  private static func seedIsRare(_ random: inout SplitMix64) -> Bool {
    Int.random(in: 0..<8, using: &random) == 0
  }

  private static func apply(_ difference: ListDifference, to old: [Int], _ new: [Int]) -> [Int] {
    let gone = Set(difference.deletions + difference.moves.map(\.from))
    var result = old.indices.filter { !gone.contains($0) }.map { old[$0] }
    let arrivals =
      difference.insertions.map { ($0, new[$0]) }
      + difference.moves.map { ($0.to, old[$0.from]) }
    for (position, element) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      guard position <= result.count else { return [] }
      result.insert(element, at: position)
    }
    return result
  }

  /// The length of the longest increasing subsequence, by comparing all pairs.
  private static func longestIncreasing(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      let before = (0..<index).filter { values[$0] < value }.map { lengths[$0] }.max()
      lengths.append(1 + (before ?? 0))
    }
    return lengths.max() ?? 0
  }
}

private struct Colliding: Hashable {
  var value: Int
  func hash(into hasher: inout Hasher) { hasher.combine(value % 2) }
}

private struct Counting: Hashable {
  final class Counter: @unchecked Sendable { var value = 0 }
  var value: Int
  var hashes: Counter

  static func == (one: Counting, other: Counting) -> Bool { one.value == other.value }
  func hash(into hasher: inout Hasher) {
    hashes.value += 1
    hasher.combine(value)
  }
}
