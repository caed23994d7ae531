import Foundation

/// An application whose project is not in the checkout, because a tool generates it: the folder around
/// the file that starts it.
struct LooseApplication {
  /// Nil where no file starts an application.
  private(set) var target: ProjectTarget?

  init(in checkout: String) {
    let files = FolderWalk(checkout).files.filter { !Self.isForeign($0) }
    let starters = files.filter { file in
      guard file.hasSuffix(".swift"),
        let data = FileManager.default.contents(atPath: checkout + "/" + file)
      else { return false }
      let text = String(decoding: data, as: UTF8.self)
      return text.firstMatch(of: /@(main|UIApplicationMain)\b/) != nil
        && text.contains("UIApplicationDelegate")
    }
    let nearest = starters.min { Self.depth($0) < Self.depth($1) }
    guard let nearest else { return }
    let folder = Self.folder(of: nearest, in: checkout)
    let name = (folder as NSString).lastPathComponent
    var target = ProjectTarget(name: name, kind: .application, moduleName: name.asModuleName)
    target.folder = folder
    for file in FolderWalk(folder).files where !Self.isForeign(file) {
      target.add((folder as NSString).appendingPathComponent(file))
    }
    var settings = BuildSettings()
    settings.add([
      "TARGET_NAME": name, "PRODUCT_NAME": name, "EXECUTABLE_NAME": name,
      "PRODUCT_MODULE_NAME": name.asModuleName, "DEVELOPMENT_LANGUAGE": "en",
      "INFOPLIST_FILE": "Info.plist",
    ])
    target.information = Information(of: target, settings: settings, folder: folder).values
    self.target = target
  }

  /// The folder nearest to a file that has an Info.plist, else the file's own.
  private static func folder(of file: String, in checkout: String) -> String {
    let own = ((checkout + "/" + file) as NSString).deletingLastPathComponent
    var folder = own
    while folder.count > checkout.count {
      if FileManager.default.fileExists(atPath: folder + "/Info.plist") { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return own
  }

  private static func depth(_ path: String) -> Int { path.split(separator: "/").count }

  private static func isForeign(_ path: String) -> Bool {
    path.split(separator: "/").contains {
      ["Pods", "Carthage", "checkouts"].contains($0) || $0.hasSuffix("Tests")
    }
  }
}
