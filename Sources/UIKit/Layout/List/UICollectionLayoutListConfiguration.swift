/// How a section looks that is a list.
public struct UICollectionLayoutListConfiguration: Hashable, Sendable {
  /// The style of a list.
  public enum Appearance: Hashable, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
  }

  /// What serves as the header of a section.
  public enum HeaderMode: Hashable, Sendable {
    case none
    /// A supplementary view of kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first cell.
    case firstItemInSection
  }

  /// What serves as the footer of a section.
  public enum FooterMode: Hashable, Sendable {
    case none
    /// A supplementary view of kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  public let appearance: Appearance

  /// Default none.
  public var headerMode = HeaderMode.none

  /// Default none.
  public var footerMode = FooterMode.none

  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}
