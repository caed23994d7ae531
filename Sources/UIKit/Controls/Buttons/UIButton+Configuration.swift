extension UIButton {
  /// The appearance of a button, beyond the contents of its states.
  ///
  /// - Note: Insets, corners and colours are those that pictures of iOS 15 to 18 show; Apple
  ///   documents none of them.
  public struct Configuration: Hashable, @unchecked Sendable {
    /// The sizes of buttons, which determine insets and text styles.
    public enum Size: Int, Sendable {
      /// The smallest size.
      case mini
      /// A small size.
      case small
      /// The standard size.
      case medium
      /// A large size, for prominent actions.
      case large
    }

    /// How corners are rounded.
    public enum CornerStyle: Int, Sendable {
      /// The corner radius of ``background``.
      case fixed
      /// The corner radius of ``background``, which grows with the text size.
      case dynamic
      /// A radius of 4 points.
      case small
      /// A radius of 6 points.
      case medium
      /// A radius of 9 points.
      case large
      /// Half of the height.
      case capsule
    }

    /// The alignment of title and subtitle to each other.
    public enum TitleAlignment: Int, Sendable {
      /// In the middle, unless there is an image beside the text or a subtitle.
      case automatic
      /// At the leading edge.
      case leading
      /// In the middle.
      case center
      /// At the trailing edge.
      case trailing
    }

    /// Whether chevrons behind the title say that a touch opens a menu.
    public enum Indicator: Int, Sendable {
      /// Chevrons, if a touch opens a menu whose selected title is the button's.
      case automatic
      /// Never chevrons.
      case none
      /// Always the chevrons of a pop-up button.
      case popup
    }

    /// The origin of the colours.
    enum Style: Hashable, Sendable {
      case plain
      case gray
      case tinted
      case filled
    }

    let style: Style

    /// The title with its attributes; the style determines those it lacks. The default is nil.
    public var attributedTitle: AttributedString?
    /// The subtitle with its attributes; the style determines those it lacks. The default is nil.
    public var attributedSubtitle: AttributedString?
    /// The title without attributes. Setting it removes those of the previous title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle without attributes. Setting it removes those of the previous subtitle.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// Transforms the attributes of the whole title. The default is nil.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Transforms the attributes of the whole subtitle. The default is nil.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a long title is broken or truncated. The default is `byWordWrapping`.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a long subtitle is broken or truncated. The default is `byWordWrapping`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The image. The default is nil: that of the button's state.
    public var image: UIImage?
    /// Transforms the colour of the image. The default is nil.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of a symbol image; nil, the default, for that of the title's font.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image. The default is `false`.
    public var showsActivityIndicator = false
    /// Transforms the colour of the activity indicator. The default is nil.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether chevrons behind the title say that a touch opens a menu. The default is `automatic`.
    public var indicator = Indicator.automatic
    /// Transforms the colour of the chevrons. The default is nil.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The side of the text the image is on. The default is `leading`.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and text in points. The default is 0.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle in points. The default is 1.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle to each other. The default is `automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// The insets around image and text in points. The default is 7 above and below and 12 at the
    /// sides.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of text and image; nil, the default, for that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil, the default, for that of the style.
    public var baseBackgroundColor: UIColor?
    /// The background; the style determines its colour unless it has one.
    public var background = UIBackgroundConfiguration.clear()
    /// How the corners of the background are rounded. The default is `dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// The size, which also sets ``contentInsets``. The default is `medium`.
    public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.insets } }

    init(_ style: Style) {
      self.style = style
      background.cornerRadius = 6
    }

    /// A button without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A button with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A button with a background of translucent tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A button with a background of the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A button without a background, as ``plain()``.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A button with a grey background, as ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A button with a background of translucent tint colour, as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A button with a background of the tint colour, as ``filled()``.
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
  /// The colour of text and image in a state.
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
