/// What an interface tells those who do not see it, and what they wish.
///
/// No assistive technology runs on this platform and no setting asks for one, so each question for
/// one is answered with no. Notifications are posted to nobody but tests that listen
/// (`AccessibilityPost` in `CollectionViewExtras`).
public enum UIAccessibility {
  /// Something that has happened and those who read the interface should hear of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen is shown. The argument is the element to go to, or text to read.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Elements came or went. The argument is the element to go to, or text to read.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is text to read.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled. The argument is text to read, such as "Page 2 of 5".
    public static let pageScrolled = Notification(rawValue: 1009)
    /// The argument is the identifier of an assistive technology.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// The argument is the identifier of an assistive technology.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// Tells those who read the interface. The argument is what the notification says.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    var values: [AnyHashable: Any] = ["notification": notification]
    values["argument"] = argument
    NotificationCenter.default.post(name: didPost, object: nil, userInfo: values)
  }

  /// Posted for each notification, with `notification` and `argument` in its user info.
  package static let didPost = NSNotification.Name("UIAccessibilityDidPostNotification")
}

extension UIAccessibility {
  /// False, as are the others: nothing of the kind runs.
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }

  /// False, as are the others: nobody can ask for it.
  public static var isReduceMotionEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { false }
}

// Posted when an answer above is another one, which does not happen on this platform.
extension UIAccessibility {
  public static let voiceOverStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChange =
    NSNotification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let buttonShapesEnabledStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public static let differentiateWithoutColorDidChangeNotification =
    NSNotification.Name("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  public static let invertColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  public static let grayscaleStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
  public static let announcementDidFinishNotification =
    NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
}
