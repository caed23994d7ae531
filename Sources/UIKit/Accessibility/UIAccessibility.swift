import Synchronization

/// Accessibility settings and notifications.
///
/// But for reduced motion, no setting of this platform asks for an assistive technology, so each question
/// for one is answered with no. Windows of desktops announce the texts of notifications, and tests receive
/// them (`AccessibilityPost` in `CollectionViewExtras`).
public enum UIAccessibility {
  /// A change of the interface that assistive technologies are notified of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number that stands for the value.
    public let rawValue: UInt32
    /// Creates a value from the number that stands for it.
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

  /// Notifies assistive technologies. The argument depends on the notification.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    var values: [AnyHashable: Any] = ["notification": notification]
    values["argument"] = argument
    NotificationCenter.default.post(name: didPost, object: nil, userInfo: values)
  }

  /// Posted for each notification, with `notification` and `argument` in its user info.
  package static let didPost = NSNotification.Name("UIAccessibilityDidPostNotification")
}

extension UIAccessibility {
  /// Whether VoiceOver runs: `false` on this platform.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control runs: `false` on this platform.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether AssistiveTouch runs: `false` on this platform.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether Guided Access is on: `false` on this platform.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the screen can be spoken: `false` on this platform.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether the selection can be spoken: `false` on this platform.
  public static var isSpeakSelectionEnabled: Bool { false }

  /// Whether motion is reduced: as the client wants it that shows the application, else `false`.
  public static var isReduceMotionEnabled: Bool { reducesMotion.load(ordering: .relaxed) }
  /// Whether transitions cross-fade: `false` on this platform.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether transparency is reduced: `false` on this platform.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether contrast is increased: `false` on this platform.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether text is bold: `false` on this platform.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether buttons have shapes: `false` on this platform.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether switches have labels: `false` on this platform.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether the screen has no colours: `false` on this platform.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether colours are inverted: `false` on this platform.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colour alone must not carry meaning: `false` on this platform.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether sound is mono: `false` on this platform.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether captions are shown: `false` on this platform.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether videos start by themselves: `false` on this platform.
  public static var isVideoAutoplayEnabled: Bool { false }
  /// Whether shaking undoes: `false` on this platform.
  public static var isShakeToUndoEnabled: Bool { false }
}

private let reducesMotion = Atomic(false)

extension UIAccessibility {
  /// Changes whether motion is reduced, and posts that.
  @MainActor package static func setReducesMotion(_ value: Bool) {
    guard reducesMotion.exchange(value, ordering: .relaxed) != value else { return }
    NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
  }
}

// Posted when an answer above is another one, which only happens to that of reduced motion.
extension UIAccessibility {
  /// Posted when `isVoiceOverRunning` changes.
  public static let voiceOverStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when `isSwitchControlRunning` changes.
  public static let switchControlStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when `isReduceMotionEnabled` changes.
  public static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when `prefersCrossFadeTransitions` changes.
  public static let prefersCrossFadeTransitionsStatusDidChange =
    NSNotification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when `isReduceTransparencyEnabled` changes.
  public static let reduceTransparencyStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when `isDarkerSystemColorsEnabled` changes.
  public static let darkerSystemColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when `isBoldTextEnabled` changes.
  public static let boldTextStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when `buttonShapesEnabled` changes.
  public static let buttonShapesEnabledStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when `shouldDifferentiateWithoutColor` changes.
  public static let differentiateWithoutColorDidChangeNotification =
    NSNotification.Name("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted when `isInvertColorsEnabled` changes.
  public static let invertColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when `isGrayscaleEnabled` changes.
  public static let grayscaleStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when an announcement was read.
  public static let announcementDidFinishNotification =
    NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
}
