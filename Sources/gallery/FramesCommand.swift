import ArgumentParser
import GalleryScenes

/// `gallery frames SCENE`
struct FramesCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Prints kind, index path, frame and z-index of every visible element.")

  @Argument(help: "The name of a scene; see 'gallery list'.")
  var scene: String

  @Flag(help: "Prints JSON instead of a table.")
  var json = false

  @Option(
    parsing: .unconditional,
    help: "A moment of a scene with a script, in seconds: prints the visible positions.")
  var at: String?

  @OptionGroup var options: StageOptions

  @MainActor func perform(_ console: Console) throws {
    let scene = try Scene.named(scene)
    if let at {
      let time = try StageConditions.moment(at, of: scene)
      let (conditions, catalogue) = (try options.conditions(for: scene), try options.catalogue())
      return Film.run(scene, catalogue: catalogue, conditions: conditions) { film in
        console.write(film.table(at: [time]).text)
      }
    }
    let table = try options.stage(for: scene).frameTable
    console.write(json ? try table.json : table.text)
  }
}
