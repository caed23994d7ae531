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
      #expect(page.contains("href=\"frames/\(scene.name).html\""))
    }
    #expect(page.contains("href=\"../Sources/GridScene.swift\""))
    #expect(page.contains("a &amp; b"))
  }

  @Test func `without sources there are no links to them`() {
    #expect(!ContactSheet(sources: nil).index(Scene.all, source: "").contains("Source</a>"))
  }
}
