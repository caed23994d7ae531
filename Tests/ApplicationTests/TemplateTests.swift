import Foundation
import Testing
import UIKit

/// Xcode's template, built as a program of its own from the sources as they are.
@Suite struct TemplateTests {
  /// Beside the test program; nil where the build put it elsewhere.
  private static let binary: URL? = {
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    for _ in 0..<4 {
      folder.deleteLastPathComponent()
      var isFolder: ObjCBool = false
      let file = folder.appendingPathComponent("TemplateApp")
      if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        return file
      }
    }
    return nil
  }()

  private func run(_ environment: [String: String]) throws -> (
    code: Int32, output: String, errors: String
  ) {
    let process = Process()
    process.executableURL = try #require(Self.binary)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let warned = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: written, as: UTF8.self),
      String(decoding: warned, as: UTF8.self)
    )
  }

  @Test(.enabled(if: binary != nil, "the template was not built"))
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

  @Test func `a script is read line by line, and what is not understood is named`() throws {
    let script = try InputScript(
      """
      # Opens the second item.
      wait 0.5
      tap 195 300
      tap "Add #1"
      press 1 2 0.8   # long
      drag 195 600 195 200 0.3
      drag "Row 1" "Row 2" 0.5
      type Milk and "bread"\\nApples

      picture detail.png
      """)
    #expect(
      script.steps == [
        .wait(0.5), .press(.point(CGPoint(x: 195, y: 300)), 0),
        .press(.element("Add #1"), 0), .press(.point(CGPoint(x: 1, y: 2)), 0.8),
        .drag(
          from: .point(CGPoint(x: 195, y: 600)), to: .point(CGPoint(x: 195, y: 200)), 0.3),
        .drag(from: .element("Row 1"), to: .element("Row 2"), 0.5),
        .type("Milk and \"bread\"\nApples"), .picture("detail.png"),
      ])
    for line in [
      "type", "tap 1", "tap a b", "wait -1", "fly 1 2", "drag 1 2 3 4", "picture", "tap Add",
      "tap \"\"", "press \"Add\"",
    ] {
      #expect(throws: InputScript.UnknownLine.self) { try InputScript("wait 1\n" + line) }
    }
    do {
      _ = try InputScript("wait 1\n  fly 1 2  ")
    } catch {
      #expect(error.line == 2 && error.text == "fly 1 2")
    }
  }

  @Test(.enabled(if: binary != nil, "the template was not built"))
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
}
