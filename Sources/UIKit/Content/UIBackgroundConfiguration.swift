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

  /// What an element is to a list, where its background follows the kind of list it is in.
  private enum Role: Hashable {
    case cell
    case header
    case footer
  }

  private var style: Style
  private var role: Role?
  private var color: UIColor?
  /// Whether the app chose the fill, which then no longer follows the state.
  private var hasOwnColor = false

  /// Shown above the fill and below the stroke. Default nil.
  public var customView: UIView?
  private var corners: CGFloat
  private var hasOwnCorners = false
  /// In points. Default 0; 10 in sidebars.
  public var cornerRadius: CGFloat {
    get { corners }
    set {
      corners = newValue
      hasOwnCorners = true
    }
  }
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
  /// What the background does to what lies behind it, below the fill. Default nil.
  public var visualEffect: UIVisualEffect?
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

  /// The shadow of the background. Default: none.
  public var shadowProperties = UIShadowProperties()

  private init(_ style: Style, color: UIColor = .clear, cornerRadius: CGFloat = 0) {
    self.style = style
    corners = cornerRadius
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

  /// A row, as goes with the kind of list it is in.
  public static func listCell() -> Self { style(.cell, in: .unspecified) }

  /// The header of a section, as goes with the kind of list it is in.
  public static func listHeader() -> Self { style(.header, in: .unspecified) }

  /// The footer of a section, as goes with the kind of list it is in.
  public static func listFooter() -> Self { style(.footer, in: .unspecified) }

  private static func style(_ role: Role, in environment: UIListEnvironment) -> Self {
    var result: Self =
      switch (environment, role) {
      case (.grouped, .cell), (.insetGrouped, .cell): listGroupedCell()
      case (.sidebar, .cell), (.sidebarPlain, .cell): listSidebarCell()
      case (_, .cell): listPlainCell()
      case (.grouped, _), (.insetGrouped, _): listGroupedHeaderFooter()
      case (.sidebar, _), (.sidebarPlain, _): listSidebarHeader()
      case (_, .header), (_, .footer): listPlainHeaderFooter()
      }
    result.role = role
    return result
  }

  /// The configuration with its style's own fill and corners as in `environment`.
  private func adapted(to environment: UIListEnvironment) -> Self {
    guard let role else { return self }
    let after = Self.style(role, in: environment)
    var result = self
    result.style = after.style
    if !hasOwnColor { result.color = after.color }
    if !hasOwnCorners { result.corners = after.corners }
    return result
  }

  /// The configuration as it is to look in `state`: a colour that was set stays, the style's own
  /// makes room for that of a selected or highlighted element, and is as in the kind of list that
  /// the element is in.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var copy = adapted(to: state.traitCollection.listEnvironment)
    if !hasOwnColor { copy.color = copy.fill(state.prominence) }
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
