import Foundation
import GalleryScenes
import Testing

@testable import gallery

@Suite struct ContactSheetTests {
  @Test func `names are unique and fit into file names`() {
    #expect(Set(Scene.all.map(\.name)).count == Scene.all.count)
    for scene in Scene.all {
      #expect(scene.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(scene.name)")
      #expect(!scene.summary.isEmpty && scene.summary.hasSuffix("."), "\(scene.name)")
    }
  }

  @Test func `every scene's source is where the page says`() {
    let folder = Fixtures.root.appendingPathComponent("Sources/GalleryScenes/Scenes")
    for scene in Scene.all {
      let file = folder.appendingPathComponent(URL(fileURLWithPath: scene.file).lastPathComponent)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path)")
    }
  }

  @Test func `the page links pictures, sources and frame tables`() {
    let page = ContactSheet(sources: "../Sources").index(Scene.all, source: "a & b")
    for scene in Scene.all {
      #expect(page.contains("src=\"\(scene.name)-light.png\""))
      #expect(page.contains("src=\"\(scene.name)-dark.png\""))
      let isExplained = page.contains("href=\"frames/\(scene.name).html\"")
      #expect(isExplained == (scene.script == nil))
    }
    #expect(page.contains("href=\"../Sources/GridScene.swift\""))
    #expect(page.contains("a &amp; b"))
  }

  @Test @MainActor
  func `a scene's page links each element in sight to its derivation, without any network`() throws
  {
    let stage = try Stage.fixture("badges", scale: 2)
    let page = ExplanationPage(
      scene: stage.scene, elements: stage.explainedElements, table: stage.frameTable)
    let text = ContactSheet(sources: nil).framePage(page)
    let links = text.matches(of: /<a href="#(why-\d+)">/).map { String($0.1) }
    let targets = text.matches(of: /<pre id="(why-\d+)">/).map { String($0.1) }
    #expect(links.count == stage.frameTable.rows.count)
    #expect(links == targets && Set(links).count == links.count)
    #expect(text.contains("<img src=\"../badges-light.png\""))
    #expect(!text.contains("http") && !text.contains("src=\"//"))
    let areas = text.matches(of: /<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)"/)
    #expect(areas.count == links.count)
    for area in areas {
      let (x, width) = (try #require(Double(area.1)), try #require(Double(area.3)))
      #expect(x + width > 0 && x < 390)
    }
    #expect(text.contains("<title>cell [0, 0]</title>"))
  }

  @Test func `without sources there are no links to them`() {
    #expect(!ContactSheet(sources: nil).index(Scene.all, source: "").contains("Source</a>"))
  }
}
