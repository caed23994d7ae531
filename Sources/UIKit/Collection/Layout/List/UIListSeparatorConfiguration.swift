/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is shown.
  public enum Visibility: Hashable, Sendable {
    /// As suits the appearance of the list and the row's place.
    case automatic
    case visible
    case hidden
  }

  /// Insets that stand for those of the cell: each side counts on its own.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Default automatic.
  public var topSeparatorVisibility = Visibility.automatic
  /// Default automatic.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// From the sides of the cell, in points. Default ``automaticInsets``.
  public var topSeparatorInsets = automaticInsets
  /// From the sides of the cell, in points. Default ``automaticInsets``.
  public var bottomSeparatorInsets = automaticInsets
  /// Default: that of separators.
  public var color = UIColor.separator
  /// The colour below selected rows while the list is edited. Default: that of separators.
  public var multipleSelectionColor = UIColor.separator
  /// What lines do to what lies behind them; the colour goes over it. Default nil.
  public var visualEffect: UIVisualEffect?

  /// The configuration of a list: all appearances begin with the same one.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
