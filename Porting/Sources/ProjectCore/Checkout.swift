import Foundation

/// A checkout of a project as it lies on disk: every target of its projects and packages.
public struct Checkout {
  /// The folder.
  public let folder: String
  /// The targets of the Xcode projects, those nearest to the folder first.
  public private(set) var targets: [ProjectTarget] = []
  /// The targets of packages and pods.
  public private(set) var packageTargets: [ProjectTarget] = []
  /// What could not be read.
  public private(set) var errors: [ProjectError] = []

  /// Reads a checkout.
  public init(at folder: String) throws(ProjectError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw ProjectError(path: folder, problem: "expected the folder of a checkout") }
    self.folder = (folder as NSString).standardizingPath
    let found = Self.search(self.folder)
    var read: Set<String> = []
    for path in found.projects where read.insert(path).inserted {
      do {
        targets += try XcodeProject(at: path).readTargets()
      } catch {
        errors.append(error)
      }
    }
    for path in found.packages { packageTargets += PackageManifest(at: path).targets }
    for path in found.pods { PodSpecification(at: path).target.map { packageTargets.append($0) } }
    let isEmpty = targets.isEmpty && packageTargets.isEmpty
    guard !isEmpty || LooseApplication(in: self.folder).target != nil else {
      let playground = FolderWalk(self.folder).files.first { $0.hasSuffix(".playground") }
      throw errors.first
        ?? ProjectError(
          path: folder,
          problem: "expected an .xcodeproj or a Package.swift, got "
            + (playground.map { "a playground: Scripts/run '\(folder)/\($0)' shows its pages" }
              ?? "neither"))
    }
  }

  /// The unit tests of an application.
  public func tests(of application: ProjectTarget) -> [ProjectTarget] {
    targets.filter { target in
      target.kind == .unitTests && target.folder == application.folder
        && (target.dependencies.isEmpty || target.dependencies.contains(application.name))
    }
  }

  /// The sources of a module that lie in the checkout; nil where there are none.
  public func module(named name: String, for application: ProjectTarget) -> ProjectTarget? {
    let libraries = targets.filter {
      $0.moduleName == name && $0.kind == .library && !$0.sources.isEmpty
    }
    return libraries.first { $0.folder == application.folder } ?? libraries.first
      ?? packageTargets.first { $0.moduleName == name && !$0.sources.isEmpty }
  }

  /// Projects and packages below a folder, those nearest to it first.
  private static func search(
    _ folder: String
  ) -> (projects: [String], packages: [String], pods: [String]) {
    var projects: [String] = []
    var packages: [String] = []
    var pods: [String] = []
    var level = [folder]
    for _ in 0..<9 {
      var next: [String] = []
      for place in level {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        for name in names.sorted() where !skipped.contains(name) {
          let path = (place as NSString).appendingPathComponent(name)
          // A link to a project names files from where the project itself lies, if it does.
          if name.hasSuffix(".xcodeproj"), FileManager.default.fileExists(atPath: path) {
            projects.append(URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
          }
          if name == "Package.swift" { packages.append(path) }
          if name.hasSuffix(".podspec") { pods.append(path) }
          var isFolder: ObjCBool = false
          _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
          if isFolder.boolValue, !isLink, !passedOver.contains((name as NSString).pathExtension) {
            next.append(path)
          }
        }
      }
      level = Array(next.prefix(20_000))
    }
    return (Array(projects.prefix(200)), Array(packages.prefix(200)), Array(pods.prefix(200)))
  }

  private static let skipped: Set = [".git", ".build", "node_modules", "DerivedData"]
  private static let passedOver: Set = [
    "xcodeproj", "xcworkspace", "xcassets", "framework", "lproj", "bundle", "playground",
  ]
}
