import GeometryCore

/// The measurements of a section with estimates.
///
/// Items that have not been measured have the average size of those that have. The average is
/// updated with every measurement while there are few, and later whenever their number has grown by
/// half, because an update moves all unmeasured items.
package struct FlowMeasurements: Hashable, Sendable {
  /// The measured sizes by item.
  package internal(set) var sizes: MeasuredSizes
  /// The size of unmeasured items; nil while none has been measured.
  package internal(set) var average: Size?
  /// The items to be measured again.
  private var stale: Set<Int> = []
  /// The number of measurements at the last update of the average.
  var followed: Int

  /// The number of measurements up to which the average is always updated.
  package static let few = 64

  package init() {
    sizes = MeasuredSizes()
    followed = 0
  }

  /// Records the size of an item.
  ///
  /// - Complexity: O(log n), amortized.
  mutating func record(_ size: Size, of item: Int) {
    sizes.set(size, at: item)
    if !stale.isEmpty { stale.remove(item) }
    guard sizes.count <= Self.few || sizes.count >= followed + followed / 2 else { return }
    followed = sizes.count
    average = averageOfAll
  }

  private var averageOfAll: Size? {
    guard sizes.count > 0 else { return nil }
    let count = Double(sizes.count)
    return Size(width: sizes.total.width / count, height: sizes.total.height / count)
  }

  /// Whether an item has been measured and is not to be measured again.
  func isMeasured(_ item: Int) -> Bool { sizes[item] != nil && !stale.contains(item) }

  /// Has an item measured again; its size stays until then.
  mutating func markStale(_ item: Int) {
    if sizes[item] != nil { stale.insert(item) }
  }

  /// Has all items measured again; their sizes stay until then.
  ///
  /// - Complexity: O(m), m the number of items measured.
  mutating func markStale() {
    var cursor = sizes.cursor(from: 0)
    while cursor.index != Int.max {
      stale.insert(cursor.index)
      cursor.advance()
    }
  }
}

extension FlowMeasurements {
  /// The measurements of the items in front of `count`.
  package func first(_ count: Int) -> FlowMeasurements {
    var result = FlowMeasurements()
    var cursor = sizes.cursor(from: 0)
    while cursor.index < count {
      result.sizes.set(cursor.size, at: cursor.index)
      cursor.advance()
    }
    result.average = average
    result.followed = min(followed, result.sizes.count)
    return result
  }
}

// MARK: - Changes of the data

extension FlowGeometry {
  /// What has been measured of a section, by the items it holds after a change of the data.
  ///
  /// The average is that of the section before: what is not touched by a change is not moved by it.
  ///
  /// - Parameter map: The present positions; nil if no item moved.
  /// - Parameter areStale: Whether all items are to be measured again.
  /// - Complexity: O(1) for a section that holds the same items, else O(r + m), r its runs and m the
  ///   number of its items measured; O(m) where all are to be measured again.
  package func measurements(
    ofSection section: Int, after map: ElementMap?, areStale: Bool = false
  ) -> FlowMeasurements? {
    var result = measurements(ofSection: section, after: map)
    if areStale { result?.markStale() }
    return result
  }

  private func measurements(
    ofSection section: Int, after map: ElementMap?
  ) -> FlowMeasurements? {
    guard let map else { return measurements(ofSection: section) }
    guard map.origins.indices.contains(section) else { return nil }
    var result = map.origins[section].flatMap(measurements)
    if let runs = map.runs[section] {
      result = FlowMeasurements(of: runs, in: self, average: result)
    }
    if map.staleSections.contains(section) { result?.markStale() }
    return result
  }
}

extension FlowMeasurements {
  /// What was measured of the items of `runs`.
  fileprivate init(
    of runs: [ElementMap.Run], in former: FlowGeometry, average other: FlowMeasurements?
  ) {
    self.init()
    var place = 0
    for run in runs {
      if let section = run.section, let measured = former.measurements(ofSection: section) {
        append(run, of: measured, at: place)
      }
      place += run.items.count
    }
    average = other?.average ?? averageOfAll
    followed = min(other?.followed ?? sizes.count, sizes.count)
  }

  private mutating func append(_ run: ElementMap.Run, of other: FlowMeasurements, at place: Int) {
    var cursor = other.sizes.cursor(from: run.items.lowerBound)
    while cursor.index < run.items.upperBound {
      let item = cursor.index - run.items.lowerBound + place
      sizes.set(cursor.size, at: item)
      if run.isStale || other.stale.contains(cursor.index) { stale.insert(item) }
      cursor.advance()
    }
  }
}
