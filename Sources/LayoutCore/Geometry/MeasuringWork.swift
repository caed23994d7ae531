/// How much was done to take over measurements. Tests assert these numbers; nothing else reads them.
package struct MeasuringWork: Hashable, Sendable {
  /// Groups solved because of what was measured in them.
  package var solvedGroups = 0
  /// Sections whose boundary items were solved because of what was measured of them.
  package var solvedBoundaries = 0
  /// Measured lengths that were looked at one by one when they moved.
  package var copiedEntries = 0
  /// Groups of packed sections that were looked at to place them anew.
  package var packedGroups = 0

  package init(solvedGroups: Int = 0, solvedBoundaries: Int = 0, copiedEntries: Int = 0) {
    self.solvedGroups = solvedGroups
    self.solvedBoundaries = solvedBoundaries
    self.copiedEntries = copiedEntries
  }
}
