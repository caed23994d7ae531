import ArgumentParser
import Foundation
import GalleryScenes
import Inspection
import UIKit

/// `gallery inspect SCENE`
struct InspectCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract:
      "Prints a scene as JSON: picture, frames, explanations, accessibility, layout faults.")

  @Argument(help: "The name of a scene; see 'gallery list'.")
  var scene: String

  @Option(help: "An earlier report: tells what moved, appeared or vanished, and what pixels.")
  var baseline: String?

  @Option(help: "A PNG file to write; the report names it instead of containing the picture.")
  var picture: String?

  @Option(name: .shortAndLong, help: "The file to write. (default: prints the report)")
  var output: String?

  @OptionGroup var options: StageOptions

  @MainActor func perform(_ console: Console) throws {
    let scene = try Scene.named(scene)
    var report = scene.report(
      catalogue: try options.catalogue(), conditions: try options.conditions(for: scene))
    if let baseline {
      do { try report.compare(withReportAt: baseline) } catch {
        throw GalleryFailure.failure("\(baseline) is no report of 'gallery inspect': \(error).")
      }
    }
    if let picture {
      do { try report.writePicture(to: picture) } catch {
        throw GalleryFailure.failure("\(picture) cannot be written: \(error).")
      }
    }
    let json = try report.json
    guard let output else { return console.write(String(decoding: json, as: UTF8.self)) }
    try FileWriting.write(Array(json), to: output)
  }
}

extension Scene {
  /// The report of the scene in a window.
  @MainActor func report(
    catalogue: Catalogue, conditions: StageConditions, hasPicture: Bool = true
  ) -> InterfaceReport {
    let found = ConstraintReport.collected {
      Stage(self, catalogue: catalogue, conditions: conditions)
    }
    return InterfaceReport(
      of: found.result.window, title: name, reports: found.reports, hasPicture: hasPicture)
  }
}
