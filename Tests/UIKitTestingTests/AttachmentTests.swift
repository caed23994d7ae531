import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import SnapshotTesting

/// What failures attach to their tests, as `swift test --attachments-path FOLDER` keeps it.
@MainActor @Suite struct AttachmentTests {
  private typealias Planted = PlantedFailures

  @Test func `a picture that differs is attached with its reference and what differs`() throws {
    expectSnapshot(
      of: Letters(), as: .image, on: Planted.device, named: "letters",
      testName: Planted.pictureName)
    let run = try PlantedRun(of: "picture")
    #expect(
      run.names == [
        "a-picture-that-differs.letters.difference.png",
        "a-picture-that-differs.letters.failure.png",
        "a-picture-that-differs.letters.reference.png",
      ])
    let reference = try #require(
      run.picture("a-picture-that-differs.letters.reference.png"))
    let failure = try #require(run.picture("a-picture-that-differs.letters.failure.png"))
    let kept = try Data(
      contentsOf: Planted.references.appendingPathComponent(
        "a-picture-that-differs.letters.png"))
    #expect(reference.pngData() == UIImage(data: kept)?.pngData())
    let written = try Data(
      contentsOf: run.folder.appendingPathComponent(
        "AttachmentTests/a-picture-that-differs.letters.png"))
    #expect(failure.pngData() == UIImage(data: written)?.pngData())
    #expect(failure.pngData() != reference.pngData())
    let difference = try #require(Diffing<UIImage>.image(scale: 1).diff(reference, failure))
    #expect(
      run.data("a-picture-that-differs.letters.difference.png")
        == difference.1.first { $0.name == "difference" }?.pictureData)
  }

  @Test func `frames that differ are attached as lines and as a picture of what moved`() throws {
    expectSnapshot(
      of: Letters(), as: .frames, on: Planted.device, named: "letters",
      testName: Planted.framesName)
    let run = try PlantedRun(of: "frames")
    #expect(
      run.names == [
        "frames-that-differ.letters.frames.difference.txt",
        "frames-that-differ.letters.frames.moved.png",
      ])
    let lines = run.text("frames-that-differ.letters.frames.difference.txt")
    #expect(lines.contains("\n\u{2212}  header [0]"), "\(lines)")
    #expect(lines.contains("\n+  header [0]"), "\(lines)")
    #expect(
      run.picture("frames-that-differ.letters.frames.moved.png")?.size
        == Planted.device.size)
  }

  /// The planted test writes how often the attachment's bytes were made.
  @Test(arguments: [true, false])
  func `bytes of attachments are made only where a run keeps them`(isKept: Bool) throws {
    assertSnapshot(of: "one", as: .lines, named: "it", testName: Planted.countedName)
    let run = try PlantedRun(of: "counted", keepsAttachments: isKept)
    let count = try String(
      contentsOf: run.folder.appendingPathComponent("count.txt"), encoding: .utf8)
    #expect(count == (isKept ? "1" : "0"))
    #expect(run.names == (isKept ? ["a-counted-attachment.it.counted.data"] : []))
  }

  @Test func `texts that differ are attached as lines`() throws {
    assertSnapshot(of: "one\ntwo", as: .lines, named: "text", testName: Planted.textName)
    let run = try PlantedRun(of: "text")
    #expect(run.names == ["a-text-that-differs.text.difference.txt"])
    #expect(
      run.text("a-text-that-differs.text.difference.txt")
        == "@@ \u{2212}1,2 +1,2 @@\n\u{2007}one\n\u{2212}two\n+three")
  }
}

/// Tests that fail on purpose, in a process that ``PlantedRun`` starts; skipped in all others.
@MainActor @Suite(.enabled(if: PlantedRun.isInside)) struct PlantedFailures {
  static let device = SnapshotDevice.iPhoneSE.scale(1)
  static let pictureName = "a picture that differs"
  static let framesName = "frames that differ"
  static let textName = "a text that differs"
  static let countedName = "a counted attachment"

  static let references = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("__Snapshots__/AttachmentTests.linux")

  @Test func picture() {
    let wrong = Letters()
    wrong.tint = .systemRed
    expectSnapshot(
      of: wrong, as: .image, on: Self.device, named: "letters", record: .never,
      testName: Self.pictureName)
  }

  @Test func frames() {
    expectSnapshot(
      of: Letters(headerText: "Letters\nof the alphabet"), as: .frames, on: Self.device,
      named: "letters", record: .never, testName: Self.framesName)
  }

  @Test func counted() throws {
    var count = 0
    let attachment = XCTAttachment(pathExtension: "data") {
      count += 1
      return Data([1])
    }
    attachment.name = "counted"
    let folder = try #require(ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"])
    assertSnapshot(
      of: "three",
      as: Snapshotting(
        pathExtension: "txt",
        diffing: Diffing(
          toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
          diff: { _, _ in ("Another text.", [attachment]) })),
      named: "it", record: .never, testName: Self.countedName)
    try "\(count)".write(toFile: folder + "/count.txt", atomically: true, encoding: .utf8)
  }

  @Test func text() {
    assertSnapshot(
      of: "one\nthree", as: .lines, named: "text", record: .never, testName: Self.textName)
  }
}

/// A run of one of the ``PlantedFailures`` by this process's program, and what came of it.
private final class PlantedRun {
  /// Attachments lie in it, and what `SNAPSHOT_ARTIFACTS` is for.
  let folder = URL(fileURLWithPath: NSTemporaryDirectory())
    .appendingPathComponent("attachments-\(UUID().uuidString)")
  private var attachments: URL { folder.appendingPathComponent("attached") }

  private static let variable = "UIKIT_TESTING_PLANTED_FAILURES"

  static var isInside: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// - Parameters:
  ///   - test: The name of the function.
  ///   - keepsAttachments: Whether the run has a folder for attachments.
  init(of test: String, keepsAttachments: Bool = true) throws {
    try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "PlantedFailures/\(test)",
    ]
    if keepsAttachments { process.arguments? += ["--attachments-path", attachments.path] }
    process.environment = ProcessInfo.processInfo.environment
      .merging([Self.variable: "1", "SNAPSHOT_ARTIFACTS": folder.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus != 0, "the planted test passed")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Of what was attached, in order.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: attachments.path)) ?? []).sorted()
  }

  func data(_ name: String) -> Data? {
    FileManager.default.contents(atPath: attachments.appendingPathComponent(name).path)
  }

  func text(_ name: String) -> String {
    data(name).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func picture(_ name: String) -> UIImage? { data(name).flatMap { UIImage(data: $0, scale: 1) } }
}
