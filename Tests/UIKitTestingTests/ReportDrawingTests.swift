import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

/// What a browser makes of the report page; skipped where Node or Chromium is missing.
@MainActor @Suite(.enabled(if: Programs.haveBrowser)) struct ReportDrawingTests {
  private func picture(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 60, height: 40)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for step in 0..<20 {
        UIColor(hue: CGFloat(step) / 20, saturation: 1, brightness: 0.9, alpha: 1).setFill()
        context.fill(CGRect(x: step * 2, y: 0, width: 2, height: 40))
        UIColor.black.withAlphaComponent(CGFloat(step) / 20).setFill()
        context.fill(CGRect(x: 40 + step, y: 0, width: 1, height: 40))
      }
      color.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 40, height: 5))
    }
  }

  @Test func `the page draws what differs as the attachment shows it`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("drawing-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.html")
    let found = try #require(
      Diffing<UIImage>.image(scale: 1).diff(picture(.red), picture(.red.withAlphaComponent(0.3))))
    let expected = try #require(found.1.last?.pictureData)
    let pictures =
      found.1.compactMap(SnapshotReport.Picture.init)
      + [SnapshotReport.Picture(title: "expected", data: expected)]
    let entry = SnapshotReport.Entry(
      title: "grid()", kind: "picture", place: "A.swift:1", message: found.0, pictures: pictures)
    ReportFile(file: page, run: "1").add(ReportPage.section(of: entry))
    #expect(pictures.map { $0.data == nil } == [false, false, true, false])
    let script = Programs.tests.appendingPathComponent("Page/report.mjs")
    #expect(try Programs.run("node", script.path, page.path) == 0)
  }
}

/// What stands beside the tests, and other programs of the machine.
private enum Programs {
  static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  static var haveBrowser: Bool {
    let browsers = ["chromium", "chromium-browser", "google-chrome"]
    return [["node"], browsers].allSatisfy { names in
      names.contains { (try? run("sh", "-c", "command -v \($0)")) == 0 }
    }
  }

  static func run(_ command: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
