import ArgumentParser
import GalleryScenes
import UIKit

/// `gallery render SCENE -o FILE`
struct RenderCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract:
      "Draws a scene into a PNG, SVG or PDF file; a scene with a script as a strip of moments.")

  @Argument(help: "The name of a scene; see 'gallery list'.")
  var scene: String

  @Option(name: .shortAndLong, help: "The file to write; its extension selects the format.")
  var output: String

  @Option(
    parsing: .unconditional, help: "The only moment to draw of a scene with a script, in seconds.")
  var at: String?

  @OptionGroup var options: StageOptions

  @MainActor func perform(_ console: Console) throws {
    let scene = try Scene.named(scene)
    let format = try PictureFormat(path: output)
    let time = try at.map { try StageConditions.moment($0, of: scene) }
    let (conditions, catalogue) = (try options.conditions(for: scene), try options.catalogue())
    let picture =
      if let time {
        scene.picture(at: time, catalogue: catalogue, conditions: conditions)
      } else {
        try scene.picture(catalogue: catalogue, conditions: conditions)
      }
    try FileWriting.write(try picture.bytes(as: format), to: output)
  }
}
