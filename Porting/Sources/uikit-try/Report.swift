import Foundation
import HoleCore

/// What was found out about a project: what works as it is, what was cut out, and what is shown.
struct Report: Codable {
  struct Cause: Codable {
    var cause: HoleCause
    var holes: Int
    var lines: Int
    /// The first places, `Feed.swift:81`.
    var places: [String]
  }

  struct Screen: Codable {
    var name: String
    /// The picture's file, nil where the screen could not be drawn.
    var picture: String?
    /// What the program said, where it did not draw.
    var problem: String?
    /// The holes that were met.
    var holes: [String]
  }

  struct ModuleState: Codable {
    var name: String
    /// "built", "built with holes" or "missing".
    var state: String
    var holes: Int
  }

  var project: String
  var target: String
  var files = 0
  /// Files without a hole.
  var wholeFiles = 0
  var lines = 0
  /// Lines that no hole takes.
  var wholeLines = 0
  var controllers = 0
  var holes: [Hole] = []
  var causes: [Cause] = []
  var holesByKind: [String: Int] = [:]
  var modules: [ModuleState] = []
  /// Files that the project names and that are not in the checkout.
  var missingFiles: [String] = []
  /// Files in other languages, which are left out.
  var otherFiles: [String] = []
  var firstScreen: Screen?
  var screens: [Screen] = []
  var seconds = 0.0
  /// What the unit tests gave.
  var tests: [String] = []

  init(project: String, target: String) {
    self.project = project
    self.target = target
  }

  /// Takes over a module's holes. Every hole has one cause, so the counts of causes add up to them.
  mutating func add(_ module: ModuleCopy) {
    let lines = module.originals.map {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false).count
    }
    self.lines += lines.reduce(0, +)
    files += module.originals.count
    let inHoles = Set(module.holes.map(\.path))
    wholeFiles += module.originals.count { !inHoles.contains($0.path) }
    var lost: Set<String> = []
    for hole in module.holes {
      for line in hole.line..<(hole.line + hole.lines) { lost.insert("\(hole.path):\(line)") }
    }
    wholeLines += max(0, lines.reduce(0, +) - lost.count)
    holes += module.holes
    summarize()
  }

  private mutating func summarize() {
    holesByKind = Dictionary(grouping: holes) { $0.cause.kind.rawValue }.mapValues(\.count)
    causes = Dictionary(grouping: holes, by: \.cause).map { cause, holes in
      Cause(
        cause: cause, holes: holes.count, lines: holes.map(\.lines).reduce(0, +),
        places: holes.prefix(5).map { "\(($0.path as NSString).lastPathComponent):\($0.line)" })
    }.sorted { ($0.holes, $1.cause.name) > ($1.holes, $0.cause.name) }
  }

  /// The report as text.
  var text: String {
    var text = "\(project), target \(target)\n"
    text += "  files    \(wholeFiles) of \(files) work as they are\n"
    text += "  lines    \(wholeLines) of \(lines) (\(Self.percent(wholeLines, lines)))\n"
    let shown = screens.count { $0.picture != nil }
    text +=
      "  screens  \(shown) of \(screens.count) drawn; \(controllers) controllers in the sources\n"
    text += "  first    \(firstScreen?.picture == nil ? "not drawn" : firstScreen?.name ?? "")\n"
    if let problem = firstScreen?.problem { text += "           \(problem)\n" }
    for module in modules { text += "  module   \(module.name): \(module.state)\n" }
    if !otherFiles.isEmpty { text += "  other languages: \(otherFiles.count) files left out\n" }
    if !missingFiles.isEmpty { text += "  not in the checkout: \(missingFiles.count) files\n" }
    text += "  holes    \(holes.count)\n"
    for (kind, count) in holesByKind.sorted(by: { $0.value > $1.value }) {
      text += "    \(count) \(kind)\n"
    }
    if !causes.isEmpty { text += "  worth mending first:\n" }
    for cause in causes.prefix(10) {
      text +=
        "    \(cause.holes) holes: \(cause.cause) (\(cause.places.prefix(3).joined(separator: ", ")))\n"
    }
    for line in tests { text += "  tests    \(line)\n" }
    return text + "  took     \(Int(seconds)) s\n"
  }

  private static func percent(_ part: Int, _ whole: Int) -> String {
    whole == 0 ? "none" : "\(Int((Double(part) / Double(whole) * 1000).rounded()) / 10) %"
  }

  /// The report as a page; the pictures lie beside it.
  var page: String {
    func escape(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
    let all = (firstScreen.map { [$0] } ?? []) + screens
    let figures = all.map { screen in
      let image =
        screen.picture.map { "<img src=\"\($0)\" alt=\"\(escape(screen.name))\">" }
        ?? "<div class=\"none\">\(escape(screen.problem ?? "not drawn"))</div>"
      return "<figure>\(image)<figcaption>\(escape(screen.name))</figcaption></figure>"
    }.joined(separator: "\n")
    let rows = causes.map {
      "<tr><td>\($0.holes)</td><td>\($0.lines)</td><td>\(escape("\($0.cause)"))</td>"
        + "<td>\(escape($0.places.joined(separator: ", ")))</td></tr>"
    }.joined(separator: "\n")
    return """
      <!doctype html>
      <meta charset="utf-8">
      <title>\(escape(project))</title>
      <style>
      body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem }
      .sheet { display: flex; flex-wrap: wrap; gap: 1.25rem } figure { margin: 0; width: 200px }
      img, .none { width: 200px; border: 1px solid #ccc; border-radius: 12px; box-sizing: border-box }
      .none { padding: 1rem; color: #666; background: #f4f4f4; overflow-wrap: anywhere }
      figcaption { font-size: 13px; color: #555; overflow-wrap: anywhere }
      td, th { text-align: left; padding: .2rem 1rem .2rem 0; vertical-align: top }
      </style>
      <h1>\(escape(project))</h1>
      <pre>\(escape(text))</pre>
      <h2>Screens</h2>
      <div class="sheet">
      \(figures)
      </div>
      <h2>Holes by cause</h2>
      <table><tr><th>Holes</th><th>Lines</th><th>Cause</th><th>First places</th></tr>
      \(rows)
      </table>

      """
  }
}
