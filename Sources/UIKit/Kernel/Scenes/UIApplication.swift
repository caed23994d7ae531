/// The application: where its life cycle, its scenes and its windows are found.
///
/// ``UIApplicationMain(_:_:_:_:)`` makes it. In a process without one, such as a test, ``shared`` is
/// an application without a delegate that is active.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether the application is in front.
  public enum State: Int, Sendable {
    /// In the foreground and receiving events.
    case active
    /// In the foreground without receiving events.
    case inactive
    /// In the background.
    case background
  }

  private static var instance: UIApplication?

  /// The application of the process.
  open class var shared: UIApplication {
    if let instance { return instance }
    let application = UIApplication()
    instance = application
    return application
  }

  /// The scene of an application that has none of its own.
  var implicitScene: UIWindowScene? {
    connectedScenes.contains { $0.delegate != nil } ? nil : connectedScenes.first as? UIWindowScene
  }

  /// Replaces the shared application.
  static func replaceShared(by application: UIApplication) { instance = application }

  /// The delegate of the application. The process retains the one that it was launched with.
  open weak var delegate: (any UIApplicationDelegate)?

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Whether the application is in front and gets events. `active` in a process without
  /// ``UIApplicationMain(_:_:_:_:)``.
  open internal(set) var applicationState = State.active

  /// Whether the screen stays on without events. Does nothing on this platform. The default is
  /// `false`.
  open var isIdleTimerDisabled = false

  /// The orientation of the key window's scene.
  open var statusBarOrientation: UIInterfaceOrientation {
    keyWindow?.windowScene?.interfaceOrientation ?? .unknown
  }

  // MARK: Outside of the application

  /// The number on the application's icon, which is not shown on this platform. The default is 0.
  open var applicationIconBadgeNumber = 0

  /// Whether network activity is indicated. Does nothing on this platform. The default is `false`.
  open var isNetworkActivityIndicatorVisible = false

  private var lastBackgroundTask = 0

  /// Begins a task that is to be finished even in the background.
  ///
  /// Applications are not suspended on this platform: `handler` is never called.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Begins a task without a name that is to be finished even in the background.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Ends a background task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The remaining time in the background, in seconds: without limit on this platform.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: Ignored events

  private var ignoring = 0
  /// Whether touches that begin are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// Ignores touches until ``endIgnoringInteractionEvents()`` was called as often.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  /// Ends one ``beginIgnoringInteractionEvents()``. Does nothing without one.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

  // MARK: Scenes and windows

  /// The scenes of the application that are connected now.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether the property list allows several scenes of the same kind at once.
  open var supportsMultipleScenes: Bool { SceneManifest.main?.supportsMultipleScenes ?? false }

  /// The windows of all scenes and those on the screen, the hindmost first.
  open var windows: [UIWindow] { UIWindow.known }

  /// The key window of the application; nil before a window was made key.
  open var keyWindow: UIWindow? { UIWindow.key }

  // MARK: Traits

  /// The preferred text size of the screen's environment.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The layout direction of the screen's environment.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Events

  /// Delivers an event to the windows of its touches.
  open func sendEvent(_ event: UIEvent) {
    let windows = Set((event.allTouches ?? []).compactMap(\.window))
    // Touches that were delivered are delivered to their end.
    let begins = (event.allTouches ?? []).contains { $0.phase == .began }
    guard !isIgnoringInteractionEvents || !begins else { return }
    for window in windows { window.sendEvent(event) }
  }

  /// Sends an action to a target, or along the responder chain.
  ///
  /// - Parameter target: Nil for the first responder, or else the sender, and those above it: the
  ///   first of them takes it of whose class the action's method is.
  /// - Returns: Whether there was a target.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      action._send(to: target, sender, event)
      return true
    }
    let first = FirstResponder.ofApplication ?? sender as? UIResponder ?? self
    let taker = sequence(first: first, next: \.next).first { action.fits($0) }
    guard let taker else { return false }
    action._send(to: taker, sender, event)
    return true
  }

  // MARK: Other applications

  /// An option of opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The number that stands for the value.
    public let rawValue: String
    /// Creates a value from the number that stands for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens the address only as a universal link.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the application's page in Settings.
  public class var openSettingsURLString: String { "app-settings:" }

  /// False: there are no other applications.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, as there are no other applications: `completion` is called with `false` in a
  /// later turn of the main queue.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    nonisolated(unsafe) let tell = completion
    DispatchQueue.main.async { tell(false) }
  }
}

extension UIApplication {
  /// Why an application is launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The number that stands for the value.
    public let rawValue: String
    /// Creates a value from the number that stands for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An address to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The identifier of the application that asks for the launch.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A remote notification.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A quick action of the home screen.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The user activities to continue.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// A change of the device's location.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// How an application is asked to open an address.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The number that stands for the value.
    public let rawValue: String
    /// Creates a value from the number that stands for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the application that asks to open the address.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A property list that the asking application has added.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the document has to be copied before it is used.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Posted after the launch.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the application has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the application stops being active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the application is in the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the application comes to the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the application ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory is low.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
