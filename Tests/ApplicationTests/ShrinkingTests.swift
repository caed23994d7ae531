import Foundation
import Testing
import UIKit

/// Scripts of an application with planted faults, shrunk in processes of their own.
@Suite struct ShrinkingTests {
  private static let program = BuiltProgram("FaultyApp")

  /// What `UIKIT_SHRINK=1` makes of a script, without the line that names the fault; and that line.
  private func shrunk(_ script: String) throws -> (fault: String, script: String) {
    let folder = try folder(script)
    defer { try? FileManager.default.removeItem(at: folder) }
    let end = try #require(Self.program).run([
      "UIKIT_INPUT": folder.appendingPathComponent("input.txt").path, "UIKIT_SHRINK": "1",
    ])
    #expect(end.code == 0, "\(end.errors)")
    let text = try String(
      contentsOf: folder.appendingPathComponent("input.shrunk.txt"), encoding: .utf8)
    let lines = text.split(separator: "\n", maxSplits: 1)
    return (String(lines[0]), String(try #require(lines.last)))
  }

  @Test(.enabled(if: program != nil, "the application was not built"))
  func `a script that stops the application keeps the taps that it takes`() throws {
    let (fault, script) = try shrunk(
      """
      wait 0.1
      tap "Count"
      key left
      tap "Contradict"
      drag 100 400 100 500 0.1
      tap "Count"
      wait 0.1
      expect "Stop"
      tap "Stop"
      wait 0.1

      """)
    // The third of two pages.
    #expect(fault.hasPrefix("# Shows: crash by signal"), "\(fault)")
    #expect(fault.contains("Fatal error: Index out of range"), "\(fault)")
    #expect(script == "tap \"Count\"\ntap \"Count\"\ntap \"Stop\"\n")
  }

  @Test(.enabled(if: program != nil, "the application was not built"))
  func `a script whose layout contradicts itself keeps the tap that adds the constraints`() throws {
    let (fault, script) = try shrunk(
      "wait 0.1\ntap \"Count\"\ntap \"Contradict\"\nwait 0.1\ntap \"Count\"\n")
    #expect(fault.hasPrefix("# Shows: complaint: "), "\(fault)")
    #expect(fault.contains("constraint"), "\(fault)")
    #expect(script.hasPrefix("tap \"Contradict\"\n"), "\(script)")
    #expect(!script.contains("Count"))
  }

  @Test(.enabled(if: program != nil, "the application was not built"))
  func `a film has thirty pictures a second, and ends with what is drawn in the end`() throws {
    let folder = try folder(
      "screen 240x400@1\nwait 0.1\npress \"Count\" 0.1\nwait 0.1\n")
    defer { try? FileManager.default.removeItem(at: folder) }
    let end = folder.appendingPathComponent("end.png")
    let film = folder.appendingPathComponent("film")
    let run = try #require(Self.program).run([
      "UIKIT_INPUT": folder.appendingPathComponent("input.txt").path, "UIKIT_INSTANT": "1",
      "UIKIT_FILM": film.path, "UIKIT_PICTURE": end.path,
    ])
    #expect(run.code == 0, "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: film.path).sorted()
    let first = try Data(contentsOf: film.appendingPathComponent("0001.png"))
    // From the beginning on, every thirtieth of a second until 0.3 seconds are over.
    #expect(names.count >= 7)
    #expect(Array(names.prefix(7)) == (1...7).map { "000\($0).png" })
    let last = try Data(contentsOf: film.appendingPathComponent(try #require(names.last)))
    #expect(try last == Data(contentsOf: end))
    let pictures = try Set(names.map { try Data(contentsOf: film.appendingPathComponent($0)) })
    #expect(
      pictures.count > 1 && pictures.contains(first), "the button that is pressed is highlighted")
  }
}
