import GeometryCore

// The pages of a row: where it can rest. Of rows that page by their viewport the multiples of it,
// of all others their groups. Groups at the end that cannot be scrolled to their stops share the last
// page. In a loop the pages share the turn evenly.
extension OrthogonalRow {
  /// The number of pages, at least 1.
  ///
  /// - Complexity: O(1); where groups are pages O(log n), of a measured row O(log² n).
  package var pageCount: Int {
    if template.repetition.behavior == .paging {
      guard viewportExtent > 0 else { return 1 }
      if let cycle { return max(1, Int((cycle / viewportExtent).rounded())) }
      let end = rangeOfEnds.upperBound
      return Int(((end - Self.tolerance) / viewportExtent).rounded(.up).clamped(to: 0...1e9)) + 1
    }
    guard cycle == nil else { return row.row.count }
    let end = rangeOfEnds.upperBound - Self.tolerance
    let last = (0..<row.row.count).firstIndex { stop(ofGroup: $0) >= end }
    return min(last + 1, row.row.count)
  }

  /// The offset of a page, which in a loop may lie before the first or after the last.
  func pageStart(_ page: Int) -> Double {
    guard let cycle else {
      let stop =
        template.repetition.behavior == .paging
        ? Double(page) * viewportExtent : stop(ofGroup: min(max(page, 0), row.row.count - 1))
      let range = rangeOfEnds
      return stop.clamped(to: range)
    }
    let count = pageCount
    let turn = Double(page).quotient(count)
    let local = page - Int(turn) * count
    let stop =
      template.repetition.behavior == .paging
      ? Double(local) * cycle / Double(count) : stop(ofGroup: local)
    return stop + turn * cycle
  }

  /// The offset of a page, from 0; in points.
  package func offset(ofPage page: Int) -> Double { pageStart(page) }

  /// The last page that begins at or before an offset, within the first turn of a loop.
  func pageIndex(at offset: Double) -> Int {
    let next = (0..<pageCount).firstIndex { pageStart($0) > offset + Self.tolerance }
    return max(0, next - 1)
  }

  /// The position among the pages, from 0 at the first: 1.5 halfway from the second to the third.
  ///
  /// At most the last page; in a loop less than the number of pages.
  package func pagePosition(at offset: Double) -> Double {
    let offset = firstTurn(of: offset)
    let page = pageIndex(at: offset)
    let (low, high) = (pageStart(page), pageStart(page + 1))
    guard high > low else { return Double(page) }
    let share = ((offset - low) / (high - low)).clamped(to: 0...1)
    return Double(page) + (share < 1e-9 ? 0 : share)
  }

  /// The page nearest to an offset.
  package func page(at offset: Double) -> Int {
    let page = Int(pagePosition(at: offset).rounded())
    return cycle == nil ? page : page % pageCount
  }

  /// The page that shows an item at its stop.
  package func page(ofItem item: Int) -> Int {
    page(at: offset(of: RowPlace(item: item)))
  }
}

/// A position in a row by its items, which holds when lengths change.
package struct RowPlace: Hashable, Sendable {
  /// The first item of the group that is at or before its stop.
  package var item: Int
  /// How far the row is scrolled beyond that stop, as a share of the way to the next group's.
  package var share: Double
  /// How often a loop has gone round.
  package var turns: Double

  package init(item: Int, share: Double = 0, turns: Double = 0) {
    self.item = item
    self.share = share
    self.turns = turns
  }
}

extension OrthogonalRow {
  /// The position by items at an offset.
  package func place(at offset: Double) -> RowPlace {
    let local = firstTurn(of: offset)
    let next = (0..<row.row.count).firstIndex { stop(ofGroup: $0) > local + Self.tolerance }
    let group = max(0, next - 1)
    let way = way(fromGroup: group)
    let share = way > 0 ? (local - stop(ofGroup: group)) / way : 0
    return RowPlace(
      item: group * template.capacity, share: abs(share) < 1e-6 ? 0 : share,
      turns: cycle.map { turns(at: offset, $0) } ?? 0)
  }

  /// The offset at which the row is at a position, within its range.
  ///
  /// Rows that page by their viewport are at the page that shows the item.
  package func offset(of place: RowPlace) -> Double {
    offsetInTurn(of: place) + (cycle ?? 0) * place.turns
  }

  private func offsetInTurn(of place: RowPlace) -> Double {
    let group = min(max(place.item, 0) / max(template.capacity, 1), row.row.count - 1)
    let range = range
    let stop = stop(ofGroup: group)
    guard template.repetition.behavior == .paging else {
      return (stop + place.share * way(fromGroup: group)).clamped(to: range)
    }
    let page = pageIndex(at: stop.clamped(to: range))
    guard place.share != 0 else { return pageStart(page) }
    return (stop + place.share * way(fromGroup: group)).clamped(to: range)
  }

  /// The distance from the stop of a group to that of the next, in a loop also of the last.
  private func way(fromGroup group: Int) -> Double {
    guard group == row.row.count - 1 else {
      return stop(ofGroup: group + 1) - stop(ofGroup: group)
    }
    if let cycle { return stop(ofGroup: 0) + cycle - stop(ofGroup: group) }
    return template.repetition.stride
  }

  /// The repetition of an offset in a loop that is nearest to another offset; of two, the later.
  package func repetition(of offset: Double, nearestTo other: Double) -> Double {
    guard let cycle else { return offset }
    return offset + ((other - offset) / cycle + 0.5).rounded(.down) * cycle
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }

  /// The number of whole `count`s.
  fileprivate func quotient(_ count: Int) -> Double { (self / Double(count)).rounded(.down) }
}
