import ArgumentParser
import Foundation
import GalleryScenes

/// `gallery play DIRECTORY [SCENE …]`
struct PlayCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Writes pages in which layouts are solved anew by hand, each a file of its own.",
    discussion: """
      The engine is made by Scripts/page-engine. A scene has a page if its layout is a compositional
      layout, or a flow layout whose subclass, if any, leaves the frames as they are.
      """)

  @Argument(help: "The directory to write; created if missing.")
  var directory: String

  @Argument(help: "The names of scenes; see 'gallery list'. (default: all)")
  var scenes: [String] = []

  @Option(help: "The engine for pages, compressed by gzip.")
  var engine = ".build/page/engine.wasm.gz"

  @Flag(help: "Writes what the engine of this machine answers, to compare with a page's.")
  var golden = false

  @MainActor func perform(_ console: Console) throws {
    let scenes = try scenes.map(Scene.named)
    if golden {
      let count = try Player.writeGolden(of: scenes, to: directory, console)
      let motion = MotionGolden(count: 2000)
      try FileWriting.write(Array(JSONEncoder().encode(motion)), to: "\(directory)/motion.golden")
      console.write("\(count) layouts and \(motion.cases.count) motions in \(directory)")
    } else {
      let names = try Player(engine: engine, scenes: scenes).writePages(to: directory, console)
      console.write("\(names.count) pages in \(directory)")
    }
  }
}
