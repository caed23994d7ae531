/// Where the elements of a list were in another one.
///
/// What both lists begin and end with is counted and not written down, so two lists of a million
/// elements that differ in the middle cost what the middle costs.
///
/// Made by ``init(of:in:)``; read by ``ListDifference``.
@frozen public struct ListMatch: Sendable {
  /// The number of elements of the old list.
  public let oldCount: Int
  /// The number of elements of the new list.
  public let newCount: Int
  /// How many elements both lists begin with.
  public let prefix: Int
  /// How many elements behind the prefix both lists end with.
  public let suffix: Int
  /// For each position of the new list between the common ends where its element was in the old
  /// list; -1 for an element that was not there.
  public var origins: [Int32]

  @inlinable init(oldCount: Int, newCount: Int, prefix: Int, suffix: Int) {
    self.oldCount = oldCount
    self.newCount = newCount
    self.prefix = prefix
    self.suffix = suffix
    let middle = newCount - prefix - suffix
    origins = oldCount == prefix + suffix ? [] : Array(repeating: -1, count: middle)
  }

  /// The positions of the old list between the common ends.
  @inlinable public var oldMiddle: Range<Int> { prefix..<(oldCount - suffix) }
  /// The positions of the new list between the common ends.
  @inlinable public var newMiddle: Range<Int> { prefix..<(newCount - suffix) }
}

extension ListMatch {
  /// Finds the elements of `new` in `old`, each list without repeated elements.
  ///
  /// An element that a list repeats is found once; the others count as new ones.
  ///
  /// - Complexity: O(n) comparisons where lists differ little; hashing for what walking along both
  ///   leaves over. At most 16 bytes for each element of the old list and 4 for each of the new one,
  ///   none for the common ends.
  @inlinable public init<Element: Hashable>(
    of new: UnsafeBufferPointer<Element>, in old: UnsafeBufferPointer<Element>
  ) {
    self.init(endsOf: new, old)
    guard !origins.isEmpty else { return }
    var found = Bits(count: oldMiddle.count)
    let leftOver = walk(along: new, old, found: &found)
    // What is elsewhere.
    if leftOver.old > 0, leftOver.new > 0 {
      lookUp(new, in: old, count: leftOver.old, found: &found)
    }
  }

  /// Finds the elements of `new` that walking along both lists meets. Others count as new ones, for
  /// callers that find elements elsewhere by an index of their own.
  ///
  /// - Complexity: O(n) comparisons.
  @inlinable public init<Element: Hashable>(
    walkingAlong new: UnsafeBufferPointer<Element>, _ old: UnsafeBufferPointer<Element>
  ) {
    self.init(endsOf: new, old)
    guard !origins.isEmpty else { return }
    var found = Bits(count: oldMiddle.count)
    _ = walk(along: new, old, found: &found)
  }

  /// Counts what both lists begin and end with; the same memory is the same content.
  @inlinable init<Element: Hashable>(
    endsOf new: UnsafeBufferPointer<Element>, _ old: UnsafeBufferPointer<Element>
  ) {
    let shorter = min(old.count, new.count)
    let isSame = old.count == new.count && old.baseAddress == new.baseAddress
    let prefix = isSame ? shorter : Self.commonPrefix(old, new, limit: shorter)
    var suffix = 0
    while suffix < shorter - prefix,
      old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
    {
      suffix += 1
    }
    self.init(oldCount: old.count, newCount: new.count, prefix: prefix, suffix: suffix)
  }

  /// Compares in blocks: without a branch for each element it takes a third of the time.
  @inlinable static func commonPrefix<Element: Hashable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, limit: Int
  ) -> Int {
    var prefix = 0
    while limit - prefix >= 16 {
      var equal = 0
      for index in prefix..<(prefix + 16) { equal &+= old[index] == new[index] ? 1 : 0 }
      guard equal == 16 else { break }
      prefix += 16
    }
    while prefix < limit, old[prefix] == new[prefix] { prefix += 1 }
    return prefix
  }

  /// How far one list is searched for the present element of the other, after a match.
  @inlinable static var reach: Int { 8 }

  /// Walks along both lists in step and looks a few elements ahead where they differ, the fewer the
  /// longer nothing has matched.
  ///
  /// Identifiers are unique, so a comparison that holds is a match whatever comes behind it.
  ///
  /// - Returns: How many elements of each middle were not found.
  @inlinable mutating func walk<Element: Hashable>(
    along new: UnsafeBufferPointer<Element>, _ old: UnsafeBufferPointer<Element>,
    found: inout Bits
  ) -> (old: Int, new: Int) {
    let (oldEnd, newEnd) = (oldMiddle.upperBound, newMiddle.upperBound)
    let start = prefix
    var (i, j, matches) = (start, start, 0)
    var reach = Self.reach
    origins.withUnsafeMutableBufferPointer { origins in
      while i < oldEnd, j < newEnd {
        if old[i] != new[j] {
          guard let skipped = Self.lookAhead(old[i..<oldEnd], new[j..<newEnd], by: reach) else {
            reach = max(1, reach / 2)
            i += 1
            j += 1
            continue
          }
          i += skipped.old
          j += skipped.new
        }
        reach = Self.reach
        origins[j - start] = Int32(truncatingIfNeeded: i)
        found.set(i - start)
        matches += 1
        i += 1
        j += 1
      }
    }
    return (oldMiddle.count - matches, newMiddle.count - matches)
  }

  /// How many elements of one of two lists come before the one that the other begins with; nil if
  /// that is not within `reach`.
  @inlinable static func lookAhead<Element: Hashable>(
    _ old: Slice<UnsafeBufferPointer<Element>>, _ new: Slice<UnsafeBufferPointer<Element>>,
    by reach: Int
  ) -> (old: Int, new: Int)? {
    let (i, j) = (old.startIndex, new.startIndex)
    for distance in 1...reach {
      if distance < old.count, old[i + distance] == new[j] { return (distance, 0) }
      if distance < new.count, old[i] == new[j + distance] { return (0, distance) }
    }
    return nil
  }

  /// Finds by hash what walking left over, and what moved together with an element by comparing.
  ///
  /// - Parameter leftOver: How many elements of the old middle that is.
  @inlinable mutating func lookUp<Element: Hashable>(
    _ new: UnsafeBufferPointer<Element>, in old: UnsafeBufferPointer<Element>, count leftOver: Int,
    found: inout Bits
  ) {
    let (start, end) = (prefix, oldMiddle.upperBound)
    var table = HashTable(capacity: leftOver, positionsBelow: old.count)
    table.insert(oldMiddle) {
      found[$0 - start] ? nil : old[$0].hashValue
    } isRepetition: { _, _ in
      false
    }
    origins.withUnsafeMutableBufferPointer { origins in
      table.search(0..<origins.count) {
        origins[$0] < 0 ? new[start + $0].hashValue : nil
      } _: { position, search in
        // It may have been found with one before it.
        guard origins[position] < 0 else { return }
        while let index = table.next(&search) {
          guard !found[index - start], old[index] == new[start + position] else { continue }
          var (from, to) = (index, position)
          repeat {
            origins[to] = Int32(truncatingIfNeeded: from)
            found.set(from - start)
            (from, to) = (from + 1, to + 1)
          } while to < origins.count && from < end && origins[to] < 0 && !found[from - start]
            && old[from] == new[start + to]
          break
        }
      }
    }
  }
}
