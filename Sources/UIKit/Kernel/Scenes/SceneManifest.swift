/// What a property list says of an application's scenes: its `UIApplicationSceneManifest`.
struct SceneManifest {
  /// The one of the main bundle; nil if it has none.
  @MainActor static var main: SceneManifest? { SceneManifest(Bundle.main.infoDictionary) }

  /// The module of the application's delegate, which `$(PRODUCT_MODULE_NAME)` stands for.
  @MainActor static var delegateModule: String?

  /// The class that Xcode's templates have as a scene's delegate; nil if there is none, or it is
  /// something else.
  @MainActor static var conventional: AnyClass? {
    delegateModule.flatMap { ClassName("\($0).SceneDelegate").type }
      .flatMap { $0 is any UISceneDelegate.Type ? $0 : nil }
  }

  let supportsMultipleScenes: Bool
  private let configurations: [String: [Entry]]

  /// One configuration of a role.
  struct Entry {
    let name: String?
    let sceneClass: String?
    let delegateClass: String?
    let storyboard: String?

    init(_ entry: [String: Any]) {
      name = entry["UISceneConfigurationName"] as? String
      sceneClass = entry["UISceneClassName"] as? String
      delegateClass = entry["UISceneDelegateClassName"] as? String
      storyboard = entry["UISceneStoryboardFile"] as? String
    }
  }

  init?(_ properties: [String: Any]?) {
    guard let manifest = properties?["UIApplicationSceneManifest"] as? [String: Any] else {
      return nil
    }
    supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
    configurations = roles.mapValues { list in
      (list as? [[String: Any]] ?? []).map(Entry.init)
    }
  }

  /// The configuration of a role that has a name, or its first.
  func entry(named name: String?, for role: UISceneSession.Role) -> Entry? {
    let entries = configurations[role.rawValue] ?? []
    guard let name else { return entries.first }
    return entries.first { $0.name == name }
  }

  /// A class by the name that the list gives it; nil if it is UIKit's own or there is none.
  @MainActor static func type(named name: String?) -> AnyClass? {
    guard var name, name.contains(".") else { return nil }
    for variable in ["$(PRODUCT_MODULE_NAME)", "${PRODUCT_MODULE_NAME}"] {
      name = name.replacingOccurrences(of: variable, with: delegateModule ?? "")
    }
    return ClassName(name).found("what the property list says")
  }
}
