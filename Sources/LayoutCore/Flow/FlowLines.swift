import GeometryCore

/// Items of different sizes in lines; measurements may replace sizes.
///
/// Made and queried by ``FlowSection``. Positions along the scroll axis are relative to the first
/// line.
struct FlowLines: Hashable, Sendable {
  private(set) var items: FlowItems
  private let metrics: FlowMetrics
  private var rope: FlowRope
  /// The number of runs of equal lines broken so far, for tests.
  private(set) var brokenRuns = 0

  /// - Complexity: O(n) where items have sizes of their own, else O(m), m those measured.
  init(_ items: FlowItems, metrics: FlowMetrics) {
    self.items = items
    self.metrics = metrics
    rope = FlowRope([], spacing: metrics.lineSpacing)
    breakAll()
  }

  private var cross: Axis { items.cross }
  private var axis: Axis { items.cross.crossing }

  var count: Int { items.count }

  /// The length of all lines including spacing.
  var extent: Double { rope.extent }

  // MARK: Breaking

  private mutating func breakAll() {
    var breaker = FlowBreaker(items, metrics, from: 0)
    var runs: [FlowRun] = []
    while let run = breaker.run() { runs.append(run) }
    brokenRuns += runs.count
    rope = FlowRope(runs, spacing: metrics.lineSpacing)
  }

  /// Records the size of an item and breaks affected lines again.
  ///
  /// - Complexity: O(log n + k), amortized; k the lines that change.
  /// - Returns: Whether items may have moved.
  mutating func record(_ size: Size, of item: Int) -> Bool {
    switch items.record(size, of: item) {
    case .nothing: return false
    case .item: breakAgain(around: item)
    case .average: breakAll()
    }
    return true
  }

  /// Marks an item to be measured again. It keeps its size until then.
  mutating func markStale(_ item: Int) { items.markStale(item) }

  /// Breaks lines again from that of an item to the first line that begins as before.
  private mutating func breakAgain(around item: Int) {
    guard let (start, line) = firstLine(changedBy: item) else { return }
    let before = rope[start]
    var runs: [FlowRun] = []
    runs.reserveCapacity(4)
    // 1. The lines in front of it stay.
    if line > 0 {
      runs.append(
        FlowRun(columns: before.columns, lines: UInt32(line), extent: before.extent))
    }
    // 2. Break on.
    var breaker = FlowBreaker(items, metrics, from: start.item + line * Int(before.columns))
    var end: FlowRope.Place? = start
    while let run = breaker.run() {
      runs.append(run)
      brokenRuns += 1
      while let place = end, place.item + rope[place].items <= breaker.next {
        end = rope.place(after: place)
      }
      guard let place = end, breaker.next > item else { continue }
      // 3. From where a line starts that started there before, the rest stays.
      var old = rope[place]
      let (passed, rest) = (breaker.next - place.item).quotientAndRemainder(
        dividingBy: Int(old.columns))
      guard rest == 0 else { continue }
      if passed > 0 {
        old.lines -= UInt32(passed)
        runs.append(old)
        end = rope.place(after: place)
      }
      break
    }
    rope.replace(from: start, to: end, with: runs)
  }

  /// The line with an item, or the previous line if the item is the first of its line and may now
  /// fit there.
  private func firstLine(changedBy item: Int) -> (place: FlowRope.Place, line: Int)? {
    guard let place = rope.place(ofItem: item) else { return nil }
    let (line, column) = (item - place.item).quotientAndRemainder(
      dividingBy: Int(rope[place].columns))
    if column > 0 || item == 0 || !couldShareLine(item) { return (place, line) }
    if line > 0 { return (place, line - 1) }
    return rope.place(ofItem: item - 1).map { ($0, Int(rope[$0].lines) - 1) }
  }

  /// Whether an item fits in a line with the previous item.
  private func couldShareLine(_ item: Int) -> Bool {
    let used = items.size(of: item - 1)[cross] + metrics.itemSpacing + items.size(of: item)[cross]
    return used <= metrics.lineExtent + FlowMetrics.slack
  }

  // MARK: Frames

  /// A line at its position.
  private struct Line {
    var items: Range<Int>
    var start: Double
    var extent: Double
  }

  private func line(_ number: Int, of run: FlowRun, at place: FlowRope.Place) -> Line {
    let first = place.item + number * Int(run.columns)
    return Line(
      items: first..<(first + Int(run.columns)),
      start: place.start + Double(number) * (run.extent + metrics.lineSpacing), extent: run.extent)
  }

  /// - Complexity: O(log n + k), k the number of items in the line.
  func frame(ofItem item: Int) -> Rect {
    guard let place = rope.place(ofItem: item) else { return .zero }
    let run = rope[place]
    let line = line((item - place.item) / Int(run.columns), of: run, at: place)
    var measured = items.measurements.sizes.cursor(from: line.items.lowerBound)
    var frame = Rect.zero
    forEachItem(of: line, &measured) {
      if $0 == item { frame = $1 }
    }
    return frame
  }

  /// The line of an item.
  ///
  /// - Complexity: O(log n + k), k the number of items in the line.
  func line(ofItem item: Int) -> FlowLine? {
    guard let place = rope.place(ofItem: item) else { return nil }
    let run = rope[place]
    let line = line((item - place.item) / Int(run.columns), of: run, at: place)
    let measured = items.measurements.sizes.cursor(from: line.items.lowerBound)
    let (lead, gap) = sharing(line, extent(of: line, measured))
    return FlowLine(
      items: line.items, start: line.start, extent: line.extent, lead: lead, gap: gap)
  }

  /// Calls `body` for the items of the lines between two positions, with their frames.
  ///
  /// - Complexity: O(log n + k), k the number of calls.
  func forEachItem(from start: Double, to end: Double, _ body: (Int, Rect) -> Void) {
    var next = rope.isSorted ? rope.place(endingAt: start) : rope.first
    guard let first = next else { return }
    var number = firstLine(of: rope[first], at: first, endingAt: start)
    // Lines follow each other without a gap, and so do their sizes.
    let item = first.item + number * Int(rope[first].columns)
    var measured = items.measurements.sizes.cursor(from: item)
    while let place = next {
      let run = rope[place]
      while number < Int(run.lines) {
        let line = line(number, of: run, at: place)
        if rope.isSorted, line.start > end { return }
        forEachItem(of: line, &measured, body)
        number += 1
      }
      number = 0
      next = rope.place(after: place)
    }
  }

  private func firstLine(of run: FlowRun, at place: FlowRope.Place, endingAt start: Double) -> Int {
    let stride = run.extent + metrics.lineSpacing
    guard rope.isSorted, run.lines > 1, stride > 0 else { return 0 }
    let passed = ((start - place.start - run.extent) / stride).rounded(.up)
    return Int(min(max(passed, 0), Double(run.lines)))
  }

  /// Items lower than their line are in its middle. Rule FLOW-7.
  ///
  /// - Parameter measured: At the first item of the line; is moved to the first one behind.
  private func forEachItem(
    of line: Line, _ measured: inout MeasuredSizes.Cursor, _ body: (Int, Rect) -> Void
  ) {
    var (offset, gap) = sharing(line, extent(of: line, measured))
    for item in line.items {
      let size = take(item, &measured)
      let main = line.start + (line.extent - size[axis]) / 2
      body(item, Rect(origin: Point(along: axis, main: main, cross: offset), size: size))
      offset += size[cross] + gap
    }
  }

  private func take(_ item: Int, _ measured: inout MeasuredSizes.Cursor) -> Size {
    guard measured.index == item else { return items.unmeasuredSize(of: item) }
    defer { measured.advance() }
    return measured.size
  }

  /// The length of all items of a line across the scroll axis.
  private func extent(of line: Line, _ measured: MeasuredSizes.Cursor) -> Double {
    if items.hasRuns, measured.index >= line.items.upperBound {
      return items.standIn[cross] * Double(line.items.count)
    }
    if line.items.count == 1 {
      let item = line.items.lowerBound
      return (measured.index == item ? measured.size : items.unmeasuredSize(of: item))[cross]
    }
    var measured = measured
    return line.items.reduce(0) { $0 + take($1, &measured)[cross] }
  }

  /// The start of the first item of a line whose items take `used` points, and the gap between its
  /// items. Rules FLOW-5, FLOW-6.
  private func sharing(_ line: Line, _ used: Double) -> (offset: Double, gap: Double) {
    let start = metrics.crossInsets.start
    let left = metrics.lineExtent - used
    let isLast = line.items.upperBound == items.count
    if line.items.count == 1 {
      let fitsTwice = 2 * used + metrics.itemSpacing <= metrics.lineExtent + FlowMetrics.slack
      return (start + (isLast && fitsTwice ? 0 : max(0, left / 2)), 0)
    }
    guard isLast else { return (start, left / Double(line.items.count - 1)) }
    // The last of equal items stand below those of the full lines.
    let extent = used / Double(line.items.count)
    let columns = metrics.columnCount(extent)
    guard columns > 1, items.areAlike else { return (start, metrics.itemSpacing) }
    return (start, (metrics.lineExtent - Double(columns) * extent) / Double(columns - 1))
  }
}
