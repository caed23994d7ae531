import Foundation
import SnapshotTesting
import Testing
import UIKit

/// Each application is run from a bundle of its own: the program and its property list.
@Suite struct TemplateAppTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What is done, and the pictures taken on the way, in points of a screen of 390 by 844.
  static let visits: [(application: String, input: String)] = [
    ("WindowApp", "wait 0.2\npicture window.png"),
    (
      "TableApp",
      """
      wait 0.2
      tap 364 69
      wait 0.6
      tap 364 69
      wait 0.8
      picture table.png
      tap 40 69
      wait 1
      picture editing.png
      tap 40 69
      wait 0.6
      tap 150 120
      wait 1
      picture detail.png
      """
    ),
    (
      "TabsApp",
      """
      wait 0.2
      picture first.png
      tap 293 785
      wait 0.4
      picture second.png
      """
    ),
    (
      "CollectionApp",
      """
      wait 0.2
      tap 110 140
      wait 0.4
      picture collection.png
      """
    ),
  ]

  @Test(arguments: visits)
  func `an application made of a template shows what it is to show`(
    application: String, input: String
  ) throws {
    let bundle = try makeBundle(of: application)
    defer { try? FileManager.default.removeItem(at: bundle) }
    let script = bundle.appendingPathComponent("input.txt")
    try Data(input.utf8).write(to: script)
    let process = Process()
    process.executableURL = bundle.appendingPathComponent(application)
    process.currentDirectoryURL = bundle
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "UIKIT_INPUT": script.path, "UIKIT_SCREEN": "390x844@2", "UIKIT_SAFE_AREA": "47,0,34,0",
      ]) { $1 }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    for line in input.split(separator: "\n") where line.hasPrefix("picture ") {
      let name = String(line.dropFirst("picture ".count))
      let file = bundle.appendingPathComponent(name)
      let picture = try #require(UIImage(contentsOfFile: file.path))
      assertSnapshot(
        of: picture, as: .image(precision: 0.99, perceptualPrecision: 0.98),
        named: String(name.dropLast(".png".count)), testName: application)
    }
  }

  /// A folder beside the test program with the application's program and property list.
  private func makeBundle(of application: String) throws -> URL {
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var program = folder
    repeat {
      folder.deleteLastPathComponent()
      program = folder.appendingPathComponent(application)
    } while !FileManager.default.isExecutableFile(atPath: program.path) && folder.path != "/"
    let bundle = folder.appendingPathComponent("Bundle-\(application)-\(UUID().uuidString)")
    let files = FileManager.default
    try files.createDirectory(at: bundle, withIntermediateDirectories: true)
    try files.linkItem(at: program, to: bundle.appendingPathComponent(application))
    try files.copyItem(
      at: Self.sources.appendingPathComponent("\(application)/Info.plist"),
      to: bundle.appendingPathComponent("Info.plist"))
    return bundle
  }
}
