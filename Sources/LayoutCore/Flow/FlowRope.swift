import GeometryCore

/// Lines behind one another, each with as many items and equally thick.
///
/// 16 bytes, whatever the number of lines.
struct FlowRun: Hashable, Sendable {
  /// The items of one line; above 0.
  var columns: UInt32
  /// Above 0.
  var lines: UInt32
  /// Of one line along the scroll axis, in points.
  var extent: Double

  /// The items of all lines.
  var items: Int { Int(columns) * Int(lines) }
}

/// The lines of a section in order, to be found by item and by place, and replaced.
///
/// Kept in pages of at most 256 runs with two trees of their sums, so that nothing depends on the
/// number of lines. Made and changed by ``FlowLines``.
struct FlowRope: Hashable, Sendable {
  /// A run among the others.
  struct Place: Hashable, Sendable {
    fileprivate var page: Int
    fileprivate var index: Int
    /// The run's first item.
    fileprivate(set) var item: Int
    /// Where its first line starts along the scroll axis, in points.
    fileprivate(set) var start: Double
  }

  /// Runs that are stored together, and their sums.
  private struct Page: Hashable, Sendable {
    var runs: [FlowRun]
    var items = 0
    var length = 0.0
  }

  private static let pageSize = 256

  /// None is empty.
  private var pages: [Page] = []
  private var items = SumTree<Int>([])
  private var lengths = SumTree<Double>([])
  /// Between two lines, in points; may be negative.
  let spacing: Double
  /// Whether lines start in order.
  private(set) var isSorted = true

  /// - Complexity: O(r), r the number of runs.
  init(_ runs: [FlowRun], spacing: Double) {
    self.spacing = spacing
    pages = paged(runs)
    notice(runs)
    sumUp()
  }

  /// The number of runs.
  ///
  /// - Complexity: O(r / 256).
  var runCount: Int { pages.reduce(0) { $0 + $1.runs.count } }

  /// From the start of the first line to the end of the last, in points.
  var extent: Double { pages.isEmpty ? 0 : lengths.total - spacing }

  /// The length of a run's lines, each with the spacing behind it.
  private func length(of run: FlowRun) -> Double {
    Double(run.lines) * (run.extent + spacing)
  }

  // MARK: Finding

  subscript(place: Place) -> FlowRun { pages[place.page].runs[place.index] }

  /// The first run; nil if there is none.
  var first: Place? {
    pages.isEmpty ? nil : Place(page: 0, index: 0, item: 0, start: 0)
  }

  /// The run that holds an item; nil behind the last one.
  ///
  /// - Complexity: O(log r).
  func place(ofItem item: Int) -> Place? {
    guard item < items.total else { return nil }
    return place(onPage: items.count { $0 <= item }) { end, _ in end <= item }
  }

  /// The first run that ends at or behind a place along the scroll axis, where lines start in
  /// order; nil if none does.
  ///
  /// - Complexity: O(log r).
  func place(endingAt position: Double) -> Place? {
    place(onPage: lengths.count { $0 - spacing < position }) { _, end in
      end - spacing < position
    }
  }

  /// The first run from a page on that is not passed, by where its items and its lines end.
  private func place(onPage first: Int, passing isPassed: (Int, Double) -> Bool) -> Place? {
    guard first < pages.count else { return nil }
    var item = items.sum(ofFirst: first)
    var start = lengths.sum(ofFirst: first)
    for page in first..<pages.count {
      let found = pages[page].runs.withUnsafeBufferPointer { runs -> Int? in
        for index in runs.indices {
          let (nextItem, nextStart) = (item + runs[index].items, start + length(of: runs[index]))
          if !isPassed(nextItem, nextStart) { return index }
          (item, start) = (nextItem, nextStart)
        }
        return nil
      }
      if let found { return Place(page: page, index: found, item: item, start: start) }
    }
    return nil
  }

  /// The next run; nil behind the last one.
  func place(after place: Place) -> Place? {
    let run = self[place]
    var next = place
    next.item += run.items
    next.start += length(of: run)
    next.index += 1
    if next.index == pages[place.page].runs.count {
      next.page += 1
      next.index = 0
    }
    return next.page < pages.count ? next : nil
  }

  // MARK: Replacing

  /// Puts `runs` where those from `start` up to but not including `end` were; nil for all behind.
  ///
  /// - Complexity: O(k + 256 + log r), amortised; k the number of runs that come and go.
  mutating func replace(from start: Place, to end: Place?, with runs: [FlowRun]) {
    let last = pages.count - 1
    let end = end ?? Place(page: last, index: pages[last].runs.count, item: 0, start: 0)
    if start.page == end.page, pages[start.page].runs.count + runs.count <= Self.pageSize {
      replace(start.index..<end.index, onPage: start.page, with: runs)
    } else {
      let joined =
        pages[start.page].runs[..<start.index] + runs + pages[end.page].runs[end.index...]
      let isAtEnd = end.page == last
      pages.replaceSubrange(start.page...end.page, with: paged(Array(joined)))
      if isAtEnd { sumUp(from: start.page) } else { sumUp() }
    }
    notice(runs)
  }

  private mutating func replace(_ range: Range<Int>, onPage page: Int, with runs: [FlowRun]) {
    let (before, after) = (sums(of: pages[page].runs[range]), sums(of: runs[...]))
    pages[page].runs.replaceSubrange(range, with: runs)
    if pages[page].runs.isEmpty {
      pages.remove(at: page)
      sumUp()
      return
    }
    pages[page].items += after.items - before.items
    pages[page].length += after.length - before.length
    if after.items != before.items { items.add(after.items - before.items, at: page) }
    if after.length != before.length { lengths.add(after.length - before.length, at: page) }
  }

  private func sums(of runs: ArraySlice<FlowRun>) -> (items: Int, length: Double) {
    runs.reduce((0, 0)) { ($0.0 + $1.items, $0.1 + length(of: $1)) }
  }

  /// Runs on pages that have room for more.
  private func paged(_ runs: [FlowRun]) -> [Page] {
    let share = Self.pageSize * 3 / 4
    return stride(from: 0, to: runs.count, by: share).map {
      let part = runs[$0..<min($0 + share, runs.count)]
      let sums = sums(of: part)
      return Page(runs: Array(part), items: sums.items, length: sums.length)
    }
  }

  /// - Complexity: O(p), p the number of pages.
  private mutating func sumUp() {
    items = SumTree(pages.lazy.map { $0.items })
    lengths = SumTree(pages.lazy.map { $0.length })
  }

  /// Sums up the last pages again.
  private mutating func sumUp(from first: Int) {
    items.truncate(to: first)
    lengths.truncate(to: first)
    for page in pages[first...] {
      items.append(page.items)
      lengths.append(page.length)
    }
  }

  private mutating func notice(_ runs: [FlowRun]) {
    guard spacing < 0 else { return }
    isSorted = isSorted && runs.allSatisfy { $0.extent + spacing >= 0 }
  }
}
