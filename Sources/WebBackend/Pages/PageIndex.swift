import Foundation

/// A page of links to scenes that are shown live.
package struct PageIndex: Sendable {
  package var title: String
  package var groups: [Group]

  package struct Group: Sendable {
    package var title: String
    package var links: [Link]

    package init(title: String, links: [Link]) {
      self.title = title
      self.links = links
    }
  }

  package struct Link: Sendable {
    /// What the page's source calls the content.
    package var content: String
    package var title: String
    package var summary: String

    package init(content: String, title: String, summary: String) {
      (self.content, self.title, self.summary) = (content, title, summary)
    }
  }

  package init(title: String, groups: [Group]) {
    self.title = title
    self.groups = groups
  }

  /// - Parameter key: What the links have to contain.
  func html(key: String) -> String {
    var lines = [
      "<!doctype html>", "<html lang=\"en\">", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<title>\(Self.escaped(title))</title>", "<link rel=\"icon\" href=\"page.svg\">",
      "<link rel=\"stylesheet\" href=\"index.css\">", "<h1>\(Self.escaped(title))</h1>",
    ]
    for group in groups {
      lines.append("<section><h2>\(Self.escaped(group.title))</h2><ul>")
      for link in group.links {
        let query = "scene=\(Self.escaped(link.content))&amp;key=\(Self.escaped(key))"
        lines.append(
          "<li><a href=\"page?\(query)\"><b>\(Self.escaped(link.title))</b> "
            + "<span>\(Self.escaped(link.summary))</span></a>"
            + "<a class=\"inspect\" href=\"inspector?\(query)\">Inspect</a></li>")
      }
      lines.append("</ul></section>")
    }
    return (lines + ["</html>", ""]).joined(separator: "\n")
  }

  /// The links as JSON, for the inspector.
  var scenes: [UInt8] {
    let all = groups.flatMap { group in
      group.links.map { ["group": group.title, "name": $0.content, "title": $0.title] }
    }
    return (try? JSONEncoder().encode(all)).map(Array.init) ?? []
  }

  private static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}
