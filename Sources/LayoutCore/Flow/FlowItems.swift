import GeometryCore

/// The items of a section with different sizes.
///
/// Read by ``FlowBreaker`` and ``FlowLines``. Points.
struct FlowItems: Hashable, Sendable {
  let count: Int
  /// The axis across the scroll axis.
  let cross: Axis
  /// The individual sizes of items; empty if there are none.
  private let own: [Size?]
  private let estimate: Size
  private let measuresOwn: Bool
  /// Whether measurements replace sizes.
  let isEstimated: Bool
  private(set) var measurements: FlowMeasurements
  /// The length of the first item across the scroll axis.
  private var pattern = 0.0
  /// Whether the first item has the size ``standIn``.
  private var isPatternStandIn = false
  /// The number of measured or individually sized items with the length of the first across the
  /// scroll axis.
  private var alike = 0
  /// The number of measured or individually sized items.
  private var known = 0

  /// - Complexity: O(n) where items have sizes of their own, else O(m), m those measured.
  init(_ sizes: FlowSizes, cross: Axis) {
    let estimates: FlowEstimates
    switch sizes {
    case .estimated(let given):
      estimates = given
      isEstimated = true
    case .individual(let own):
      estimates = FlowEstimates(
        count: own.count, estimate: .zero, own: own.map { Optional($0) })
      isEstimated = false
    case .uniform(let size, let count):
      estimates = FlowEstimates(count: count, estimate: size)
      isEstimated = false
    }
    count = estimates.count
    own = estimates.own
    estimate = estimates.estimate
    measuresOwn = estimates.measuresOwn
    measurements = estimates.measurements
    self.cross = cross
    countAlike()
  }

  /// The size of items that are neither measured nor individually sized. Rule FLOW-10.
  var standIn: Size { measurements.average ?? estimate }

  /// Whether all unmeasured items have the size ``standIn``.
  var hasRuns: Bool { own.isEmpty }

  /// - Complexity: O(log n).
  func size(of item: Int) -> Size { measurements.sizes[item] ?? unmeasuredSize(of: item) }

  /// The size of an item without its measurement.
  func unmeasuredSize(of item: Int) -> Size {
    own.isEmpty ? standIn : own[item] ?? standIn
  }

  /// Whether a measurement replaces the size of an item.
  func isEstimated(_ item: Int) -> Bool {
    isEstimated && (measuresOwn || own.isEmpty || own[item] == nil)
  }

  // MARK: Measuring

  /// The effect of a measurement.
  enum Change {
    case nothing, item, average
  }

  /// Records the size of an item.
  ///
  /// - Complexity: O(log n), amortized.
  mutating func record(_ size: Size, of item: Int) -> Change {
    let formerStandIn = standIn
    let former = measurements.sizes[item] ?? (own.isEmpty ? nil : own[item])
    measurements.record(size, of: item)
    let hasNewStandIn = standIn != formerStandIn
    if item == 0 || hasNewStandIn && isPatternStandIn {
      countAlike()
    } else {
      known += former == nil ? 1 : 0
      alike += (isAlike(size) ? 1 : 0) - (former.map(isAlike) ?? false ? 1 : 0)
    }
    if hasNewStandIn, known < count { return .average }
    return size == former ?? formerStandIn ? .nothing : .item
  }

  /// Marks an item to be measured again. It keeps its size until then.
  mutating func markStale(_ item: Int) { measurements.markStale(item) }

  // MARK: Comparing

  private func isAlike(_ size: Size) -> Bool {
    abs(size[cross] - pattern) < FlowMetrics.slack
  }

  /// Whether all items have the same length across the scroll axis.
  ///
  /// - Complexity: O(log n).
  var areAlike: Bool { alike == known && (known == count || isAlike(standIn)) }

  private mutating func countAlike() {
    guard count > 0 else { return }
    pattern = size(of: 0)[cross]
    isPatternStandIn = measurements.sizes[0] == nil && (own.isEmpty || own[0] == nil)
    alike = 0
    known = 0
    func include(_ size: Size) {
      known += 1
      if isAlike(size) { alike += 1 }
    }
    var cursor = measurements.sizes.cursor(from: 0)
    while cursor.index < count {
      include(cursor.size)
      cursor.advance()
    }
    guard !own.isEmpty else { return }
    cursor = measurements.sizes.cursor(from: 0)
    for item in 0..<count {
      while cursor.index < item { cursor.advance() }
      if cursor.index != item, let size = own[item] { include(size) }
    }
  }

  /// The first item that is longer than `limit` across the scroll axis.
  ///
  /// - Complexity: O(n) with individual sizes, else O(m), m the measured items.
  func firstItem(longerThan limit: Double) -> Int? {
    if hasRuns, known < count, standIn[cross] > limit { return firstUnmeasured }
    var cursor = measurements.sizes.cursor(from: 0)
    while cursor.index < count {
      if cursor.size[cross] > limit { return cursor.index }
      cursor.advance()
    }
    return own.isEmpty ? nil : (0..<count).first { size(of: $0)[cross] > limit }
  }

  private var firstUnmeasured: Int {
    var item = 0
    var cursor = measurements.sizes.cursor(from: 0)
    while cursor.index == item {
      item += 1
      cursor.advance()
    }
    return item
  }
}
