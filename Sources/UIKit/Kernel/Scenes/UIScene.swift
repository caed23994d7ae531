/// A part of an application's interface with a life cycle of its own.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether the scene is in front.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the application.
    case unattached = -1
    /// In the foreground and receiving events.
    case foregroundActive
    /// In the foreground without receiving events.
    case foregroundInactive
    /// In the background.
    case background
  }

  /// The session that the scene belongs to.
  public let session: UISceneSession
  /// The delegate of the scene.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is in the foreground.
  open internal(set) var activationState = ActivationState.unattached
  /// The title of the scene where several are shown. The default is empty.
  open var title: String! = ""

  /// - Note: Required here, where classes known at run time are instantiated without Objective-C.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Posted when a scene is connected.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene was disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene has become active.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene stops being active.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene comes to the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene is in the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIScene {
  /// Why a scene is connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// Addresses to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// Activities to continue.
    public let userActivities: Set<NSUserActivity>

    init(urls: [URL] = [], userActivities: Set<NSUserActivity> = []) {
      urlContexts = Set(urls.map { UIOpenURLContext($0) })
      self.userActivities = userActivities
      super.init()
    }
  }
}

/// An address to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  init(_ url: URL) {
    self.url = url
    super.init()
  }
}
