import Foundation
import Testing
import UIKit

/// Xcode's template, built as a program of its own from the sources as they are.
@Suite struct TemplateTests {
  private static let program = BuiltProgram("TemplateApp")

  private func run(_ environment: [String: String]) throws -> (
    code: Int32, output: String, errors: String
  ) {
    try #require(Self.program).run(environment)
  }

  @Test(.enabled(if: program != nil, "the template was not built"))
  func `Xcode's template runs headless, draws its window and ends`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("template-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let end = try run([
      "UIKIT_PICTURE": file.path, "UIKIT_AFTER": "0.1", "UIKIT_SCREEN": "320x480@2",
    ])
    #expect(end.code == 0)
    #expect(end.output == "active\nbackground\n")
    let picture = try #require(UIImage(contentsOfFile: file.path))
    #expect(picture.size.width * picture.scale == 640)
    #expect(picture.size.height * picture.scale == 960)
  }

  @Test(.enabled(if: program != nil, "the template was not built"))
  func `a report is written in the end, and compared with an earlier one`() throws {
    let folder = FileManager.default.temporaryDirectory
    let files = ["old", "new"].map { folder.appendingPathComponent("\($0)-\(UUID()).json") }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let screen = ["UIKIT_AFTER": "0.1", "UIKIT_SCREEN": "320x480@2"]
    let first = try run(screen.merging(["UIKIT_INSPECT": files[0].path]) { $1 })
    #expect(first.code == 0, "\(first.errors)")
    let second = try run(
      screen.merging(["UIKIT_INSPECT": files[1].path, "UIKIT_BASELINE": files[0].path]) { $1 })
    #expect(second.code == 0, "\(second.errors)")
    let report = try JSONSerialization.jsonObject(with: Data(contentsOf: files[1]))
    let parts = try #require(report as? [String: Any])
    #expect((parts["views"] as? [Any])?.isEmpty == false && parts["faults"] != nil)
    #expect((parts["difference"] as? [String: Any])?["pixels"] as? Int == 0)
  }

  @Test(.enabled(if: program != nil, "the template was not built"))
  func `a script names elements, and what it cannot find or touch is said`() throws {
    let script = FileManager.default.temporaryDirectory
      .appendingPathComponent("script-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: script) }
    try "tap 5 5\ntap \"Absent\"\n".write(to: script, atomically: true, encoding: .utf8)
    let end = try run(["UIKIT_INPUT": script.path])
    #expect(end.code != 0)
    #expect(end.errors.contains("line 1, \"tap 5 5\": only UINavigationBar, which does not react"))
    #expect(end.errors.contains("line 2, \"tap \"Absent\"\": no element has the identifier"))
  }

  @Test(.enabled(if: program != nil, "the template was not built"))
  func `a script draws the same in each run`() throws {
    var pictures: [Data] = []
    for _ in 0..<2 {
      let folder = try folder("screen 320x480@1\nwait 0.3\ndrag 100 300 100 100 0.2\nwait 0.1\n")
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("end.png")
      let end = try run([
        "UIKIT_INPUT": folder.appendingPathComponent("input.txt").path, "UIKIT_INSTANT": "1",
        "UIKIT_PICTURE": file.path,
      ])
      #expect(end.code == 0, "\(end.errors)")
      pictures.append(try Data(contentsOf: file))
      #expect(UIImage(contentsOfFile: file.path)?.size.width == 320)
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(.enabled(if: program != nil, "the template was not built"))
  func `a script with a fault becomes the shortest one that shows it`() throws {
    let folder = try folder(
      "wait 0.1\ntap 5 200\nwait 0.2\nkey left\nexpect no \"Absent\"\nexpect \"Planted\"\nwait 1\ntap 9 9\n"
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    let end = try run([
      "UIKIT_INPUT": folder.appendingPathComponent("input.txt").path, "UIKIT_SHRINK": "1",
    ])
    #expect(end.code == 0, "\(end.errors)")
    let shrunk = try String(
      contentsOf: folder.appendingPathComponent("input.shrunk.txt"), encoding: .utf8)
    #expect(shrunk == "# Shows: expectation expect \"Planted\"\nexpect \"Planted\"\n")
    try "wait 0.1\n".write(
      to: folder.appendingPathComponent("input.txt"), atomically: true, encoding: .utf8)
    let sound = try run([
      "UIKIT_INPUT": folder.appendingPathComponent("input.txt").path, "UIKIT_SHRINK": "1",
    ])
    #expect(sound.code == 2 && sound.errors.contains("nothing goes wrong"))
  }
}
