import ArgumentParser
import GalleryScenes

/// `gallery list`
struct ListCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the scenes, each with a summary.")

  func perform(_ console: Console) {
    let width = Scene.all.map(\.name.count).max() ?? 0
    for scene in Scene.all {
      console.write(scene.name.padded(to: width + 2) + scene.summary)
    }
  }
}
