import ArgumentParser
import Foundation
import GalleryScenes

/// `gallery all DIRECTORY`
struct AllCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "all",
    abstract: "Draws every scene in light, dark, right-to-left and large text, with pages.")

  @Argument(help: "The directory to write; created if missing.")
  var directory: String

  @Option(help: "The path of the scenes' sources, for links to them.")
  var sources = "Sources/GalleryScenes/Scenes"

  @Option(parsing: .unconditional, help: "Pixels per point, 0.5 to 8.")
  var scale = "2"

  @Option(help: "The engine for pages that solve layouts. (default: no such pages)")
  var engine: String?

  @MainActor func perform(_ console: Console) throws {
    let catalogue = try Catalogue.bundled()
    let scale = try StageConditions.scale(scale)
    let folder = URL(fileURLWithPath: directory, isDirectory: true)
    try FileWriting.makeDirectory(folder.appendingPathComponent("frames").path)
    var sheet = ContactSheet(sources: relativeSources(from: folder))
    let player = try engine.map { try Player(engine: $0, scenes: []) }
    if let player {
      let played = folder.appendingPathComponent("play")
      sheet.played = Set(try player.writePages(to: played.path, console))
    }
    for (index, scene) in Scene.all.enumerated() {
      console.report("[\(index + 1)/\(Scene.all.count)] \(scene.name)")
      var explained: ExplanationPage?
      for appearance in Appearance.allCases {
        var conditions = appearance.conditions(for: scene)
        conditions.scale = scale
        let file = folder.appendingPathComponent(ContactSheet.picture(of: scene, appearance))
        let picture = try scene.picture(catalogue: catalogue, conditions: conditions)
        try FileWriting.write(try picture.bytes(as: .png), to: file.path)
        if appearance == .light, scene.script == nil {
          let stage = Stage(scene, catalogue: catalogue, conditions: conditions)
          explained = ExplanationPage(
            scene: scene, elements: stage.explainedElements, table: stage.frameTable)
        }
      }
      guard let explained else { continue }
      let page = folder.appendingPathComponent(ContactSheet.framePage(of: scene))
      try FileWriting.write(sheet.framePage(explained), to: page.path)
    }
    let index = folder.appendingPathComponent("index.html")
    try FileWriting.write(sheet.index(Scene.all, source: catalogue.source), to: index.path)
    let count = Scene.all.count
    let pictures = Appearance.allCases.count * count
    console.write("\(pictures) pictures of \(count) scenes. Look at \(index.path)")
  }

  /// The way from `folder` to the sources; nil if they are not there.
  private func relativeSources(from folder: URL) -> String? {
    guard FileManager.default.fileExists(atPath: sources) else { return nil }
    let from = folder.standardizedFileURL.pathComponents
    let to = URL(fileURLWithPath: sources).standardizedFileURL.pathComponents
    let common = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to[common...])
      .joined(separator: "/")
  }
}
