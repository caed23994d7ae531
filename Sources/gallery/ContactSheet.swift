import Foundation
import GalleryScenes

/// The pages that show the pictures of all scenes.
struct ContactSheet {
  /// The path of the scenes' sources, relative to the page; nil for no links.
  let sources: String?
  /// The names of the scenes with a page that solves their layout.
  var played: Set<String> = []

  /// The file of a picture, relative to the page.
  static func picture(of scene: Scene, _ appearance: Appearance) -> String {
    "\(scene.name)-\(appearance.rawValue).png"
  }

  /// The file of a frame table, relative to the page.
  static func framePage(of scene: Scene) -> String { "frames/\(scene.name).html" }

  /// The file of a page that solves a layout, relative to the page.
  static func playPage(of scene: Scene) -> String { "play/\(scene.name).html" }

  /// The page with all pictures, under the headings of their groups, with a field that filters them.
  func index(_ scenes: [Scene], source: String) -> String {
    let groups = SceneGroup.all(of: scenes)
    return page(
      title: "Gallery",
      body: """
        <header>
        <h1>Gallery</h1>
        <p>\(scenes.count) scenes laid out and drawn by OpenCollectionView: light, dark, right to left
        and in large text.</p>
        <ul class="contents">
        \(groups.map(entry).joined(separator: "\n"))
        </ul>
        <input id="filter" type="search" placeholder="Filter scenes" aria-label="Filter scenes" \
        hidden>
        <p id="count" role="status"></p>
        </header>
        <main>
        \(groups.map(section).joined(separator: "\n"))
        </main>
        <footer>\(source.escaped)</footer>
        <script>\(PageStyle.filter)</script>
        """)
  }

  private func entry(of group: SceneGroup) -> String {
    """
    <li><a href="#group-\(group.anchor)">\(group.title.escaped) \
    <small>\(group.scenes.count)</small></a></li>
    """
  }

  private func section(of group: SceneGroup) -> String {
    """
    <section id="group-\(group.anchor)">
    <h2>\(group.title.escaped)</h2>
    <div class="scenes">
    \(group.scenes.map { card(of: $0, in: group) }.joined(separator: "\n"))
    </div>
    </section>
    """
  }

  /// The page with the frames of one scene, explained.
  func framePage(_ explained: ExplanationPage) -> String {
    page(title: explained.scene.title, style: ExplanationPage.style, body: explained.body)
  }

  private func card(of scene: Scene, in group: SceneGroup) -> String {
    let isWide = scene.defaultSize.width > 500 || scene.script != nil
    let size =
      scene.script.map { Strip.size(windows: $0.moments.count, of: scene.defaultSize) }
      ?? scene.defaultSize
    let pictures = Appearance.allCases.map { appearance in
      let file = Self.picture(of: scene, appearance)
      return """
        <a href="\(file)"><img src="\(file)" loading="lazy" alt="\(scene.title.escaped), \
        \(appearance.title)" width="\(Int(size.width))" \
        height="\(Int(size.height))"></a>
        """
    }
    let source = sources.map { folder in
      "<a href=\"\(folder)/\(scene.file.split(separator: "/").last ?? "")\">Source</a> · "
    }
    let frames =
      scene.script == nil
      ? "<a href=\"\(Self.framePage(of: scene))\">Frames, explained</a> · " : ""
    let play =
      played.contains(scene.name) ? "<a href=\"\(Self.playPage(of: scene))\">Play</a> · " : ""
    let words = [scene.title, scene.summary, scene.name, group.title].joined(separator: " ")
    return """
      <article\(isWide ? " class=\"wide\"" : "") id="\(scene.name)" \
      data-words="\(words.lowercased().escaped)">
      <h3>\(scene.title.escaped)</h3>
      <p>\(scene.summary.escaped)</p>
      <div>\(pictures.joined())</div>
      <nav>\(source ?? "")\(frames)\(play)<code>\(scene.name)</code></nav>
      </article>
      """
  }

  private func page(title: String, style: String = "", body: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.escaped)</title>
    <style>\(PageStyle.all)\(style)</style>
    \(body)
    </html>

    """
  }
}

extension String {
  /// The text escaped for tags and quoted attributes.
  var escaped: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.append(character)
      }
    }
  }
}
