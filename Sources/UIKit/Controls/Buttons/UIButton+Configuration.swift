extension UIButton {
  /// How a button looks, beyond what it shows in each state.
  ///
  /// - Note: Insets, corners and colours are those that pictures of iOS 15 to 18 show; Apple
  ///   documents none of them.
  public struct Configuration: Hashable, @unchecked Sendable {
    /// How much room a button takes.
    public enum Size: Int, Sendable {
      case mini
      case small
      case medium
      case large
    }

    /// How corners are rounded.
    public enum CornerStyle: Int, Sendable {
      /// As ``background`` says.
      case fixed
      /// As ``background`` says, larger for larger text.
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    /// How the lines of text lie to each other.
    public enum TitleAlignment: Int, Sendable {
      /// To the middle, but where a picture stands beside the text or a subtitle belongs to it.
      case automatic
      case leading
      case center
      case trailing
    }

    /// Where colours come from.
    enum Style: Hashable, Sendable {
      case plain
      case gray
      case tinted
      case filled
    }

    let style: Style

    /// The text with its attributes; what it has none for looks as the style says.
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    /// Without attributes. Setting it drops those of the text before.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// Without attributes. Setting it drops those of the text before.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// Applied to the attributes of the whole title. Default nil.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Applied to the attributes of the whole subtitle. Default nil.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Default `byWordWrapping`.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var image: UIImage?
    /// Applied to the colour of the picture. Default nil.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Of symbols; nil for the title's font.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an indicator turns in the place of the picture. Default false.
    public var showsActivityIndicator = false
    /// On which side of the text the picture lies. Default leading.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between picture and text, in points. Default 0.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points. Default 1.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// Around picture and text, in points. Default 7 above and below, 12 at the sides.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of text and picture; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour of the ground; nil for the style's.
    public var baseBackgroundColor: UIColor?
    /// The ground, with a fill of its own where it has one.
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    /// Default medium.
    public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.insets } }

    init(_ style: Style) {
      self.style = style
      background.cornerRadius = 6
    }

    /// Text alone.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A grey ground.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A ground of a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A ground of the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

extension UIButton.Configuration.Size {
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var textStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}

extension UIButton.Configuration {
  /// The colour of text and picture.
  func foreground(_ state: UIControl.State, tint: UIColor) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let color = baseForegroundColor ?? (style == .filled ? .white : tint)
    return state.contains(.highlighted) ? color.withAlphaComponent(0.75) : color
  }

  /// The background in a state, with its colour and corners.
  func background(
    in state: UIControl.State, tint: UIColor, height: CGFloat
  ) -> UIBackgroundConfiguration {
    var result = background
    if result.backgroundColor == nil || result.backgroundColor == .clear {
      result.backgroundColor = backgroundColor(in: state, tint)
    }
    switch cornerStyle {
    case .fixed, .dynamic: break
    case .small: result.cornerRadius = 4
    case .medium: result.cornerRadius = 6
    case .large: result.cornerRadius = 9
    case .capsule: result.cornerRadius = height / 2
    }
    return result
  }

  private func backgroundColor(in state: UIControl.State, _ tint: UIColor) -> UIColor {
    if state.contains(.disabled) { return style == .plain ? .clear : .tertiarySystemFill }
    let color: UIColor
    switch style {
    case .plain: color = baseBackgroundColor ?? .clear
    case .gray: color = baseBackgroundColor ?? .secondarySystemFill
    case .tinted: color = (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled: color = baseBackgroundColor ?? tint
    }
    let isPressed = state.contains(.highlighted) && style == .filled
    return isPressed ? color.withAlphaComponent(0.75) : color
  }
}
