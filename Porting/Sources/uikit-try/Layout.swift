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
    for target in [target] + modules {
      for path in target.resources { copy(path, module: target.moduleName) }
    }
  }

  /// Writes the Info.plist of a target.
  func addInformation(of target: ProjectTarget) throws {
    let information = PropertyValue.table(target.information).propertyListText
    try information.write(toFile: folder + "/Info.plist", atomically: true, encoding: .utf8)
  }

  private func copy(_ path: String, module: String) {
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
      if let text = Self.document(at: file, module: module) {
        try? text.write(toFile: copy, atomically: true, encoding: .utf8)
      } else {
        try? FileManager.default.copyItem(atPath: file, toPath: copy)
      }
    }
  }

  /// An interface document with the target's module for classes whose module is to be the target's, whatever is
  /// written beside it; nil for other files.
  private static func document(at path: String, module: String) -> String? {
    guard path.hasSuffix(".xib") || path.hasSuffix(".storyboard") else { return nil }
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text?.replacing(/customModule="[^"]*"( customModuleProvider="target")/) {
      "customModule=\"\(module)\"\($0.output.1)"
    }
  }
}
