import Foundation

/// A `.xcodeproj`: the objects of its `project.pbxproj`, and where its files lie.
public struct XcodeProject {
  /// The path of the `.xcodeproj`.
  public let path: String
  /// The folder that the project's paths start from.
  public let folder: String
  private let objects: [String: PropertyValue]
  private let root: PropertyValue
  /// The groups that files and groups are in.
  private let parents: [String: String]

  /// Projects that are longer are not read.
  private static let longest = 64_000_000

  /// Reads a project.
  ///
  /// - Parameter path: The path of the `.xcodeproj`.
  public init(at path: String) throws(ProjectError) {
    let file = (path as NSString).appendingPathComponent("project.pbxproj")
    guard let data = FileManager.default.contents(atPath: file), data.count <= Self.longest else {
      throw ProjectError(path: file, problem: "expected a readable file of at most 64 MB")
    }
    let value = try Self.propertyList(in: data, path: file)
    guard case .table(let objects) = value["objects"] ?? .text(""),
      let root = value["rootObject"]?.text.flatMap({ objects[$0] })
    else {
      throw ProjectError(path: file, problem: "expected 'objects' and a 'rootObject' among them")
    }
    self.path = path
    self.objects = objects
    self.root = root
    let parent = (path as NSString).deletingLastPathComponent
    let inside = root["projectDirPath"]?.text ?? ""
    folder = (parent as NSString).appendingPathComponent(inside)
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.texts ?? [] { parents[child] = id }
    }
    self.parents = parents
  }

  private static func propertyList(
    in data: Data, path: String
  ) throws(ProjectError) -> PropertyValue {
    let text = String(decoding: data, as: UTF8.self)
    guard text.hasPrefix("<?xml") else {
      return try OldPropertyListParser.parse(text, path: path)
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
      throw ProjectError(path: path, problem: "expected a property list")
    }
    return PropertyValue(list)
  }

  /// The identifiers and objects of all targets, in the project's order.
  var targets: [(id: String, object: PropertyValue)] {
    (root["targets"]?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  func object(_ id: String?) -> PropertyValue? { id.flatMap { objects[$0] } }

  /// The objects that a list of identifiers names.
  func objects(_ value: PropertyValue?) -> [(id: String, object: PropertyValue)] {
    (value?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  /// The folders that Xcode keeps in step with the project, in the order of their identifiers.
  var synchronizedFolders: [(id: String, object: PropertyValue)] {
    objects.filter { $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The packages that the project names, by the last parts of their addresses or paths.
  public var packages: [String] {
    objects(root["packageReferences"]).compactMap {
      ($0.object["repositoryURL"] ?? $0.object["relativePath"] ?? $0.object["path"])?.text
    }
  }

  /// The path of a file or group on disk; nil where the project does not say where it is.
  func location(of id: String) -> String? {
    var pieces: [String] = []
    var current = id
    // Groups may be in circles in a broken project.
    for _ in 0..<100 {
      guard let object = objects[current] else { return nil }
      if let path = object["path"]?.text { pieces.append(path) }
      switch object["sourceTree"]?.text {
      case "<absolute>": return join(pieces, from: "/")
      case "SOURCE_ROOT": return join(pieces, from: folder)
      case "<group>" where parents[current] == nil: return join(pieces, from: folder)
      case "<group>": current = parents[current] ?? ""
      default: return nil
      }
    }
    return nil
  }

  private func join(_ pieces: [String], from start: String) -> String {
    let path = pieces.reversed().reduce(start) { ($0 as NSString).appendingPathComponent($1) }
    return (path as NSString).standardizingPath.asOnDisk
  }

  /// The settings of a target in a configuration for development, over those of the project.
  func settings(of target: PropertyValue) -> BuildSettings {
    var settings = BuildSettings()
    let name = target["name"]?.text ?? ""
    let folder = self.folder
    settings.add([
      "TARGET_NAME": name, "PROJECT_DIR": folder, "SRCROOT": folder, "SOURCE_ROOT": folder,
      "PRODUCT_NAME": name, "PLATFORM_NAME": "iphonesimulator", "CONFIGURATION": "Debug",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "DEVELOPMENT_LANGUAGE": "en",
      "PROJECT_NAME": ((path as NSString).lastPathComponent as NSString).deletingPathExtension,
    ])
    for owner in [root, target] { addConfiguration(of: owner, to: &settings) }
    return settings
  }

  private func addConfiguration(of owner: PropertyValue, to settings: inout BuildSettings) {
    let list = object(owner["buildConfigurationList"]?.text)
    let all = objects(list?["buildConfigurations"])
    let isForDevelopment = { (name: String) in
      name.lowercased().contains("debug") || name.lowercased().contains("dev")
    }
    guard
      let chosen = all.first(where: { isForDevelopment($0.object["name"]?.text ?? "") })
        ?? all.first
    else { return }
    if let base = chosen.object["baseConfigurationReference"]?.text,
      let path = location(of: base)
    {
      settings.add(ConfigurationFile(at: path).settings)
    }
    settings.add(
      (chosen.object["buildSettings"]?.table ?? [:]).mapValues { value in
        value.text ?? value.texts.joined(separator: " ")
      })
  }
}

extension PropertyValue {
  /// What Foundation reads from a property list; numbers and dates are their text.
  init(_ value: Any) {
    if let table = value as? [String: Any] {
      self = .table(table.mapValues { PropertyValue($0) })
    } else if let list = value as? [Any] {
      self = .list(list.map { PropertyValue($0) })
    } else {
      self = .text(value as? String ?? "\(value)")
    }
  }
}
