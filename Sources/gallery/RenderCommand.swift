import ArgumentParser
import GalleryScenes

/// `gallery render SCENE -o FILE`
struct RenderCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draws a scene into a PNG, SVG or PDF file.")

  @Argument(help: "The name of a scene; see 'gallery list'.")
  var scene: String

  @Option(name: .shortAndLong, help: "The file to write; its extension chooses the format.")
  var output: String

  @OptionGroup var options: StageOptions

  @MainActor func perform(_ console: Console) throws {
    let scene = try Scene.named(scene)
    let format = try PictureFormat(path: output)
    let stage = try options.stage(for: scene)
    try FileWriting.write(try stage.picture(as: format), to: output)
  }
}
