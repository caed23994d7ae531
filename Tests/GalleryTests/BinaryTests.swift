import Foundation
import Testing

/// Runs the built tool as a process of its own.
@Suite struct BinaryTests {
  /// Beside the test program; nil where the build put it elsewhere.
  private static let binary: URL? = {
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    for _ in 0..<4 {
      folder.deleteLastPathComponent()
      let file = folder.appendingPathComponent("gallery")
      if FileManager.default.isExecutableFile(atPath: file.path), !isDirectory(file) { return file }
    }
    return nil
  }()

  private static func isDirectory(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  private func run(_ arguments: [String]) throws -> (code: Int32, output: String, errors: String) {
    let binary = try #require(Self.binary)
    let process = Process()
    process.executableURL = binary
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: written, as: UTF8.self),
      String(decoding: complained, as: UTF8.self)
    )
  }

  @Test(.enabled(if: binary != nil, "the tool was not built"))
  func `the built tool renders, and exits as it says`() throws {
    let scratch = try ScratchDirectory()
    let picture = scratch.file("list.png")
    let rendered = try run(["render", "list", "-o", picture, "--size", "200x300", "--scale", "1"])
    #expect(rendered.code == 0, "\(rendered.errors)")
    #expect(FileManager.default.contents(atPath: picture)?.isEmpty == false)
    let unknown = try run(["frames", "lists"])
    #expect(unknown.code == 2)
    #expect(unknown.output.isEmpty)
    #expect(unknown.errors.hasPrefix("gallery: there is no scene"))
    let unreadable = try run(["frames", "list", "--data", scratch.file("none.json")])
    #expect(unreadable.code == 1)
    #expect(unreadable.errors == "gallery: \(scratch.file("none.json")) cannot be read.\n")
    #expect(try run(["--help"]).code == 0)
  }
}
