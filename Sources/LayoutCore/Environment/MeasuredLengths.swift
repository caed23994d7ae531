/// A sparse array of the differences between measured and estimated lengths.
///
/// A sum tree over pages of at most 512 indexes. A page stores its entries in ascending order at
/// ten bytes each; unset indexes use no memory besides that of their page, once a later page is in
/// use. Copies share pages, even if a run of indexes has moved in the copy, see
/// ``append(_:of:isStale:)``.
package struct MeasuredLengths: Hashable, Sendable {
  private var pages: [MeasuredPage] = []
  /// The sums of the differences and the spans of the pages.
  private var sums = SumTree<PageSum>([])
  /// Whether all pages except for the last are full.
  private var isUniform = true
  /// The number of indexes that the pages cover.
  private var span = 0
  /// The number of entries.
  package private(set) var count = 0
  /// The sum of all entries in points.
  package private(set) var total = 0.0

  package init() {}

  /// The difference at `index` in points; nil if it is not set.
  ///
  /// - Complexity: O(1) while every page is full, else O(log n).
  package subscript(index: Int) -> Double? {
    guard index >= 0, index < span else { return nil }
    let (page, number) = place(of: index)
    return pages[page].entry(number).map { pages[page].changes[$0] }
  }

  /// Whether the entry at `index` is set and is not to be measured again.
  package func isSettled(_ index: Int) -> Bool {
    guard index >= 0, index < span else { return false }
    let (page, number) = place(of: index)
    guard let entry = pages[page].entry(number) else { return false }
    return !pages[page].isStale(entry)
  }

  /// Whether one of `indexes` has an entry.
  ///
  /// - Complexity: O(log n) for each page of the range.
  package func hasAny(in indexes: Range<Int>) -> Bool {
    var rest = indexes.clamped(to: 0..<span)
    while !rest.isEmpty {
      let (page, number) = place(of: rest.lowerBound)
      let first = rest.lowerBound - Int(number)
      let entry = pages[page].firstEntry(from: number)
      if entry < pages[page].numbers.count {
        return first + pages[page].number(entry) < rest.upperBound
      }
      rest = min(first + pages[page].span, rest.upperBound)..<rest.upperBound
    }
    return false
  }

  /// Sets the difference at `index`.
  ///
  /// - Complexity: O(log n), amortized.
  package mutating func set(_ change: Double, at index: Int) {
    while span <= index { append(MeasuredPage(span: MeasuredPage.size)) }
    let (page, number) = place(of: index)
    let (difference, isNew) = pages[page].set(change, at: number)
    if isNew { count += 1 }
    guard difference != 0 else { return }
    total += difference
    sums.add(PageSum(change: difference, span: 0), at: page)
  }

  /// Marks an entry to be measured again. It keeps its value until then.
  package mutating func markStale(_ index: Int) {
    guard index >= 0, index < span else { return }
    let (page, number) = place(of: index)
    pages[page].markStale(number)
  }

  /// The sum of the entries before `index`.
  ///
  /// - Complexity: O(log n).
  package func sum(before index: Int) -> Double {
    guard index < span else { return total }
    let (page, number) = place(of: index)
    var sum = sums.sum(ofFirst: page).change
    let entry = pages[page].firstEntry(from: number)
    for change in pages[page].changes[..<entry] { sum += change }
    return sum
  }

  /// The last index that starts at or before `position`, if each starts `stride` plus the entry of
  /// its predecessor behind its predecessor.
  ///
  /// - Parameter stride: In points, above 0.
  /// - Returns: At least 0, without an upper limit.
  /// - Complexity: O(log n).
  package func index(at position: Double, stride: Double) -> Int {
    // 1. Find the last page that starts before the position.
    let found = sums.partition { _, end in Double(end.span) * stride + end.change <= position }
    let (page, first) = (found.count, found.sum.span)
    var sum = found.sum.change
    // 2. Within the page, skip the entries that end before it.
    var limit = 0x1p48
    if page < pages.count {
      for (number, change) in zip(pages[page].numbers, pages[page].changes) {
        let index = Double(first + Int(number & MeasuredPage.numberMask))
        if (index + 1) * stride + sum + change > position {
          limit = index
          break
        }
        sum += change
      }
    }
    return Int(min(max((position - sum) / stride, Double(first)), limit))
  }

  /// Calls `body` for each entry in `range` in order, with the index, the difference, and whether
  /// it is to be measured again.
  ///
  /// - Complexity: O(log n + m), m the number of entries in the range.
  package func forEach(in range: Range<Int>, _ body: (Int, Double, Bool) -> Void) {
    let range = range.clamped(to: 0..<span)
    guard !range.isEmpty else { return }
    var (page, number) = place(of: range.lowerBound)
    var first = range.lowerBound - Int(number)
    while first < range.upperBound {
      for entry in pages[page].firstEntry(from: number)..<pages[page].numbers.count {
        let index = first + pages[page].number(entry)
        guard index < range.upperBound else { return }
        body(index, pages[page].changes[entry], pages[page].isStale(entry))
      }
      first += pages[page].span
      page += 1
      number = 0
    }
  }
}

// MARK: - Joining runs

extension MeasuredLengths {
  /// Appends `count` indexes without entries.
  ///
  /// - Complexity: O(count / 512).
  mutating func appendGap(_ count: Int) {
    var rest = count
    while rest > 0 {
      let room = pages.last.map { MeasuredPage.size - $0.span } ?? 0
      let part = min(rest, room > 0 ? room : MeasuredPage.size)
      appendMerging(MeasuredPage(span: part))
      rest -= part
    }
  }

  /// Appends the indexes of `range` with their entries. Whole pages are shared with `other`.
  ///
  /// ``finishAppending()`` has to be called before any query.
  ///
  /// - Parameter isStale: Whether all entries are to be measured again.
  /// - Returns: The number of copied entries.
  /// - Complexity: O(p + 512), p the number of pages in the range; O(m) if entries are to be
  ///   measured again, m their number.
  mutating func append(_ range: Range<Int>, of other: MeasuredLengths, isStale: Bool) -> Int {
    let known = range.clamped(to: 0..<other.span)
    var copied = 0
    if !known.isEmpty {
      var (page, number) = other.place(of: known.lowerBound)
      var rest = known.count
      while rest > 0 {
        let span = other.pages[page].span
        let part = min(rest, span - Int(number))
        let isWhole = part == span && !isStale
        if isWhole, appendMerging(other.pages[page]) {
          // Shared.
        } else if isWhole {
          copied += other.pages[page].numbers.count
        } else {
          copied += copy(Int(number)..<Int(number) + part, of: other.pages[page], isStale: isStale)
        }
        rest -= part
        page += 1
        number = 0
      }
    }
    appendGap(range.count - known.count)
    return copied
  }

  /// Appends a part of a page entry by entry.
  ///
  /// - Returns: The number of entries.
  private mutating func copy(
    _ range: Range<Int>, of page: MeasuredPage, isStale: Bool
  ) -> Int {
    let room = pages.last.map { MeasuredPage.size - $0.span } ?? 0
    if room < range.count { pages.append(MeasuredPage(span: 0)) }
    return pages[pages.count - 1].append(range, of: page, isStale: isStale)
  }

  /// Computes the sums of appended pages.
  ///
  /// - Complexity: O(p), p the number of pages.
  mutating func finishAppending() {
    let appended = pages
    self = MeasuredLengths()
    pages.reserveCapacity(appended.count)
    for page in appended { append(page) }
  }

  /// Appends a page, merged with the last one if both fit in one.
  ///
  /// - Returns: Whether the page is shared.
  @discardableResult
  private mutating func appendMerging(_ page: MeasuredPage) -> Bool {
    guard let last = pages.last, last.span + page.span <= MeasuredPage.size else {
      pages.append(page)
      return true
    }
    pages[pages.count - 1].append(page)
    return false
  }

  /// Appends a page and its sum.
  private mutating func append(_ page: MeasuredPage) {
    if let last = pages.last, !last.isFull { isUniform = false }
    pages.append(page)
    var change = 0.0
    for entry in page.changes { change += entry }
    sums.append(PageSum(change: change, span: page.span))
    total += change
    span += page.span
    count += page.numbers.count
  }

  /// The page of an index, and the number of the index in it.
  private func place(of index: Int) -> (page: Int, number: UInt16) {
    if isUniform {
      return (index / MeasuredPage.size, UInt16(index % MeasuredPage.size))
    }
    let found = sums.partition { _, end in end.span <= index }
    return (found.count, UInt16(index - found.sum.span))
  }
}

/// The sum over pages.
private struct PageSum: AdditiveArithmetic, Hashable, Sendable {
  /// In points.
  var change: Double
  /// The number of indexes.
  var span: Int

  static var zero: PageSum { PageSum(change: 0, span: 0) }

  static func + (one: PageSum, other: PageSum) -> PageSum {
    PageSum(change: one.change + other.change, span: one.span + other.span)
  }

  static func - (one: PageSum, other: PageSum) -> PageSum {
    PageSum(change: one.change - other.change, span: one.span - other.span)
  }
}
