import Foundation

/// A program that imports all there is. Its build builds UIKit and says how modules are compiled.
struct Probe {
  let root: String
  private var folder: String { root + "/.build/try/TryProbe" }
  /// Beside the folder, so that it is no source of the probe.
  private var list: String { root + "/.build/try/flags.json" }

  /// Whether nothing of UIKit's changed since the last build.
  var isCurrent: Bool {
    guard let built = Self.date(of: list) else { return false }
    let folders = ["Sources", "Porting/AppleModules/Sources"]
    let files = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String }
        ?? []).map { folder + "/" + $0 }
    }
    return (files + ["Package.swift"]).allSatisfy {
      Self.date(of: root + "/" + $0).map { $0 < built } ?? true
    }
  }

  private static func date(of path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// Builds UIKit and writes down the flags.
  func build() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let text = """
      import Combine
      import OSLog
      import UIKit
      import os

      @main final class Probe: UIResponder, UIApplicationDelegate {}

      """
    try text.write(toFile: folder + "/Probe.swift", atomically: true, encoding: .utf8)
    let run = try Command.run(
      [root + "/Scripts/run", folder, "--build"], in: root, seconds: 1500)
    guard run.status == 0 else {
      throw TryError("UIKit does not build here:\n\(run.output.suffix(4000))", code: 5)
    }
    let flags = try Self.flags(inPlan: root + "/.build/debug.yaml")
    try JSONEncoder().encode(flags).write(to: URL(fileURLWithPath: list))
  }

  /// The flags of the last build.
  func flags() throws -> [String] {
    try JSONDecoder().decode([String].self, from: Data(contentsOf: URL(fileURLWithPath: list)))
  }

  private static func flags(inPlan path: String) throws -> [String] {
    let plan = try String(contentsOfFile: path, encoding: .utf8)
    let lines = plan.split(separator: "\n")
    let start = lines.firstIndex {
      $0.hasPrefix("  \"C.TryProbe-") && $0.hasSuffix(".module\":")
    }
    guard let start,
      let line = lines[start...].first(where: { $0.hasPrefix("    args: [") }),
      let list = try? JSONDecoder().decode(
        [String].self, from: Data(line.dropFirst("    args: ".count).utf8))
    else { throw TryError("expected the plan of a build in \(path)", code: 5) }
    let kept: Set = ["-I", "-Xcc", "-target", "-module-alias", "-sdk", "-module-cache-path"]
    let pairs = zip(list, list.dropFirst()).filter { kept.contains($0.0) }
    let joined = list.filter { $0.hasPrefix("-I") && $0.count > 2 }
    return pairs.flatMap { [$0.0, $0.1] } + joined
  }
}
