import ArgumentParser
import Foundation
import GalleryScenes
import QuartzCore
import UIKit

/// `gallery script SCENE FILE`
struct ScriptCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "script",
    abstract: "Plays a script of input in a scene, as Scripts/run --script does in an application.")

  @Argument(help: "The name of a scene.")
  var scene: String

  @Argument(help: "The script; docs/scripts.md describes it.")
  var script: String

  @Option(name: .shortAndLong, help: "A PNG file to draw in the end.")
  var output: String?

  @Option(help: "How many seconds pass after the script.")
  var after = 2.0

  func perform(_ console: Console) throws {
    let scene = try Scene.named(scene)
    let catalogue = try Catalogue.bundled()
    let file = URL(fileURLWithPath: script)
    let script: InputScript
    do { script = try InputScript(String(contentsOf: file, encoding: .utf8)) } catch {
      throw GalleryFailure.usage("\(file.path): \(error)")
    }
    var conditions = ScreenConditions(size: scene.defaultSize, scale: 2, keyboardHeight: 0)
    for change in script.screenAtLaunch { change.apply(to: &conditions) }
    let time = SteppedTime()
    MotionStage.current = time.stage
    let host = SceneHost(
      ContentScenes { _ in
        let controller = scene.makeViewController(catalogue: catalogue)
        if controller.title == nil { controller.title = scene.title }
        return controller
      })
    guard let client = host.connect(conditions) else { return }
    let player = ScriptPlayer(client) {
      LiveTime.pass(time, until: time.now + $0) { LiveTime.serveQueue() }
    }
    player.folder = file.deletingLastPathComponent()
    do {
      for line in script.lines.dropFirst(script.screenAtLaunch.count) { try player.play(line) }
    } catch {
      throw GalleryFailure.failure("\(file.lastPathComponent): \(error)")
    }
    LiveTime.pass(time, until: time.now + after) { LiveTime.serveQueue() }
    guard let output, let bitmap = client.surface.plainBitmap() else { return }
    try FileWriting.write(Platform.current.images.pngBytes(of: bitmap), to: output)
  }
}
