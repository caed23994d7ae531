import Foundation

extension XcodeProject {
  /// Every target that iOS can have, with its files.
  public func readTargets() -> [ProjectTarget] {
    targets.compactMap { target(id: $0.id, $0.object) }
  }

  private func target(id: String, _ object: PropertyValue) -> ProjectTarget? {
    guard let name = object["name"]?.text, object["isa"]?.text == "PBXNativeTarget" else {
      return nil
    }
    let settings = settings(of: object)
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
    guard platforms.contains("iphone") || platforms.contains("auto") else { return nil }
    let product = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
    var target = ProjectTarget(
      name: name, kind: kind(of: object), moduleName: settings.expanding(product).asModuleName)
    target.folder = folder
    addPhases(of: object, to: &target)
    let own = object["fileSystemSynchronizedGroups"]?.texts ?? []
    for group in objects(object["fileSystemSynchronizedGroups"]) {
      addSynchronized(group.id, group.object, for: id, to: &target)
    }
    for folder in synchronizedFolders where !own.contains(folder.id) {
      addMembers(of: folder.id, folder.object, for: id, to: &target)
    }
    target.languageMode = settings.languageMode
    target.conditions = conditions(in: settings)
    target.dependencies = objects(object["dependencies"]).compactMap {
      self.object($0.object["target"]?.text)?["name"]?.text ?? $0.object["name"]?.text
    }
    target.bridgingHeader = settings["SWIFT_OBJC_BRIDGING_HEADER"].flatMap {
      $0.isEmpty ? nil : (folder as NSString).appendingPathComponent($0)
    }
    target.information = Information(of: target, settings: settings, folder: folder).values
    return target
  }

  private func kind(of object: PropertyValue) -> ProjectTarget.Kind {
    switch object["productType"]?.text {
    case "com.apple.product-type.application"?,
      "com.apple.product-type.application.on-demand-install-capable"?:
      .application
    case "com.apple.product-type.bundle.unit-test"?: .unitTests
    case "com.apple.product-type.bundle.ui-testing"?: .uiTests
    case let type? where type.contains("framework") || type.contains("library"): .library
    default: .other
    }
  }

  private func conditions(in settings: BuildSettings) -> [String] {
    let active = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    let defined = zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
    let joined = flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
    return Set(active + defined + joined).filter { $0.wholeMatch(of: /[A-Za-z_]\w*/) != nil }
      .sorted()
  }

  private func addPhases(of object: PropertyValue, to target: inout ProjectTarget) {
    for phase in objects(object["buildPhases"]) {
      let isa = phase.object["isa"]?.text
      guard isa == "PBXSourcesBuildPhase" || isa == "PBXResourcesBuildPhase" else { continue }
      for file in objects(phase.object["files"]) {
        file.object["fileRef"]?.text.map { add($0, to: &target, depth: 0) }
      }
    }
  }

  /// A file, or the languages of one.
  private func add(_ id: String, to target: inout ProjectTarget, depth: Int) {
    guard let object = object(id), depth < 4 else { return }
    if ["PBXVariantGroup", "XCVersionGroup"].contains(object["isa"]?.text),
      object["children"] != nil, object["isa"]?.text == "PBXVariantGroup"
    {
      for child in object["children"]?.texts ?? [] { add(child, to: &target, depth: depth + 1) }
      return
    }
    guard let path = location(of: id) else { return }
    guard FileManager.default.fileExists(atPath: path) else {
      target.missingFiles.append(path)
      return
    }
    target.add(path)
  }

  /// The files of a folder that Xcode keeps in step with the project.
  private func addSynchronized(
    _ id: String, _ group: PropertyValue, for targetID: String, to target: inout ProjectTarget
  ) {
    guard let root = location(of: id) else { return }
    let excluded = exceptions(of: group, for: targetID)
    for name in FolderWalk(root).files {
      guard !excluded.contains(where: { name == $0 || name.hasPrefix($0 + "/") }) else { continue }
      target.add((root as NSString).appendingPathComponent(name))
    }
  }

  /// The files of a folder that other targets keep in step: its exceptions for this one belong to it.
  private func addMembers(
    of id: String, _ group: PropertyValue, for targetID: String, to target: inout ProjectTarget
  ) {
    guard let root = location(of: id) else { return }
    for name in exceptions(of: group, for: targetID) {
      let path = (root as NSString).appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: path) {
        target.add(path)
      } else {
        target.missingFiles.append(path)
      }
    }
  }

  private func exceptions(of group: PropertyValue, for targetID: String) -> [String] {
    objects(group["exceptions"]).filter { $0.object["target"]?.text == targetID }
      .flatMap { $0.object["membershipExceptions"]?.texts ?? [] }
      // Localised files are named otherwise: "/Localized: Main.storyboard".
      .filter { !$0.hasPrefix("/") }
  }
}

/// The files below a folder; folders that are one thing, such as catalogues, count as a file.
struct FolderWalk {
  /// Paths below the folder, sorted.
  private(set) var files: [String] = []

  private static let wholes: Set = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "framework", "xcframework", "xcodeproj",
    "xcworkspace", "playground", "docc", "mlmodelc", "scnassets",
  ]
  /// More files than this are no folder of sources.
  private static let most = 50_000

  init(_ root: String) { walk(root, "", depth: 0) }

  private mutating func walk(_ root: String, _ inside: String, depth: Int) {
    let folder = inside.isEmpty ? root : (root as NSString).appendingPathComponent(inside)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && files.count < Self.most {
      let path = inside.isEmpty ? name : inside + "/" + name
      var isFolder: ObjCBool = false
      let whole = (root as NSString).appendingPathComponent(path)
      guard FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder) else { continue }
      if !isFolder.boolValue || Self.wholes.contains((name as NSString).pathExtension) {
        files.append(path)
      } else if depth < 30 {
        walk(root, path, depth: depth + 1)
      }
    }
  }
}
