/// The application: where its life cycle, its scenes and its windows are found.
///
/// ``UIApplicationMain(_:_:_:_:)`` makes it. In a process without one, such as a test, ``shared`` is
/// an application without a delegate that is active.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether the application is in front.
  public enum State: Int, Sendable {
    case active
    /// In front, but without events: on the way in or out.
    case inactive
    case background
  }

  private static var instance: UIApplication?

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

  /// Takes the place of the shared application.
  static func replaceShared(by application: UIApplication) { instance = application }

  /// Decides and hears of the application's life. The process keeps the one that it was launched
  /// with.
  open weak var delegate: (any UIApplicationDelegate)?

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Whether the application is in front and gets events. `active` in a process without
  /// ``UIApplicationMain(_:_:_:_:)``.
  open internal(set) var applicationState = State.active

  /// Whether the screen stays on without events. There is none that goes out here. Default false.
  open var isIdleTimerDisabled = false

  /// How the interface of the key window's scene lies on the screen.
  open var statusBarOrientation: UIInterfaceOrientation {
    keyWindow?.windowScene?.interfaceOrientation ?? .unknown
  }

  // MARK: Outside of the application

  /// The number on the application's icon, which nobody sees here; 0 for none. Default 0.
  open var applicationIconBadgeNumber = 0

  /// Shows nothing, as on every device whose screen goes to its edges. Default false.
  open var isNetworkActivityIndicatorVisible = false

  private var lastBackgroundTask = 0

  /// Says that something shall be finished, although the application is in the background.
  ///
  /// No application is stopped here, so that `handler` is never called.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Says that something shall be finished, without a name.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Says that it is finished.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How long the application goes on in the background, in seconds: without end.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: Events that nobody gets

  private var ignoring = 0
  /// Whether touches that begin go nowhere.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// Has touches go nowhere until ``endIgnoringInteractionEvents()`` was called as often.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  /// Takes back one ``beginIgnoringInteractionEvents()``; without one, does nothing.
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

  /// The window that hears of keys. Nil before one was made key.
  open var keyWindow: UIWindow? { UIWindow.key }

  // MARK: Traits

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Events

  /// Brings an event to the windows whose touches it has.
  open func sendEvent(_ event: UIEvent) {
    let windows = Set((event.allTouches ?? []).compactMap(\.window))
    // Who has heard of a touch hears how it ends.
    let begins = (event.allTouches ?? []).contains { $0.phase == .began }
    guard !isIgnoringInteractionEvents || !begins else { return }
    for window in windows { window.sendEvent(event) }
  }

  /// Sends an action to a target, or along the responder chain.
  ///
  /// - Parameter target: Nil for the first responder, or else the sender, and those above it: the
  ///   first of them takes it of whose class the action's method is.
  /// - Returns: Whether someone took it.
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

  /// Options of opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the application's page in Settings.
  public class var openSettingsURLString: String { "app-settings:" }

  /// False: there are no other applications.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, as there are no other applications: `completion` hears false, in a turn of the
  /// main queue of its own.
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
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// How an application is asked to open an address.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
