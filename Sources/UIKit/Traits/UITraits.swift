/// The appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No value is specified.
  case unspecified
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

/// How much space an interface has along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No value is specified.
  case unspecified
  /// Little space, as on a phone held upright.
  case compact
  /// Much space, as on an iPad.
  case regular
}

/// The kind of device an interface is designed for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No value is specified.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision Pro.
  case vision = 6
}

/// The visual level of an interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// No value is specified.
  case unspecified = -1
  /// The main content of a window.
  case base = 0
  /// Content above other content, such as a sheet.
  case elevated = 1
}

/// The contrast the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No value is specified.
  case unspecified = -1
  /// Normal contrast.
  case normal = 0
  /// Increased contrast.
  case high = 1
}

/// The layout direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No value is specified.
  case unspecified = -1
  /// The leading edge is the left one.
  case leftToRight = 0
  /// The leading edge is the right one.
  case rightToLeft = 1
}

/// The weight of text the user prefers.
public enum UILegibilityWeight: Int, Sendable {
  /// No value is specified.
  case unspecified = -1
  /// The weights of the design.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// Whether touches report their force.
public enum UIForceTouchCapability: Int, Sendable {
  /// It is not known, as for views outside any window.
  case unknown
  /// Touches do not report their force.
  case unavailable
  /// Touches report their force.
  case available
}

/// The range of colours a display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// No value is specified.
  case unspecified = -1
  /// The colours of sRGB.
  case SRGB = 0
  /// The colours of Display P3.
  case P3 = 1
}

/// Whether an interface appears as the one in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// No value is specified.
  case unspecified = -1
  /// The interface appears inactive.
  case inactive = 0
  /// The interface appears active.
  case active = 1
}

/// The kind of list that contains a view.
public enum UIListEnvironment: Int, Sendable {
  /// No value is specified.
  case unspecified
  /// The view is not in a list.
  case none
  /// A list of the plain appearance.
  case plain
  /// A list of the grouped appearance.
  case grouped
  /// A list of the inset grouped appearance.
  case insetGrouped
  /// A list of the sidebar appearance.
  case sidebar
  /// A list of the plain sidebar appearance.
  case sidebarPlain
}

/// A text size that the user can choose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the text size.
  public let rawValue: String
  /// Creates a text size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No value is specified.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three steps below the default size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps below the default size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One step below the default size.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One step above the default size.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the default size.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Three steps above the default size: the largest standard size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The fifth and largest of the accessibility sizes.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The name of the notification for a change of the text size in the system's settings. It is
  /// never posted on this platform; the traits of windows and views set the text size.
  public static let didChangeNotification =
    NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size in the notification's user info.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// All specified sizes, from the smallest to the largest.
  package static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index in `ordered`; that of `large` for unknown sizes.
  package var ordinal: Int { Self.ordered.firstIndex(of: self) ?? 3 }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { ordinal >= 7 }

  /// Whether a text size is smaller than another one.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.ordinal < right.ordinal
  }

  /// Whether a text size is at most as large as another one.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.ordinal <= right.ordinal
  }

  /// Whether a text size is larger than another one.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.ordinal > right.ordinal
  }

  /// Whether a text size is at least as large as another one.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.ordinal >= right.ordinal
  }
}
