/// What a scene is made of: its class and its delegate's.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the property list.
  public let name: String?
  public let role: UISceneSession.Role
  /// Nil for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// Nil for a scene without a delegate.
  open var delegateClass: AnyClass?
  /// The storyboard that the property list names.
  let storyboardName: String?

  /// The configuration that the property list has under `name` for the role, or else an empty one.
  ///
  /// - Parameter name: Nil for the first one of the role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    let entry = SceneManifest.main?.entry(named: name, for: sessionRole)
    self.name = name ?? entry?.name
    role = sessionRole
    sceneClass = SceneManifest.type(named: entry?.sceneClass)
    delegateClass = SceneManifest.type(named: entry?.delegateClass)
    storyboardName = entry?.storyboard
    super.init()
  }
}
