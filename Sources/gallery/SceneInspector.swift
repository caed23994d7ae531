import Foundation
import GalleryScenes
import Inspection
import UIKit

/// Tells scenes as JSON to the inspector's page, under the options of the command line.
@MainActor struct SceneInspector {
  let catalogue: Catalogue
  /// The folder of earlier reports.
  let baseline: String?

  /// - Parameter query: `size`, `scale`, `text-size`, `scroll` and `items` with the values of the options,
  ///   `dark=1`, `rtl=1`, and `picture=0` for a report without a picture.
  /// - Throws: A usage failure with what is wrong.
  func report(of name: String, _ query: [String: String]) throws -> [UInt8] {
    let scene = try Scene.named(name)
    let options = try StageOptions.parse(Self.arguments(query))
    let conditions = try options.conditions(for: scene)
    let items = try options.items.map(StageConditions.items)
    var report = scene.report(
      catalogue: items.map(catalogue.showing) ?? catalogue, conditions: conditions,
      hasPicture: query["picture"] != "0")
    if let file = baseline.map({ "\($0)/\(name).json" }),
      FileManager.default.fileExists(atPath: file)
    {
      try report.compare(withReportAt: file)
    }
    return Array(try report.json)
  }

  /// No option that names a file.
  private static func arguments(_ query: [String: String]) -> [String] {
    let values = ["size", "scale", "text-size", "scroll", "items"].flatMap { name in
      query[name].map { ["--" + name, $0] } ?? []
    }
    return values + ["dark", "rtl"].filter { query[$0] == "1" }.map { "--" + $0 }
  }
}
