/// The way a section scrolls across the scroll axis of the layout.
package enum OrthogonalBehavior: String, Hashable, Sendable, CaseIterable {
  /// Not at all: groups are stacked along the scroll axis.
  case none
  /// It comes to rest anywhere.
  case continuous
  /// It comes to rest with the start of a group at the start of the viewport.
  case continuousGroupLeadingBoundary
  /// It comes to rest at whole viewports.
  case paging
  /// It comes to rest at the start of the next or previous group.
  case groupPaging
  /// It comes to rest with the next or previous group in the center of the viewport.
  case groupPagingCentered
}
