/// The separators above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// The visibility of a separator.
  public enum Visibility: Hashable, Sendable {
    /// Visible depending on the appearance of the list and the position of the row.
    case automatic
    /// Visible.
    case visible
    /// Hidden.
    case hidden
  }

  /// Insets that stand for those of the cell, at each edge individually.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The visibility of the separator above the row. The default is `automatic`.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the row. The default is `automatic`.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above from the sides of the cell, in points. The default is
  /// ``automaticInsets``.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the separator below from the sides of the cell, in points. The default is
  /// ``automaticInsets``.
  public var bottomSeparatorInsets = automaticInsets
  /// The color. The default is the separator color.
  public var color = UIColor.separator
  /// The color below selected rows while the list is edited. The default is the separator color.
  public var multipleSelectionColor = UIColor.separator
  /// The visual effect below the color. The default is nil.
  public var visualEffect: UIVisualEffect?

  /// Creates the default configuration, which is the same for all appearances.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
