/// The lasting information about a scene, whether it is connected or not.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The number that stands for the value.
    public let rawValue: String
    /// Creates a value from the number that stands for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An interface on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// An interface on another screen.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// What the scene is for.
  public let role: Role
  /// The lasting identifier of the session.
  public let persistentIdentifier = UUID().uuidString
  /// The configuration of the scene: the first of the property list for the role, unless the
  /// delegate gives another.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// Values that the application stores with the session. The default is nil.
  open var userInfo: [String: Any]?
  /// What the user did in the scene when it was in front last, to come back to it. The default is nil.
  open var stateRestorationActivity: NSUserActivity?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}
