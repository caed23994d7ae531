import ExercisedCore
import Foundation

/// Breaks members in the sources, several in one file too.
struct Breaking {
  /// The folder of the package.
  let root: String
  /// Where the files are kept as they were.
  let backup: String
  /// How many are broken.
  private(set) var count = 0

  init(root: String, backup: String) {
    self.root = root
    self.backup = backup
  }

  /// Breaks a member, if it is known how, and prints its number, its tests and its name.
  mutating func apply(_ mutation: Mutation) throws {
    let source = try String(contentsOfFile: mutation.file, encoding: .utf8)
    guard mutation.file.hasPrefix(root + "/Sources/UIKit/"),
      let broken = mutation.broken(in: source, number: count + 1)
    else { return }
    count += 1
    let kept = backup + mutation.file.dropFirst(root.count)
    if !FileManager.default.fileExists(atPath: kept) {
      try FileManager.default.createDirectory(
        atPath: (kept as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try source.write(toFile: kept, atomically: true, encoding: .utf8)
    }
    try broken.write(toFile: mutation.file, atomically: true, encoding: .utf8)
    print("\(count)\t\(try suites(mutation.tests))\t\(mutation.row.title)")
  }

  /// A pattern of the suites in `files`; everything if there are none.
  private func suites(_ files: Set<String>) throws -> String {
    let names = try files.flatMap { file in
      try String(contentsOfFile: file, encoding: .utf8).matches(
        of: /\b(?:struct|class) (\w+Tests)\b/
      )
      .map { String($0.1) }
    }
    return names.isEmpty ? "." : Set(names).sorted().joined(separator: "|")
  }
}

/// Numbers that are the same for each seed (SplitMix64).
struct Draws: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
