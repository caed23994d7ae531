/// The cost of queries. Only read by tests.
package struct QueryWork: Hashable, Sendable {
  /// The number of visited groups with measured cells.
  package var groups = 0
  /// The number of those that had to be solved.
  package var solvedGroups = 0

  package init(groups: Int = 0, solvedGroups: Int = 0) {
    self.groups = groups
    self.solvedGroups = solvedGroups
  }
}
