/// The entries of up to 512 consecutive indexes in ascending order.
struct MeasuredPage: Hashable, Sendable {
  /// The number of indexes of a full page.
  static let size = 512
  /// The bits of an entry of ``numbers`` that are the number; the highest bit marks entries to be
  /// measured again.
  static let numberMask: UInt16 = 0x7FFF
  private static let staleBit: UInt16 = 0x8000

  /// The number of indexes that the page covers.
  var span: Int
  /// The numbers of the entries within the page, with marks.
  private(set) var numbers: [UInt16] = []
  private(set) var changes: [Double] = []

  init(span: Int) { self.span = span }

  var isFull: Bool { span == Self.size }

  /// The position of the first entry at or after `number`.
  ///
  /// - Complexity: O(1) if every index before it has an entry or none behind, else O(log n).
  func firstEntry(from number: UInt16) -> Int {
    let place = Int(number)
    if place < numbers.count, numbers[place] & Self.numberMask == number { return place }
    guard let last = numbers.last, last & Self.numberMask >= number else { return numbers.count }
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] & Self.numberMask < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The position of the entry of `number`; nil if it is not set.
  func entry(_ number: UInt16) -> Int? {
    let entry = firstEntry(from: number)
    guard entry < numbers.count, numbers[entry] & Self.numberMask == number else { return nil }
    return entry
  }

  /// The number of an entry.
  func number(_ entry: Int) -> Int { Int(numbers[entry] & Self.numberMask) }

  func isStale(_ entry: Int) -> Bool { numbers[entry] & Self.staleBit != 0 }

  /// Sets an entry, which is no longer to be measured again.
  ///
  /// - Returns: The change of the sum, and whether the entry is new.
  mutating func set(_ change: Double, at number: UInt16) -> (difference: Double, isNew: Bool) {
    let entry = firstEntry(from: number)
    if entry < numbers.count, numbers[entry] & Self.numberMask == number {
      let former = changes[entry]
      changes[entry] = change
      numbers[entry] = number
      return (change - former, false)
    }
    makeRoom()
    numbers.insert(number, at: entry)
    changes.insert(change, at: entry)
    return (change, true)
  }

  mutating func markStale(_ number: UInt16) {
    if let entry = entry(number) { numbers[entry] |= Self.staleBit }
  }

  /// Appends a page; both together cover at most ``size`` indexes.
  mutating func append(_ page: MeasuredPage) {
    for number in page.numbers { numbers.append(number + UInt16(span)) }
    changes.append(contentsOf: page.changes)
    span += page.span
  }

  /// Appends the numbers in `range` of another page; both together cover at most ``size`` indexes.
  ///
  /// - Parameter isStale: Whether all entries are to be measured again.
  /// - Returns: The number of entries.
  mutating func append(_ range: Range<Int>, of page: MeasuredPage, isStale: Bool) -> Int {
    let entries =
      page.firstEntry(
        from: UInt16(range.lowerBound))..<page.firstEntry(
        from: UInt16(range.upperBound))
    for entry in entries {
      let mark = isStale ? Self.staleBit : page.numbers[entry] & Self.staleBit
      numbers.append(UInt16(page.number(entry) - range.lowerBound + span) | mark)
      changes.append(page.changes[entry])
    }
    span += range.count
    return entries.count
  }

  /// Reserves memory for entries, sixteen at a time: doubling would leave half of it unused.
  private mutating func makeRoom() {
    guard numbers.count == numbers.capacity else { return }
    let room = numbers.count + 16
    numbers.reserveCapacity(room)
    changes.reserveCapacity(room)
  }
}
