import Foundation
import GalleryScenes
import Testing

@testable import gallery

@Suite struct PageTests {
  private let index = ContactSheet(sources: nil).index(Scene.all, source: "")

  @Test func `each scene is in one group, and the contents lead to every group`() {
    let groups = SceneGroup.all(of: Scene.all)
    let names = groups.flatMap(\.scenes).map(\.name)
    #expect(names.sorted() == Scene.all.map(\.name).sorted())
    let entries = index.matches(of: /<a href="#([^"]+)">/).map { String($0.1) }
    let headings = index.matches(of: /<section id="([^"]+)">/).map { String($0.1) }
    #expect(entries == groups.map { "group-" + $0.anchor })
    #expect(entries == headings)
    let identifiers = index.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test func `groups without scenes are left out`() throws {
    let scenes = [try Scene.named("grid"), try Scene.named("controls")]
    #expect(SceneGroup.all(of: scenes).map(\.title) == ["Grids", "Controls and text"])
    #expect(SceneGroup.all(of: []).isEmpty)
  }

  @Test func `the filter sees the words of every scene and needs no network`() {
    let words = index.matches(of: /data-words="([^"]*)"/).map { String($0.1) }
    #expect(words.count == Scene.all.count)
    for (word, scene) in zip(words, SceneGroup.all(of: Scene.all).flatMap(\.scenes)) {
      #expect(word.contains(scene.name) && word.contains(scene.title.lowercased().escaped))
      #expect(word == word.lowercased())
    }
    // Without scripts there is no field that would do nothing.
    #expect(index.contains(/<input id="filter" [^>]*hidden>/))
    #expect(index.contains("field.hidden = false;"))
    #expect(!index.contains("http") && !index.contains("<script src"))
  }

  @Test func `pages fit a phone of 390 points`() {
    let meta = "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
    #expect(index.contains(meta))
    // A column or box that is wider than the phone must say what it is where there is less room.
    for style in [PageStyle.all, ExplanationPage.style] {
      for width in style.matches(of: /min(?:-width: |max\()([\d.]+)rem/)
      where (Double(width.1) ?? 0) * 16 > 390 - 2 * 16 {
        let isQuery = style[..<width.range.lowerBound].hasSuffix("@media (")
        #expect(isQuery, "\(width.0)")
      }
    }
    #expect(PageStyle.all.contains("article img { display: block; width: 100%; height: auto;"))
  }

  @Test @MainActor
  func `an explanation below the picture is scrolled to, marked and left again`() throws {
    let stage = try Stage.fixture("badges", scale: 2)
    let page = ExplanationPage(
      scene: stage.scene, elements: stage.explainedElements, table: stage.frameTable)
    let text = ContactSheet(sources: nil).framePage(page)
    #expect(text.contains("if (below) text.scrollIntoView("))
    #expect(text.contains("text.classList.add(\"shown\");"))
    #expect(text.contains("area.classList.add(\"shown\");"))
    #expect(text.contains("<figure id=\"picture\">"))
    #expect(text.contains("<a href=\"#picture\">Back to the picture</a>"))
  }
}
