/// A part of an application's interface that comes and goes as one.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether the scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  public let session: UISceneSession
  /// Hears of the scene's life.
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  /// What a person reads of the scene where several are shown. Default empty.
  open var title: String! = ""

  /// - Note: Required here, where classes known at run time are instantiated without Objective-C.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIScene {
  /// Why a scene is connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// Addresses to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// Activities to go on with.
    public let userActivities: Set<NSUserActivity>

    init(urls: [URL] = [], userActivities: Set<NSUserActivity> = []) {
      urlContexts = Set(urls.map { UIOpenURLContext($0) })
      self.userActivities = userActivities
      super.init()
    }
  }
}

/// An address that an application is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL

  init(_ url: URL) {
    self.url = url
    super.init()
  }
}
