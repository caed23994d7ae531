import LayoutCore

/// The edges that the content insets of a section are relative to, across the scroll axis.
public enum UIContentInsetsReference: Int, Sendable {
  /// For a section, those of the layout's configuration.
  case automatic
  /// The edges of the container.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable content guide.
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

/// The way a section scrolls across the scroll axis of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll on its own.
  case none
  /// It comes to rest anywhere.
  case continuous
  /// It comes to rest with the start of a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// It comes to rest at pages of the width of its content area.
  case paging
  /// It comes to rest at the start of the next or previous group.
  case groupPaging
  /// It comes to rest with the next or previous group in the center.
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
