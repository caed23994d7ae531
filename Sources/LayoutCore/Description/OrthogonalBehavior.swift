/// Whether and how a section scrolls across the layout's scroll axis.
package enum OrthogonalBehavior: Hashable, Sendable, CaseIterable {
  /// It does not: groups are stacked along the scroll axis.
  case none
  /// Rests anywhere.
  case continuous
  /// Rests with a group's start at the start of the viewport.
  case continuousGroupLeadingBoundary
  /// Rests at whole viewports.
  case paging
  /// Rests at groups, one at a time.
  case groupPaging
  /// Rests at groups in the middle of the viewport, one at a time.
  case groupPagingCentered
}
