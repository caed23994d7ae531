import Foundation
import ProjectCore

/// The folder of an application, or of a module of tests, as `Scripts/run` takes it: copies of sources,
/// resources, Info.plist.
struct Layout {
  let folder: String

  /// Copies the resources of a target beside its sources; localised ones into folders of languages.
  ///
  /// - Parameter modules: Those whose resources are in the application's bundle too, behind its own.
  func addResources(of target: ProjectTarget, and modules: [ProjectTarget]) {
    for path in target.resources + modules.flatMap(\.resources) { copy(path) }
  }

  /// Writes the Info.plist of a target.
  func addInformation(of target: ProjectTarget) throws {
    let information = PropertyValue.table(target.information).propertyListText
    try information.write(toFile: folder + "/Info.plist", atomically: true, encoding: .utf8)
  }

  private func copy(_ path: String) {
    let parts = path.split(separator: "/")
    var place = folder
    if let language = parts.dropLast().last(where: { $0.hasSuffix(".lproj") }) {
      place += "/" + language
    }
    try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let copy = place + "/" + (parts.last ?? "")
    if !FileManager.default.fileExists(atPath: copy) {
      // Links of the checkout lead nowhere from here.
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      try? FileManager.default.copyItem(atPath: file, toPath: copy)
    }
  }
}
