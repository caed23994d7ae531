/// Changes of length by index, of those few that differ from the rest.
///
/// A sum tree over pages of 512 indexes. A page keeps what was set in it in order of index, at ten
/// bytes each; what was never set takes nothing but its page's place, once a later page is in use.
package struct MeasuredLengths: Hashable, Sendable {
  private struct Page: Hashable, Sendable {
    var indexes: [UInt16] = []
    var changes: [Double] = []

    /// The place of the first entry at or behind `index`.
    func place(of index: UInt16) -> Int {
      var low = 0
      var high = indexes.count
      while low < high {
        let middle = (low + high) / 2
        if indexes[middle] < index { low = middle + 1 } else { high = middle }
      }
      return low
    }

    /// Makes room for one entry more, sixteen at a time: doubling would leave half of it unused.
    mutating func makeRoom() {
      guard indexes.count == indexes.capacity else { return }
      let room = indexes.count + 16
      indexes.reserveCapacity(room)
      changes.reserveCapacity(room)
    }
  }

  private static let pageSize = 512

  private var pages: [Page] = []
  /// The sums of runs of pages, as a binary indexed tree; the first is of no account.
  private var sums: [Double] = [0]
  /// How many indexes have been set.
  package private(set) var count = 0
  /// The sum of all changes in points.
  package private(set) var total = 0.0

  package init() {}

  /// The change at `index` in points; nil if none has been set.
  ///
  /// - Complexity: O(1): a page is searched.
  package subscript(index: Int) -> Double? {
    let page = index / Self.pageSize
    guard index >= 0, page < pages.count else { return nil }
    let number = UInt16(index % Self.pageSize)
    let place = pages[page].place(of: number)
    guard place < pages[page].indexes.count, pages[page].indexes[place] == number else {
      return nil
    }
    return pages[page].changes[place]
  }

  /// Whether a change has been set at one of `indexes`.
  ///
  /// - Complexity: O(1) within a page.
  package func hasAny(in indexes: Range<Int>) -> Bool {
    var index = max(0, indexes.lowerBound)
    while index < indexes.upperBound, index / Self.pageSize < pages.count {
      let page = index / Self.pageSize
      let place = pages[page].place(of: UInt16(index % Self.pageSize))
      if place < pages[page].indexes.count {
        return page * Self.pageSize + Int(pages[page].indexes[place]) < indexes.upperBound
      }
      index = (page + 1) * Self.pageSize
    }
    return false
  }

  /// Sets the change at `index`.
  ///
  /// - Complexity: O(log n), amortised.
  package mutating func set(_ change: Double, at index: Int) {
    let page = index / Self.pageSize
    while pages.count <= page { appendPage() }
    let number = UInt16(index % Self.pageSize)
    let place = pages[page].place(of: number)
    var difference = change
    if place < pages[page].indexes.count, pages[page].indexes[place] == number {
      difference -= pages[page].changes[place]
      pages[page].changes[place] = change
    } else {
      pages[page].makeRoom()
      pages[page].indexes.insert(number, at: place)
      pages[page].changes.insert(change, at: place)
      count += 1
    }
    guard difference != 0 else { return }
    total += difference
    var node = page + 1
    while node < sums.count {
      sums[node] += difference
      node += node & -node
    }
  }

  /// Adds an empty page: the tree's new node sums the nodes below it.
  private mutating func appendPage() {
    pages.append(Page())
    let node = pages.count
    var sum = 0.0
    var below = node - 1
    while below > node - (node & -node) {
      sum += sums[below]
      below -= below & -below
    }
    sums.append(sum)
  }

  /// The sum of the changes in front of `index`.
  ///
  /// - Complexity: O(log n).
  package func sum(before index: Int) -> Double {
    let page = min(index / Self.pageSize, pages.count)
    var sum = 0.0
    var node = page
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    guard page < pages.count else { return sum }
    let place = pages[page].place(of: UInt16(index % Self.pageSize))
    for change in pages[page].changes[..<place] { sum += change }
    return sum
  }

  /// The last index that starts at or in front of `position`, where each starts `stride` and its
  /// predecessor's change behind its predecessor.
  ///
  /// - Parameter stride: In points, above 0.
  /// - Returns: At least 0; not limited above.
  /// - Complexity: O(log n).
  package func index(at position: Double, stride: Double) -> Int {
    var page = 0
    var sum = 0.0
    var step = pages.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - pages.count.leadingZeroBitCount)
    // 1. Find the page: the last one that starts in front of the position.
    while step > 0 {
      let next = page + step
      if next <= pages.count,
        Double(next * Self.pageSize) * stride + sum + sums[next] <= position
      {
        page = next
        sum += sums[next]
      }
      step /= 2
    }
    // 2. Within the page, pass the entries that end in front of it.
    let first = page * Self.pageSize
    var limit = Double(1 << 48)
    if page < pages.count {
      for (number, change) in zip(pages[page].indexes, pages[page].changes) {
        let index = Double(first + Int(number))
        if (index + 1) * stride + sum + change > position {
          limit = index
          break
        }
        sum += change
      }
    }
    return Int(min(max((position - sum) / stride, Double(first)), limit))
  }
}
