import Foundation

/// The Info.plist of a target: its file, and what Xcode generates of build settings.
struct Information {
  private(set) var values: [String: PropertyValue] = [:]

  init(of target: ProjectTarget, settings: BuildSettings, folder: String) {
    if let written = settings["INFOPLIST_FILE"], !written.isEmpty {
      let path = (folder as NSString).appendingPathComponent(written)
      let whole = (written.hasPrefix("/") ? written : path).asOnDisk
      if let data = FileManager.default.contents(atPath: whole),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      {
        values = Self.expand(PropertyValue(list), by: settings).table
      }
    }
    addGenerated(by: settings)
    let name = PropertyValue.text(target.moduleName)
    for key in ["CFBundleExecutable", "CFBundleName"] where values[key] == nil {
      values[key] = name
    }
    let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "example.\(target.moduleName)"
    if values["CFBundleIdentifier"] == nil { values["CFBundleIdentifier"] = .text(identifier) }
  }

  private static let prefix = "INFOPLIST_KEY_"
  private static let known = [
    "UIMainStoryboardFile", "UILaunchStoryboardName", "CFBundleDisplayName",
    "UIUserInterfaceStyle", "UIStatusBarStyle", "UIStatusBarHidden",
  ]

  private mutating func addGenerated(by settings: BuildSettings) {
    for key in Self.known where values[key] == nil {
      if let value = settings[Self.prefix + key], !value.isEmpty { values[key] = .text(value) }
    }
    if values["UISupportedInterfaceOrientations"] == nil {
      let list = settings.words(Self.prefix + "UISupportedInterfaceOrientations_iPhone")
      if !list.isEmpty {
        values["UISupportedInterfaceOrientations"] = .list(list.map(PropertyValue.text))
      }
    }
    if settings[Self.prefix + "UIApplicationSceneManifest_Generation"] == "YES",
      values["UIApplicationSceneManifest"] == nil
    {
      values["UIApplicationSceneManifest"] = .table([
        "UIApplicationSupportsMultipleScenes": .text("NO"), "UISceneConfigurations": .table([:]),
      ])
    }
  }

  private static func expand(
    _ value: PropertyValue, by settings: BuildSettings, depth: Int = 0
  ) -> PropertyValue {
    guard depth < 50 else { return value }
    switch value {
    case .text(let text): return .text(settings.expanding(text))
    case .list(let list): return .list(list.map { expand($0, by: settings, depth: depth + 1) })
    case .table(let table):
      return .table(table.mapValues { expand($0, by: settings, depth: depth + 1) })
    }
  }
}
