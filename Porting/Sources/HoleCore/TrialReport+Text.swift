extension TrialReport {
  /// The report as text.
  public var text: String {
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
    for (kind, count) in holesByKind.sorted(by: { ($0.value, $1.key) > ($1.value, $0.key) }) {
      text += "    \(count) \(kind)\n"
    }
    if !causes.isEmpty { text += "  worth mending first:\n" }
    for cause in causes.prefix(10) {
      let places = cause.places.prefix(3).joined(separator: ", ")
      text +=
        "    \(cause.holes) \(cause.holes == 1 ? "hole" : "holes"): \(cause.cause) (\(places))\n"
    }
    for line in tests { text += "  tests    \(line)\n" }
    return text + "  took     \(Int(seconds)) s\n"
  }

  /// Every hole, a line each: its place, how much was cut out, and why.
  public var places: String {
    holes.map { "\($0.place): \($0.extent.rawValue): \($0.cause)\n" }.joined()
  }

  /// The report as a page; the pictures lie beside it.
  public var page: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(Self.escape(project))</title>
    <style>
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem }
    pre { overflow-x: auto; background: #f6f6f7; padding: 1rem; border-radius: 8px }
    .sheet { display: flex; flex-wrap: wrap; gap: 1.25rem }
    figure { margin: 0; width: 200px }
    img, .none { width: 200px; border: 1px solid #ccc; border-radius: 12px; box-sizing: border-box }
    .none { padding: 1rem; color: #555; background: #f4f4f4; overflow-wrap: anywhere }
    figcaption { font-size: 13px; color: #555; overflow-wrap: anywhere }
    td, th { text-align: left; padding: .2rem 1rem .2rem 0; vertical-align: top }
    </style>
    <h1>\(Self.escape(project))</h1>
    <pre>\(Self.escape(text))</pre>
    <h2>Screens</h2>
    <div class="sheet">
    \(((firstScreen.map { [$0] } ?? []) + screens).map(Self.figure).joined(separator: "\n"))
    </div>
    <h2>Holes by cause</h2>
    <table><tr><th>Holes</th><th>Lines</th><th>Cause</th><th>First places</th></tr>
    \(causes.map(Self.row).joined(separator: "\n"))
    </table>

    """
  }

  private static func figure(_ screen: Screen) -> String {
    let name = escape(screen.name)
    let image =
      screen.picture.map { "<img src=\"\(escape($0))\" alt=\"\(name)\">" }
      ?? "<div class=\"none\">\(escape(screen.problem ?? "not drawn"))</div>"
    return "<figure>\(image)<figcaption>\(name)</figcaption></figure>"
  }

  private static func row(_ cause: Cause) -> String {
    "<tr><td>\(cause.holes)</td><td>\(cause.lines)</td><td>\(escape("\(cause.cause)"))</td>"
      + "<td>\(escape(cause.places.joined(separator: ", ")))</td></tr>"
  }

  private static func escape(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;")
  }
}
