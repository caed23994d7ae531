import Foundation
import GalleryScenes

@testable import gallery

/// What a command wrote and how it ended.
struct Outcome {
  var code: Int32 = -1
  var output = ""
  var complaints = ""

  /// Runs the tool in this process.
  @MainActor init(_ arguments: [String]) {
    var (written, reported): ([String], [String]) = ([], [])
    code = Gallery.run(
      arguments,
      console: Console(write: { written.append($0) }, report: { reported.append($0) }))
    output = written.joined(separator: "\n")
    complaints = reported.joined(separator: "\n")
  }
}

/// A directory that goes away with the last reference to it.
final class ScratchDirectory {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "gallery-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String { path + "/" + name }

  /// Writes `text` into a file called `name`.
  func file(_ name: String, holding text: String) throws -> String {
    try text.write(toFile: file(name), atomically: true, encoding: .utf8)
    return file(name)
  }
}

/// The recorded results beside the tests.
enum Fixtures {
  /// The package's root.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func frames(of scene: String) -> URL {
    root.appendingPathComponent("Fixtures/Scenes/\(scene).txt")
  }

  static func motion(of scene: String) -> URL {
    root.appendingPathComponent("Fixtures/Motion/\(scene).txt")
  }

  static func picture(of scene: String) -> URL {
    root.appendingPathComponent("Fixtures/Pixels/\(scene)@1x.png")
  }

  /// Whether this run writes the fixtures instead of comparing with them: `GALLERY_RECORD=1`,
  /// which continuous integration (`CI`) is deaf to.
  static let isRecording: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["GALLERY_RECORD"] == "1" && environment["CI"] == nil
  }()

  static func record(_ data: Data, at url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}

extension Scene {
  /// The picture of the scene called `name` as the fixtures show it.
  @MainActor static func fixturePicture(_ name: String) throws -> Picture {
    let scene = try named(name)
    var conditions = StageConditions(size: scene.defaultSize)
    (conditions.scale, conditions.scroll) = (1, scene.defaultScroll)
    return try scene.picture(catalogue: .bundled(), conditions: conditions)
  }
}

extension Stage {
  /// The scene called `name` as the fixtures show it, at `scale` pixels a point.
  static func fixture(_ name: String, scale: CGFloat) throws -> Stage {
    let scene = try Scene.named(name)
    var conditions = StageConditions(size: scene.defaultSize)
    conditions.scale = scale
    conditions.scroll = scene.defaultScroll
    return Stage(scene, catalogue: try .bundled(), conditions: conditions)
  }
}
