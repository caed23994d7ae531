import Foundation

/// The module that a `.podspec` describes, as far as its text tells it without running it.
struct PodSpecification {
  /// Nil where the text names no files that are there.
  private(set) var target: ProjectTarget?

  init(at path: String) {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let folder = (path as NSString).deletingLastPathComponent
    guard let name = Self.value(of: "name", in: text) else { return }
    let module = Self.value(of: "module_name", in: text) ?? name
    var target = ProjectTarget(name: name, kind: .library, moduleName: module.asModuleName)
    target.folder = folder
    let patterns = Self.lists(of: "source_files", in: text)
    let excluded = Self.lists(of: "exclude_files", in: text)
    let resources = Self.lists(of: "resources?", in: text)
    for file in FolderWalk(folder).files {
      let fits = { (list: [FilePattern]) in list.contains { $0.matches(file) } }
      guard fits(resources) || fits(patterns) && !fits(excluded) else { continue }
      target.add((folder as NSString).appendingPathComponent(file))
    }
    if !target.sources.isEmpty { self.target = target }
  }

  private static func value(of key: String, in text: String) -> String? {
    guard let form = try? Regex("\\.\(key)\\s*=\\s*[\"']([^\"']+)[\"']"),
      let match = text.firstMatch(of: form)
    else { return nil }
    return match.output[1].substring.map(String.init)
  }

  /// The quoted words behind every `.KEY = …`, of one line or of a list in brackets.
  private static func lists(of key: String, in text: String) -> [FilePattern] {
    guard let form = try? Regex("\\.\(key)\\s*=\\s*(\\[[^\\]]*\\]|[^\\n]*)") else { return [] }
    return text.matches(of: form).flatMap { match -> [FilePattern] in
      (match.output[1].substring ?? "").matches(of: /["']([^"']+)["']/)
        .map { FilePattern(String($0.1)) }
    }
  }
}

/// A path with the wildcards of pods: `Sources/**/*.{h,swift}`.
struct FilePattern {
  private let expression: Regex<AnyRegexOutput>?
  /// Everything below it is meant where the pattern is a folder's path.
  private let text: String

  init(_ text: String) {
    self.text = text
    var form = ""
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("**/") {
        form += "(?:.*/)?"
        rest = rest.dropFirst(3)
        continue
      }
      switch character {
      case "*": form += rest.hasPrefix("**") ? ".*" : "[^/]*"
      case "{": form += "(?:"
      case "}": form += ")"
      case ",": form += "|"
      case "?": form += "[^/]"
      default: form += NSRegularExpression.escapedPattern(for: String(character))
      }
      rest = rest.dropFirst(rest.hasPrefix("**") ? 2 : 1)
    }
    expression = try? Regex(form)
  }

  func matches(_ path: String) -> Bool {
    if path.hasPrefix(text.hasSuffix("/") ? text : text + "/") { return true }
    return expression.flatMap { try? $0.wholeMatch(in: path) } != nil
  }
}
