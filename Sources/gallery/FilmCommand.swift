import ArgumentParser
import Foundation
import GalleryScenes
import RenderCore
import UIKit

/// `gallery film SCENE -o FILE`
struct FilmCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Draws a scene with a script into an APNG or GIF file, or a folder of PNGs.")

  @Argument(help: "The name of a scene with a script.")
  var scene: String

  @Option(
    name: .shortAndLong, help: "The file to write, .apng or .gif; or a directory, ending in /.")
  var output: String

  @Option(parsing: .unconditional, help: "Images per second, 1 to 60; at most 50 for a GIF.")
  var rate = "30"

  @OptionGroup var options: StageOptions

  @MainActor func perform(_ console: Console) throws {
    let scene = try Scene.named(scene)
    guard let script = scene.script else {
      throw GalleryFailure.usage("scene \(scene.name) does not move; 'gallery render' draws it.")
    }
    let format = try FilmFormat(path: output)
    let rate = try format.rate(rate)
    let (conditions, catalogue) = (try options.conditions(for: scene), try options.catalogue())
    try Film.run(scene, catalogue: catalogue, conditions: conditions) { film in
      let frames = FilmFrames(of: film, rate: rate)
      try format.write(frames, to: output)
      console.write("\(frames.count) pictures of \(CGFloat(script.duration).text) seconds.")
    }
  }
}
