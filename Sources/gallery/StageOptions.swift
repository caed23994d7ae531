import ArgumentParser
import GalleryScenes
import UIKit

/// The command-line options for showing a scene.
struct StageOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "The window in points, WIDTHxHEIGHT. (default: the scene's own)")
  var size: String?

  @Option(parsing: .unconditional, help: "Pixels per point, 0.5 to 8.")
  var scale = "2"

  @Flag(help: "Dark appearance.")
  var dark = false

  @Flag(help: "Right-to-left layout.")
  var rtl = false

  @Option(
    parsing: .unconditional,
    help: "A content size category such as small, extraLarge or accessibilityLarge.")
  var textSize = "large"

  @Option(
    parsing: .unconditional,
    help: "The scroll offset in points, limited to the content. (default: the scene's own)")
  var scroll: String?

  @Option(parsing: .unconditional, help: "A catalogue to show instead of the chemical elements.")
  var data: String?

  @Option(
    parsing: .unconditional,
    help: "The number of items; the catalogue is cut or repeated. (default: its own number)")
  var items: String?

  /// Shows a scene under these conditions and lays it out.
  @MainActor func stage(for scene: Scene) throws -> Stage {
    let conditions = try conditions(for: scene)
    return Stage(scene, catalogue: try catalogue(), conditions: conditions)
  }

  /// The validated conditions.
  func conditions(for scene: Scene) throws(GalleryFailure) -> StageConditions {
    var conditions = StageConditions(size: scene.defaultSize)
    if let size { conditions.size = try StageConditions.size(size) }
    conditions.scale = try StageConditions.scale(scale)
    conditions.isDark = dark
    conditions.isRightToLeft = rtl
    conditions.textSize = try StageConditions.textSize(textSize)
    conditions.scroll = scene.defaultScroll
    if let scroll { conditions.scroll = try StageConditions.scroll(scroll) }
    try conditions.checkArea()
    return conditions
  }

  func catalogue() throws -> Catalogue {
    let count = try items.map(StageConditions.items)
    let catalogue = try data.map { try Catalogue(contentsOfFile: $0) } ?? .bundled()
    return count.map(catalogue.showing) ?? catalogue
  }
}
