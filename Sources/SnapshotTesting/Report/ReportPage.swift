import Foundation

/// The HTML of the report page, with embedded images.
///
/// The end tags of the page are omitted, as HTML allows, so that sections can be appended. A script
/// counts and lists them.
package enum ReportPage {
  package static let head = """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>Snapshots that differ</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>\(style)</style><script>\(script)</script></head><body>
    <header><h1>Snapshots to look at</h1>
    <p>In pictures of frames and charts, <span class="old">dashed</span> is what was \
    recorded, <span class="new">solid</span> is what came out. Click a picture to enlarge it.</p>
    </header><nav><ol></ol></nav>

    """

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
    body { max-width: 1080px; margin: 2rem auto; padding: 0 1rem; }
    h1 { margin-bottom: .25rem; }
    .quiet { opacity: .72; font-size: .9rem; margin: .15rem 0; }
    .old, .removed { color: light-dark(#b3126f, #ff79c6); }
    .new, .added { color: light-dark(#0b63ce, #74b3ff); }
    .old, .new { font-weight: 600; }
    nav li { padding: .2rem 0; }
    section { border-top: 1px solid #8884; padding: .5rem 0 1.25rem; }
    h2 { font-size: 1.15rem; margin: .75rem 0 .1rem; overflow-wrap: anywhere; }
    .kind { font-size: .8rem; font-weight: 500; background: #8883; border-radius: 6px; \
    padding: .1rem .45rem; margin-left: .2rem; vertical-align: .1rem; }
    .causes { padding-left: 1.2rem; } .causes li { margin: .3rem 0; font-weight: 600; }
    pre { background: #8882; padding: .75rem; border-radius: 8px; overflow: auto; font-size: 12px; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; margin: .9rem 0; \
    align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    img { max-width: min(330px, 100%); max-height: 560px; border: 1px solid #8886; \
    background: #fff; cursor: zoom-in; display: block; }
    img.large { max-width: 100%; max-height: none; cursor: zoom-out; }
    figcaption { font-size: .85rem; font-weight: 600; margin-bottom: .3rem; }
    summary { cursor: pointer; }
    """

  /// The section of a failure: its place, message and images.
  package static func section(of entry: SnapshotReport.Entry) -> String {
    let lines = entry.message.components(separatedBy: "\n")
    let sentences = lines.filter { $0.hasPrefix("- ") }
      .map { "<li>\(String($0.dropFirst(2)).escaped)</li>" }.joined(separator: "\n")
    var section = """
      <section class="failure"><h2>\(entry.title.escaped) \
      <span class="kind">\(entry.kind.escaped)</span></h2>
      <p class="quiet">\(entry.place.escaped)</p>
      \(sentences.isEmpty ? "" : "<ul class=\"causes\">\(sentences)</ul>")

      """
    // Pictures are large: they are appended one by one, so that they are copied once.
    if !entry.pictures.isEmpty {
      section += "<div class=\"pictures\">"
      for picture in entry.pictures { append(picture, to: &section) }
      section += "</div>\n"
    }
    section += """
      <details\(sentences.isEmpty ? " open" : "")><summary>The whole message</summary>
      <pre>\(lines.map(marked).joined(separator: "\n"))</pre></details></section>

      """
    return section
  }

  private static func append(_ picture: SnapshotReport.Picture, to section: inout String) {
    let titles = [
      "reference": "Recorded", "failure": "Now", "result": "Now", "difference": "What differs",
      "moved": "What moved", "chart": "On the way, by time",
    ]
    let title = (titles[picture.title] ?? picture.title).escaped
    guard let data = picture.data else { return section += differenceFigure(title) }
    section += """
      <figure><figcaption>\(title)</figcaption>\
      <img alt="\(title)" data-name="\(picture.title.escaped)" src="data:image/png;base64,
      """
    section += data.base64EncodedString()
    section += "\"></figure>\n"
  }

  /// What differs between the pictures of the reference and of the failure beside it.
  private static func differenceFigure(_ title: String) -> String {
    """
    <figure><figcaption>\(title)</figcaption><img alt="\(title)" class="difference">\
    <noscript><p class="quiet">A script of this page draws what differs. \
    Scripts are turned off here.</p></noscript></figure>

    """
  }

  /// A line of the message, colored if it belongs to a difference.
  private static func marked(_ line: String) -> String {
    if line.hasPrefix("\u{2212}") { return "<span class=\"removed\">\(line.escaped)</span>" }
    if line.hasPrefix("+") { return "<span class=\"added\">\(line.escaped)</span>" }
    return line.escaped
  }

  /// The section of references that no assertion used.
  package static func section(ofUnused paths: [String], areRemoved: Bool) -> String {
    let title = paths.count == 1 ? "1 unused reference" : "\(paths.count) unused references"
    let advice =
      areRemoved
      ? "No assertion asked for them: they were removed."
      : "No assertion asked for them. Run the tests with SNAPSHOT_TESTING_UNUSED=remove to remove them."
    return """
      <section><h2>\(title)</h2><p class="quiet">\(advice)</p>
      <pre>\(paths.map(\.escaped).joined(separator: "\n"))</pre></section>

      """
  }
}

extension String {
  /// The text escaped for HTML.
  fileprivate var escaped: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
