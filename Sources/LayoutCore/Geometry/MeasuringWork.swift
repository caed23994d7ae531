/// The cost of measurements. Only read by tests.
package struct MeasuringWork: Hashable, Sendable {
  /// The number of groups that were solved because of measured cells.
  package var solvedGroups = 0
  /// The number of sections whose boundary items were solved because of measurements.
  package var solvedBoundaries = 0
  /// The number of measurements that were moved one by one.
  package var copiedEntries = 0
  /// The number of groups of packed sections that were placed again.
  package var packedGroups = 0

  package init(solvedGroups: Int = 0, solvedBoundaries: Int = 0, copiedEntries: Int = 0) {
    self.solvedGroups = solvedGroups
    self.solvedBoundaries = solvedBoundaries
    self.copiedEntries = copiedEntries
  }
}
