import Foundation

/// The targets of a `Package.swift`, as far as its text tells them without running it.
struct PackageManifest {
  private(set) var targets: [ProjectTarget] = []

  init(at path: String) {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let folder = (path as NSString).deletingLastPathComponent
    for match in text.matches(of: /\.(target|executableTarget)\s*\(/) {
      let arguments = Self.arguments(of: text[match.range.upperBound...])
      guard let name = Self.value(of: "name", in: arguments) else { continue }
      let written = Self.value(of: "path", in: arguments)
      guard let root = Self.root(of: name, written: written, in: folder) else { continue }
      var target = ProjectTarget(name: name, kind: .library, moduleName: name.asModuleName)
      if match.1 == "executableTarget" { target.kind = .application }
      target.folder = folder
      let excluded = Self.list(of: "exclude", in: arguments)
      let wanted = Self.list(of: "sources", in: arguments)
      for file in FolderWalk(root).files {
        let isIn = { (list: [String]) in list.contains { file == $0 || file.hasPrefix($0 + "/") } }
        guard !isIn(excluded), wanted.isEmpty || isIn(wanted), !file.contains("Tests/") else {
          continue
        }
        target.add((root as NSString).appendingPathComponent(file))
      }
      targets.append(target)
    }
  }

  /// What stands up to the parenthesis that closes a call, at most 10,000 characters.
  private static func arguments(of text: Substring) -> Substring {
    var depth = 1
    for index in text.prefix(10_000).indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return text.prefix(10_000)
  }

  private static func value(of label: String, in arguments: Substring) -> String? {
    guard let rest = text(after: label, in: arguments), rest.first == "\"" else { return nil }
    return rest.dropFirst().prefix { $0 != "\"" }.description
  }

  private static func list(of label: String, in arguments: Substring) -> [String] {
    guard let rest = text(after: label, in: arguments), rest.first == "[" else { return [] }
    return rest.prefix { $0 != "]" }.matches(of: /"([^"]*)"/).map { String($0.1) }
  }

  /// What follows a label, which may also end another one: `sources` in `resources`.
  private static func text(after label: String, in arguments: Substring) -> Substring? {
    let start = arguments.ranges(of: "\(label):").first { range in
      arguments[..<range.lowerBound].last?.isLetter != true
    }
    return start.map { arguments[$0.upperBound...].drop(while: \.isWhitespace) }
  }

  private static func root(of name: String, written: String?, in folder: String) -> String? {
    let candidates =
      written.map { [$0] } ?? ["Sources/\(name)", "Source/\(name)", "src/\(name)", name]
    return candidates.map { (folder as NSString).appendingPathComponent($0) }
      .first { FileManager.default.fileExists(atPath: $0) }
  }
}
