import Foundation
import Testing

/// What keeps the timers of applications alive that use the network.
@Suite struct DispatchClocksTests {
  private static let program = BuiltProgram("TemplateApp")

  @Test(.enabled(if: program != nil, "the template was not built"))
  func `the clocks of timers are open before an application can use the network`() throws {
    let process = Process()
    process.executableURL = try #require(Self.program).binary
    process.environment = ["UIKIT_SCREEN": "320x480@2"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    // CLOCK_REALTIME, CLOCK_MONOTONIC and CLOCK_BOOTTIME.
    let wanted: Set<String> = ["0", "1", "7"]
    let end = Date(timeIntervalSinceNow: 120)
    while !clocks(of: process.processIdentifier).isSuperset(of: wanted), Date() < end {
      Thread.sleep(forTimeInterval: 0.1)
    }
    #expect(clocks(of: process.processIdentifier).isSuperset(of: wanted))
  }

  /// The numbers of the clocks that a process has timers of.
  private func clocks(of process: Int32) -> Set<String> {
    let folder = "/proc/\(process)/fdinfo"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let lines = names.flatMap { name in
      ((try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? "")
        .split(separator: "\n")
    }
    return Set(
      lines.filter { $0.hasPrefix("clockid:") }.compactMap { $0.split(separator: " ").last }
        .map(String.init))
  }
}
