/// What lies behind the content of a cell or a header.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// How the fill follows the state of the element.
  enum Style: Hashable {
    case clear
    case plainCell
    case groupedCell
    case sidebarCell
    case header
  }

  private let style: Style
  private var color: UIColor?
  /// Whether the app chose the fill, which then no longer follows the state.
  private var hasOwnColor = false

  /// Shown above the fill and below the stroke. Default nil.
  public var customView: UIView?
  /// In points. Default 0; 10 in sidebars.
  public var cornerRadius: CGFloat = 0
  /// The distance from the element's edges, in points. Default zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the element's layout margins are added to the insets. Default none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The fill; nil stands for the tint colour.
  public var backgroundColor: UIColor? {
    get { color }
    set {
      color = newValue
      hasOwnColor = true
    }
  }

  /// Applied to the fill. Default nil.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Shown above the fill. Default nil.
  public var image: UIImage?
  /// Default `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Nil stands for the tint colour.
  public var strokeColor: UIColor?
  /// Applied to the stroke's colour. Default nil.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points. Default 0: no stroke.
  public var strokeWidth: CGFloat = 0
  /// How far the stroke lies outside the background, in points. Default 0: it lies at the edge.
  public var strokeOutset: CGFloat = 0

  private init(_ style: Style, color: UIColor = .clear, cornerRadius: CGFloat = 0) {
    self.style = style
    self.cornerRadius = cornerRadius
    self.color = color
  }

  /// Nothing at all, in every state.
  public static func clear() -> Self { Self(.clear) }
  public static func listPlainCell() -> Self { Self(.plainCell, color: .systemBackground) }
  public static func listPlainHeaderFooter() -> Self { Self(.header, color: .systemBackground) }

  public static func listGroupedCell() -> Self {
    Self(.groupedCell, color: .secondarySystemGroupedBackground)
  }

  public static func listGroupedHeaderFooter() -> Self { Self(.header) }
  public static func listSidebarHeader() -> Self { Self(.header, cornerRadius: 10) }
  public static func listSidebarCell() -> Self { Self(.sidebarCell, cornerRadius: 10) }

  /// A row of a list that stands next to a sidebar.
  public static func listAccompaniedSidebarCell() -> Self {
    Self(.sidebarCell, cornerRadius: 10)
  }

  /// The configuration as it is to look in `state`: a colour that was set stays, the style's own
  /// makes room for that of a selected or highlighted element.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var copy = self
    if !hasOwnColor { copy.color = fill(state.prominence) }
    return copy
  }

  /// The style's own fill.
  private func fill(_ prominence: Prominence) -> UIColor? {
    switch (style, prominence) {
    case (.clear, _): .clear
    case (.header, _): backgroundColor
    case (.plainCell, .normal): .systemBackground
    case (.groupedCell, .normal): .secondarySystemGroupedBackground
    case (.sidebarCell, .normal): .clear
    case (.sidebarCell, .highlighted), (.sidebarCell, .selected): .systemFill
    case (.plainCell, .highlighted), (.plainCell, .selected): .systemGray4
    case (.groupedCell, .highlighted), (.groupedCell, .selected): .systemGray4
    }
  }

  /// The fill where the tint is `tintColor`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The stroke's colour where the tint is `tintColor`.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
