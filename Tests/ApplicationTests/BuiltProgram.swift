import Foundation
import Testing

/// A program that is built beside the tests, and runs in a process of its own.
struct BuiltProgram {
  let binary: URL

  /// Nil where the build put it elsewhere.
  init?(_ name: String) {
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    for _ in 0..<4 {
      folder.deleteLastPathComponent()
      var isFolder: ObjCBool = false
      let file = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        binary = file
        return
      }
    }
    return nil
  }

  func run(_ environment: [String: String]) throws -> (
    code: Int32, output: String, errors: String
  ) {
    let process = Process()
    process.executableURL = binary
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
}

/// A new folder with a script in it.
func folder(_ script: String) throws -> URL {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("script-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try script.write(
    to: folder.appendingPathComponent("input.txt"), atomically: true, encoding: .utf8)
  return folder
}
