import Foundation

/// A page of failures in HTML, with all pictures in it.
struct ReportPage {
  let entries: [SnapshotReport.Entry]

  var html: String {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>Snapshots that differ</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>\(Self.style)</style></head><body>
    <h1>\(entries.count) snapshot\(entries.count == 1 ? "" : "s") to look at</h1>
    <nav>\(entries.indices.map(link).joined())</nav>
    \(entries.indices.map(section).joined(separator: "\n"))
    </body></html>

    """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
    body { max-width: 1100px; margin: 2rem auto; padding: 0 1rem; }
    nav a { display: block; padding: .2rem 0; }
    section { border-top: 1px solid #8884; padding: 1rem 0; }
    h2 { font-size: 1.05rem; }
    li { margin: .25rem 0; font-weight: 600; }
    pre { background: #8882; padding: .75rem; border-radius: 8px; overflow: auto; font-size: 12px; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; }
    figure { margin: 0; }
    img { max-width: 330px; max-height: 640px; border: 1px solid #8886; background: #fff; }
    figcaption { font-size: 12px; opacity: .7; }
    """

  private func link(_ index: Int) -> String {
    "<a href=\"#f\(index)\">\(entries[index].title.escaped)</a>"
  }

  private func section(_ index: Int) -> String {
    let entry = entries[index]
    let lines = entry.message.components(separatedBy: "\n")
    let sentences = lines.filter { $0.hasPrefix("- ") }
      .map { "<li>\($0.dropFirst(2).description.escaped)</li>" }.joined()
    let pictures = entry.pictures.map { picture in
      """
      <figure><img alt="\(picture.title.escaped)" \
      src="data:image/png;base64,\(picture.data.base64EncodedString())">\
      <figcaption>\(picture.title.escaped)</figcaption></figure>
      """
    }.joined()
    return """
      <section id="f\(index)"><h2>\(entry.title.escaped)</h2>
      \(sentences.isEmpty ? "" : "<ul>\(sentences)</ul>")
      <div class="pictures">\(pictures)</div>
      <details\(sentences.isEmpty ? " open" : "")><summary>The whole message</summary>
      <pre>\(entry.message.escaped)</pre></details></section>
      """
  }
}

extension String {
  /// The text as it stands in HTML.
  fileprivate var escaped: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
