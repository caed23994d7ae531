import Foundation
import GalleryScenes

/// The pages that show the pictures of all scenes.
struct ContactSheet {
  /// The path of the scenes' sources, relative to the page; nil for no links.
  let sources: String?

  /// The file of a picture, relative to the page.
  static func picture(of scene: Scene, _ appearance: Appearance) -> String {
    "\(scene.name)-\(appearance.rawValue).png"
  }

  /// The file of a frame table, relative to the page.
  static func framePage(of scene: Scene) -> String { "frames/\(scene.name).html" }

  /// The page with all pictures.
  func index(_ scenes: [Scene], source: String) -> String {
    page(
      title: "Gallery",
      body: """
        <header>
        <h1>Gallery</h1>
        <p>\(scenes.count) scenes laid out and drawn by OpenCollectionView: light, dark, right to left
        and in large text.</p>
        </header>
        <main>
        \(scenes.map(card).joined(separator: "\n"))
        </main>
        <footer>\(source.escaped)</footer>
        """)
  }

  /// The page with the frames of one scene, explained.
  func framePage(_ explained: ExplanationPage) -> String {
    page(title: explained.scene.title, style: ExplanationPage.style, body: explained.body)
  }

  private func card(of scene: Scene) -> String {
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
    return """
      <article\(isWide ? " class=\"wide\"" : "") id="\(scene.name)">
      <h2>\(scene.title.escaped)</h2>
      <p>\(scene.summary.escaped)</p>
      <div>\(pictures.joined())</div>
      <nav>\(source ?? "")\(frames)<code>\(scene.name)</code></nav>
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
    <style>\(Self.style)\(style)</style>
    \(body)
    </html>

    """
  }

  private static let style = """
    :root { color-scheme: light dark;
      --ground: #f2f2f7; --card: #fff; --text: #000; --quiet: #6b6b72; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #000; --card: #1c1c1e; --text: #fff; --quiet: #98989f; }
    }
    body { margin: 0 auto; padding: 2rem; max-width: 110rem; background: var(--ground);
      color: var(--text); font: 16px/1.45 Inter, system-ui, sans-serif; }
    h1 { margin: 0; font-size: 2.2rem; } h2 { margin: 0; font-size: 1.15rem; }
    a { color: #0a7aff; text-decoration: none; }
    header p, article p, nav, footer { color: var(--quiet); }
    main { display: grid; gap: 1.5rem; margin: 2rem 0;
      grid-template-columns: repeat(auto-fill, minmax(26rem, 1fr)); }
    article { padding: 1.25rem; border-radius: 18px; background: var(--card); }
    article p { margin: .25rem 0 1rem; min-height: 2.9em; }
    article div { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; align-items: start; }
    article.wide { grid-column: 1 / -1; }
    article img { display: block; width: 100%; height: auto; border-radius: 12px;
      box-shadow: 0 0 0 1px rgb(128 128 128 / .25); }
    nav { margin-top: .9rem; font-size: .9rem; } footer { font-size: .85rem; max-width: 60rem; }
    pre { padding: 1.25rem; border-radius: 18px; background: var(--card); overflow-x: auto;
      font: 13px/1.5 ui-monospace, monospace; }
    """
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
