/// The background of a cell, a header or a footer.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// The rule by which the fill follows the state of the view.
  enum Style: Hashable {
    case clear
    case plainCell
    case groupedCell
    case sidebarCell
    case header
  }

  /// The role of the view in a list whose appearance determines the background.
  private enum Role: Hashable {
    case cell
    case header
    case footer
  }

  private var style: Style
  private var role: Role?
  private var color: UIColor?
  /// Whether the application set the fill, which then no longer follows the state.
  private var hasOwnColor = false

  /// A view above the fill and below the stroke. The default is nil.
  public var customView: UIView?
  private var corners: CGFloat
  private var hasOwnCorners = false
  /// The corner radius in points. The default is 0, or 10 in sidebars.
  public var cornerRadius: CGFloat {
    get { corners }
    set {
      corners = newValue
      hasOwnCorners = true
    }
  }
  /// The insets of the background from the edges of the view, in points. The default is zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins of the view are added to ``backgroundInsets``. The
  /// default is none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The fill color; nil for the tint color.
  public var backgroundColor: UIColor? {
    get { color }
    set {
      color = newValue
      hasOwnColor = true
    }
  }

  /// A transformer for the fill color. The default is nil.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The visual effect below the fill. The default is nil.
  public var visualEffect: UIVisualEffect?
  /// The image above the fill. The default is nil.
  public var image: UIImage?
  /// The content mode of the image. The default is `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The stroke color; nil for the tint color. The default is nil.
  public var strokeColor: UIColor?
  /// A transformer for the stroke color. The default is nil.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke in points. The default is 0: no stroke.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke from the edge of the background, outwards, in points. The default
  /// is 0.
  public var strokeOutset: CGFloat = 0

  /// The shadow of the background. The default is no shadow.
  public var shadowProperties = UIShadowProperties()

  private init(_ style: Style, color: UIColor = .clear, cornerRadius: CGFloat = 0) {
    self.style = style
    corners = cornerRadius
    self.color = color
  }

  /// A transparent background in every state.
  public static func clear() -> Self { Self(.clear) }
  /// The default background of cells of plain lists.
  public static func listPlainCell() -> Self { Self(.plainCell, color: .systemBackground) }
  /// The default background of headers and footers of plain lists.
  public static func listPlainHeaderFooter() -> Self { Self(.header, color: .systemBackground) }

  /// The default background of cells of grouped lists.
  public static func listGroupedCell() -> Self {
    Self(.groupedCell, color: .secondarySystemGroupedBackground)
  }

  /// The default background of headers and footers of grouped lists.
  public static func listGroupedHeaderFooter() -> Self { Self(.header) }
  /// The default background of headers of sidebars.
  public static func listSidebarHeader() -> Self { Self(.header, cornerRadius: 10) }
  /// The default background of cells of sidebars.
  public static func listSidebarCell() -> Self { Self(.sidebarCell, cornerRadius: 10) }

  /// The default background of cells of lists beside a sidebar.
  public static func listAccompaniedSidebarCell() -> Self {
    Self(.sidebarCell, cornerRadius: 10)
  }

  /// The default background of cells, by the appearance of the list.
  public static func listCell() -> Self { style(.cell, in: .unspecified) }

  /// The default background of headers, by the appearance of the list.
  public static func listHeader() -> Self { style(.header, in: .unspecified) }

  /// The default background of footers, by the appearance of the list.
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

  /// The configuration with the fill and the corners of its style in `environment`, unless the
  /// application set them.
  private func adapted(to environment: UIListEnvironment) -> Self {
    guard let role else { return self }
    let after = Self.style(role, in: environment)
    var result = self
    result.style = after.style
    if !hasOwnColor { result.color = after.color }
    if !hasOwnCorners { result.corners = after.corners }
    return result
  }

  /// The configuration for a state.
  ///
  /// A fill that was set stays as it is. Otherwise the fill follows the appearance of the list and
  /// whether the view is selected or highlighted.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var copy = adapted(to: state.traitCollection.listEnvironment)
    if !hasOwnColor { copy.color = copy.fill(state.prominence) }
    return copy
  }

  /// The fill of the style.
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

  /// The fill color after applying the tint color and the transformer.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The stroke color after applying the tint color and the transformer.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
