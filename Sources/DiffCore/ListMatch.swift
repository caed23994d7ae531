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
  /// list; -1 for an element that was not there. Empty if one of the middles is.
  public var origins: [Int32]
  /// Marks what of ``oldMiddle`` is not in the new list, counted from the prefix on.
  public var deleted: Bits
  /// Marks what of ``newMiddle`` is not in the old list, counted from the prefix on.
  public var inserted: Bits

  @inlinable init(oldCount: Int, newCount: Int, prefix: Int, suffix: Int) {
    self.oldCount = oldCount
    self.newCount = newCount
    self.prefix = prefix
    self.suffix = suffix
    let (oldMiddle, newMiddle) = (oldCount - prefix - suffix, newCount - prefix - suffix)
    origins = oldMiddle == 0 ? [] : Array(repeating: -1, count: newMiddle)
    deleted = Bits(count: oldMiddle)
    inserted = Bits(count: newMiddle)
    if origins.isEmpty {
      deleted.set(0..<oldMiddle)
      inserted.set(0..<newMiddle)
    }
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
  ///   leaves over. At most 17 bytes for each element of the old list and 5 for each of the new one,
  ///   none for the common ends.
  @inlinable public init<Element: Hashable>(
    of new: UnsafeBufferPointer<Element>, in old: UnsafeBufferPointer<Element>
  ) {
    self.init(endsOf: new, old)
    guard !origins.isEmpty else { return }
    walk(along: new, old)
    // What is elsewhere.
    let count = deleted.setCount
    if count > 0, inserted.setCount > 0 { lookUp(new, in: old, count: count) }
  }

  /// Finds the elements of `new` that walking along both lists meets. Others count as new ones, for
  /// callers that find elements elsewhere by an index of their own.
  ///
  /// - Complexity: O(n) comparisons.
  @inlinable public init<Element: Hashable>(
    walkingAlong new: UnsafeBufferPointer<Element>, _ old: UnsafeBufferPointer<Element>
  ) {
    self.init(endsOf: new, old)
    if !origins.isEmpty { walk(along: new, old) }
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

  /// Compares bytes as long as they are the same, without a branch for each element.
  @inlinable static func commonPrefix<Element: Hashable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, limit: Int
  ) -> Int {
    var prefix = 0
    if let old = old.baseAddress, let new = new.baseAddress {
      while limit - prefix >= blockLength, areSame(old + prefix, new + prefix) {
        prefix += blockLength
      }
    }
    while prefix < limit, old[prefix] == new[prefix] { prefix += 1 }
    return prefix
  }

  @inlinable static var blockLength: Int { 16 }

  /// Whether the elements of two blocks consist of the same bytes: they are the same values then, and
  /// every value is equal to itself.
  @inlinable static func areSame<Element>(
    _ one: UnsafePointer<Element>, _ other: UnsafePointer<Element>
  ) -> Bool {
    let (one, other) = (UnsafeRawPointer(one), UnsafeRawPointer(other))
    var difference: UInt64 = 0
    for offset in stride(from: 0, to: blockLength * MemoryLayout<Element>.stride, by: 8) {
      difference |=
        one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    return difference == 0
  }

  /// How far one list is searched for the present element of the other, after a match.
  @inlinable static var reach: Int { 8 }

  /// Walks along both lists in step and looks a few elements ahead where they differ, the fewer the
  /// longer nothing has matched.
  ///
  /// Identifiers are unique, so a comparison that holds is a match whatever comes behind it.
  @inlinable mutating func walk<Element: Hashable>(
    along new: UnsafeBufferPointer<Element>, _ old: UnsafeBufferPointer<Element>
  ) {
    let (start, oldEnd, newEnd) = (prefix, oldMiddle.upperBound, newMiddle.upperBound)
    var (i, j, reach) = (start, start, Self.reach)
    change { origins, deleted, inserted in
      while i < oldEnd, j < newEnd {
        if old[i] != new[j] {
          let skipped = Self.lookAhead(
            UnsafeBufferPointer(rebasing: old[i..<oldEnd]),
            UnsafeBufferPointer(rebasing: new[j..<newEnd]), by: reach)
          guard let skipped else {
            reach = max(1, reach / 2)
            deleted.set(i - start)
            inserted.set(j - start)
            i += 1
            j += 1
            continue
          }
          for _ in 0..<skipped.old {
            deleted.set(i - start)
            i += 1
          }
          for _ in 0..<skipped.new {
            inserted.set(j - start)
            j += 1
          }
        }
        reach = Self.reach
        origins[j - start] = Int32(truncatingIfNeeded: i)
        i += 1
        j += 1
      }
    }
    deleted.set((i - start)..<(oldEnd - start))
    inserted.set((j - start)..<(newEnd - start))
  }

  /// Changes what was found and what is left over.
  @inlinable mutating func change(
    _ body: (
      _ origins: UnsafeMutableBufferPointer<Int32>, _ deleted: Bits.Memory, _ inserted: Bits.Memory
    ) -> Void
  ) {
    origins.withUnsafeMutableBufferPointer { origins in
      deleted.change { deleted in
        inserted.change { inserted in body(origins, deleted, inserted) }
      }
    }
  }

  /// How many elements of one of two lists come before the one that the other begins with; nil if
  /// that is not within `reach`.
  @inlinable static func lookAhead<Element: Hashable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, by reach: Int
  ) -> (old: Int, new: Int)? {
    for distance in 1...reach {
      if distance < old.count, old[distance] == new[0] { return (distance, 0) }
      if distance < new.count, old[0] == new[distance] { return (0, distance) }
    }
    return nil
  }

  /// Finds by hash what walking left over, and what moved together with an element by comparing.
  ///
  /// - Parameter count: How many elements of the old middle were left over.
  @inlinable mutating func lookUp<Element: Hashable>(
    _ new: UnsafeBufferPointer<Element>, in old: UnsafeBufferPointer<Element>, count: Int
  ) {
    let (start, end) = (prefix, oldMiddle.upperBound)
    var table = HashTable(capacity: count, positionsBelow: old.count - start)
    table.insert(deleted.positions) {
      old[start + $0].hashValue
    } isRepetition: { _, _ in
      false
    }
    let leftOver = inserted.positions
    change { origins, deleted, inserted in
      table.search(leftOver) {
        // It may have been found with one before it.
        origins[$0] < 0 ? new[start + $0].hashValue : nil
      } _: { position, search in
        guard origins[position] < 0 else { return }
        while let place = table.next(&search) {
          guard deleted[place], old[start + place] == new[start + position] else { continue }
          var (from, to) = (place, position)
          repeat {
            origins[to] = Int32(truncatingIfNeeded: start + from)
            deleted.clear(from)
            inserted.clear(to)
            (from, to) = (from + 1, to + 1)
          } while to < origins.count && start + from < end && origins[to] < 0 && deleted[from]
            && old[start + from] == new[start + to]
          break
        }
      }
    }
  }
}
