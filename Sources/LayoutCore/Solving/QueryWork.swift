/// What queries have cost. Tests assert these numbers; nothing else reads them.
package struct QueryWork: Hashable, Sendable {
  /// Groups with measured cells that queries came upon.
  package var groups = 0
  /// Those of them that had to be solved.
  package var solvedGroups = 0

  package init(groups: Int = 0, solvedGroups: Int = 0) {
    self.groups = groups
    self.solvedGroups = solvedGroups
  }
}
