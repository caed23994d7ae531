extension UISplitViewController {
  /// How many columns a split view controller has.
  public enum Style: Int, Sendable {
    /// Two columns, set as ``UISplitViewController/viewControllers``.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// A column of a split view controller.
  public enum Column: Int, Sendable {
    /// The column at the edge, usually a sidebar.
    case primary
    /// The column in the middle of three.
    case supplementary
    /// The column of the details, which takes the remaining width.
    case secondary
    /// What is shown in place of all columns in compact width.
    case compact
  }

  /// Which columns are visible, and how.
  public enum DisplayMode: Int, Sendable {
    /// The mode that fits the size. Only a preference: a controller never reports it.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// One column beside the secondary one.
    case oneBesideSecondary
    /// One column in front of the secondary one.
    case oneOverSecondary
    /// Two columns beside the secondary one.
    case twoBesideSecondary
    /// Two columns in front of the secondary one.
    case twoOverSecondary
    /// Two columns that move the secondary one aside, which keeps its width.
    case twoDisplaceSecondary

    /// The former name of ``secondaryOnly``.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of ``oneBesideSecondary``.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of ``oneOverSecondary``.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How columns appear that are shown.
  public enum SplitBehavior: Int, Sendable {
    /// The behaviour that fits the size.
    case automatic
    /// Beside the secondary column, which becomes narrower.
    case tile
    /// In front of the secondary column, which is dimmed.
    case overlay
    /// A second column moves the secondary one aside, which keeps its width and is dimmed.
    case displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading side.
    case leading
    /// The trailing side.
    case trailing
  }

  /// When a navigation bar has the button that changes the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Whenever a column can be shown or hidden.
    case automatic
    /// Never.
    case never
    /// Always, as with ``automatic`` on this platform.
    case always
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of columns that are visible beside or in front of the secondary one.
  var leadingColumns: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether columns are in front of the secondary one.
  var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// Whether touches of the secondary column hide what covers it or moves it aside.
  var dimsSecondary: Bool { isOverlay || self == .twoDisplaceSecondary }

  /// The mode of a behaviour that shows a number of columns.
  init(_ columns: Int, _ behavior: UISplitViewController.SplitBehavior) {
    switch (columns, behavior) {
    case (0, _): self = .secondaryOnly
    case (1, .overlay): self = .oneOverSecondary
    case (1, _): self = .oneBesideSecondary
    case (_, .overlay): self = .twoOverSecondary
    case (_, .displace): self = .twoDisplaceSecondary
    default: self = .twoBesideSecondary
    }
  }
}
