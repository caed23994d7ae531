import Foundation

extension Checkout {
  /// The application to show, or the library where there is none.
  ///
  /// - Parameter name: The name of a target, also one of a package or pod; of several with that name the
  ///   first with Swift files. Nil for the application nearest to the folder that has Swift files, of
  ///   several the one with most of them. Without one, the folder around a file that starts an
  ///   application, or else the library with most files, of which the controllers can be shown.
  public func application(named name: String?) throws(ProjectError) -> ProjectTarget {
    if let name { return try target(named: name) }
    let applications = targets.filter { $0.kind == .application && !$0.sources.isEmpty }
    let found =
      nearest(of: applications.filter { !isForeign($0.folder) }) ?? applications.first
      ?? packageTargets.first { $0.kind == .application && !$0.sources.isEmpty }
      ?? LooseApplication(in: folder).target ?? largestLibrary
    if let found { return found }
    let names = targets.map { "\($0.name) (\($0.kind.rawValue))" }.joined(separator: ", ")
    throw errors.first
      ?? ProjectError(
        path: folder,
        problem: "expected a target of an iOS application with Swift files, got "
          + (names.isEmpty ? "packages alone" : names))
  }

  private func target(named name: String) throws(ProjectError) -> ProjectTarget {
    let all = targets.filter { $0.kind != .unitTests } + packageTargets
    let named = all.filter { $0.name == name }
    if let target = named.first(where: { !$0.sources.isEmpty }) ?? named.first { return target }
    var names = targets.map(\.name)
    for target in packageTargets where !names.contains(target.name) { names.append(target.name) }
    throw ProjectError(
      path: folder,
      problem: "expected a target '\(name)', got \(names.joined(separator: ", "))")
  }

  private func nearest(of applications: [ProjectTarget]) -> ProjectTarget? {
    applications.min {
      let (first, second) = (depth(of: $0.folder), depth(of: $1.folder))
      return first == second ? $0.sources.count > $1.sources.count : first < second
    }
  }

  /// The first of those with most files.
  private var largestLibrary: ProjectTarget? {
    let libraries = targets.filter { $0.kind == .library && !isForeign($0.folder) }
    return (libraries + packageTargets).filter { !$0.sources.isEmpty }
      .min { $0.sources.count > $1.sources.count }
  }

  private func depth(of path: String) -> Int { path.split(separator: "/").count }

  private func isForeign(_ path: String) -> Bool {
    let inside = path.dropFirst(folder.count).split(separator: "/")
    return inside.contains { ["Pods", "Carthage", "checkouts"].contains($0) }
  }
}
