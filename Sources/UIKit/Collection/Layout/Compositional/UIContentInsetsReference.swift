import LayoutCore

/// Whose edges a section keeps clear of, across the scroll axis, before its own insets.
public enum UIContentInsetsReference: Int, Sendable {
  /// Of a section: as the layout's configuration says.
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent

  var core: InsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}

/// Whether and how a section scrolls across the layout's scroll axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none
  /// Rests anywhere.
  case continuous
  /// Rests with a group's start at the leading edge.
  case continuousGroupLeadingBoundary
  /// Rests at whole pages as wide as the section's inset box.
  case paging
  /// Rests at groups, one at a time.
  case groupPaging
  /// Rests at groups in the middle, one at a time.
  case groupPagingCentered

  var core: OrthogonalBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}
