import Foundation
import GalleryScenes
import Inspection
import Testing
import UIKit

@testable import gallery

@MainActor @Suite(.serialized) struct InspectTests {
  private func report(_ arguments: String...) throws -> InterfaceReport {
    let outcome = Outcome(["inspect"] + arguments)
    try #require(outcome.code == 0, "\(outcome.complaints)")
    return try JSONDecoder().decode(InterfaceReport.self, from: Data(outcome.output.utf8))
  }

  /// Faults that are wanted, by scene, with the reason.
  private static let wanted: [String: Set<LayoutFault.Name>] = [
    // Cards of a stack lie over each other.
    "card-stack": [.textOverText],
    // The buttons have the sizes of the system.
    "controls": [.touchTargetTooSmall],
    // One row shows how a text is truncated.
    "table-styles": [.textTruncated],
  ]

  @Test(arguments: Scene.all.map(\.name))
  func `no scene has a fault that is not wanted`(name: String) throws {
    let scene = try Scene.named(name)
    var conditions = StageConditions(size: scene.defaultSize)
    conditions.scroll = scene.defaultScroll
    let report = scene.report(catalogue: try .bundled(), conditions: conditions, hasPicture: false)
    let wanted = Self.wanted[name, default: []].map(\.rawValue)
    let told = report.faults.filter { !$0.isAdvice && !wanted.contains($0.name) }
    for fault in told {
      Issue.record("\(name): \(fault.name): \(fault.element) \(fault.problem)")
    }
  }

  @Test func `a report has the frames, explanations and picture of the other commands`() throws {
    let report = try report("chat", "--scale", "1")
    let layout = try #require(report.layouts.first)
    let stage = try Stage.fixture("chat", scale: 1)
    let cells = layout.elements.filter { $0.category == "cell" }
    let rows = stage.frameTable.rows.filter { $0.category == "cell" }
    #expect(
      cells.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
        == rows.map {
          let frame = stage.collectionView?.convert($0.frame, to: stage.window) ?? .zero
          return [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
        })
    let cell = try #require(cells.first { $0.name == "cell [0, 4]" })
    let explained = Outcome(["explain", "chat", "0", "4", "--scale", "1"]).output
    #expect(cell.explanation == explained)
    #expect(cell.sizes.map(\.axis) == ["height"] && cell.sizes[0].estimated == 48)
    #expect(cell.sizes[0].measured == cell.frame.height)
    let picture = try #require(report.picture?.base64.flatMap { Data(base64Encoded: $0) })
    #expect(try Array(picture) == stage.picture.bytes(as: .png))
    #expect(report.accessibility.contains { $0.label?.isEmpty == false })
    #expect(report.views.contains { $0.name.contains("in cell [0, 4]") })
  }

  @Test func `groups, insets and spacings are drawn where they are`() throws {
    for isMirrored in [false, true] {
      let mirror = isMirrored ? ["--rtl"] : []
      let outcome = Outcome(["inspect", "distinct-sections"] + mirror)
      let report = try JSONDecoder().decode(InterfaceReport.self, from: Data(outcome.output.utf8))
      let cell = try #require(report.layouts.first?.elements.first { $0.name == "cell [1, 4]" })
      let group = try #require(cell.sketch.boxes.first { $0.role == "group" })
      #expect(
        [group.frame.x, group.frame.y, group.frame.width, group.frame.height] == [16, 260, 358, 68])
      #expect(cell.sketch.boxes.last?.frame == cell.frame)
      let spacing = try #require(cell.sketch.lines.first { $0.name == "interItemSpacing" })
      #expect(spacing.frame.width == 6)
      // Right before the item, in reading direction.
      let edge = isMirrored ? cell.frame.x + cell.frame.width : cell.frame.x - 6
      #expect(abs(spacing.frame.x - edge) < 0.01)
    }
  }

  @Test func `a report tells what differs from an earlier one`() throws {
    let folder = try ScratchDirectory()
    let (old, picture) = (folder.file("old.json"), folder.file("new.png"))
    #expect(Outcome(["inspect", "grid", "-o", old]).code == 0)
    #expect(try report("grid", "--baseline", old).difference?.isEmpty == true)
    let changed = try report("grid", "--rtl", "--baseline", old, "--picture", picture)
    let difference = try #require(changed.difference)
    #expect(difference.movedElements.contains { $0.name == "cell [0, 0]" && $0.from.x < $0.to.x })
    #expect((difference.pixels ?? 0) > 1000 && difference.pixelFrame != nil)
    #expect(changed.picture?.base64 == nil && changed.picture?.file == picture)
    #expect(FileManager.default.fileExists(atPath: picture))
    let fewer = try report("grid", "--items", "3", "--baseline", old)
    #expect(fewer.difference?.vanishedElements.contains("cell [0, 3]") == true)
    #expect(Outcome(["inspect", "grid", "--baseline", folder.file("none")]).code == 1)
  }

  @Test func `pages ask for scenes under the options of the command line`() throws {
    let inspector = SceneInspector(catalogue: try .bundled(), baseline: nil)
    let query = ["size": "320x480", "dark": "1", "text-size": "extraLarge", "picture": "0"]
    let report = try JSONDecoder().decode(
      InterfaceReport.self, from: Data(try inspector.report(of: "grid", query)))
    #expect(report.conditions.width == 320 && report.conditions.isDark && report.picture == nil)
    #expect(throws: GalleryFailure.self) { try inspector.report(of: "nothing", [:]) }
    #expect(throws: GalleryFailure.self) { try inspector.report(of: "grid", ["size": "0x0"]) }
    // Options that name files are not among them.
    #expect(throws: Never.self) { try inspector.report(of: "grid", ["data": "/etc/passwd"]) }
  }
}
