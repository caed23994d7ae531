import Foundation

/// A target of a project or package: what it is built from, as far as it lies on disk.
public struct ProjectTarget: Sendable {
  /// What a target makes.
  public enum Kind: String, Sendable, Codable {
    case application, unitTests, uiTests, library, other
  }

  /// The name of the target.
  public var name: String
  /// What the target makes.
  public var kind: Kind
  /// The name by which sources import it.
  public var moduleName: String
  /// The paths of its Swift files.
  public var sources: [String] = []
  /// The paths of its Objective-C and C files.
  public var otherSources: [String] = []
  /// The paths of files and folders that are copied into its bundle.
  public var resources: [String] = []
  /// Files that the project names and that are not there.
  public var missingFiles: [String] = []
  /// The language mode: 4, 5 or 6.
  public var languageMode = 5
  /// What `#if` finds true: `DEBUG`.
  public var conditions: [String] = []
  /// The values of the Info.plist, those that Xcode generates among them.
  public var information: [String: PropertyValue] = [:]
  /// The names of targets of the same project that it depends on.
  public var dependencies: [String] = []
  /// The path of the header for Objective-C that its Swift files see.
  public var bridgingHeader: String?
  /// The folder of the project or package.
  public var folder = ""

  /// Creates a target without files.
  public init(name: String, kind: Kind, moduleName: String) {
    self.name = name
    self.kind = kind
    self.moduleName = moduleName
  }

  /// The classes and protocols that its files in Objective-C declare.
  public var objectiveCNames: Set<String> {
    otherSources.reduce(into: []) { names, path in
      guard let data = FileManager.default.contents(atPath: path) else { return }
      let text = String(decoding: data, as: UTF8.self)
      names.formUnion(
        text.matches(of: /@(?:interface|implementation|protocol)\s+(\w+)/).map { String($0.1) })
    }
  }

  /// Puts a file where its kind belongs.
  mutating func add(_ path: String) {
    switch (path as NSString).pathExtension.lowercased() {
    case "swift": sources.append(path)
    case "m", "mm", "c", "cpp", "cc", "metal": otherSources.append(path)
    case "h", "hpp", "pch", "entitlements", "xcconfig", "modulemap", "md", "docc", "": break
    case "plist" where (path as NSString).lastPathComponent.hasSuffix("Info.plist"): break
    default: resources.append(path)
    }
  }
}
