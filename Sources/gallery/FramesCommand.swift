import ArgumentParser
import GalleryScenes

/// `gallery frames SCENE`
struct FramesCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Prints kind, index path, frame and z-index of every visible element.")

  @Argument(help: "The name of a scene; see 'gallery list'.")
  var scene: String

  @Flag(help: "Prints JSON in place of a table.")
  var json = false

  @OptionGroup var options: StageOptions

  @MainActor func perform(_ console: Console) throws {
    let scene = try Scene.named(scene)
    let table = try options.stage(for: scene).frameTable
    console.write(json ? try table.json : table.text)
  }
}
