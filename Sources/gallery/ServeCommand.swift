import ArgumentParser
import Foundation
import GalleryScenes
import UIKit
import WebBackend

/// `gallery serve`
struct ServeCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Shows the scenes live in pages of a browser.")

  @Option(help: "The port, 0 for any that is free.")
  var port: UInt16 = 8080

  @Option(help: "The address; another one than the default opens the scenes to other machines.")
  var host = "127.0.0.1"

  @Option(
    help: "A folder of reports, SCENE.json by 'gallery inspect': the inspector compares with them.")
  var baseline: String?

  func perform(_ console: Console) throws {
    let catalogue = try Catalogue.bundled()
    let source = ContentScenes { name in
      guard let scene = Scene.all.first(where: { $0.name == name }) else { return nil }
      let controller = scene.makeViewController(catalogue: catalogue)
      if controller.title == nil { controller.title = scene.title }
      return controller
    }
    var environment = ProcessInfo.processInfo.environment
    environment["UIKIT_PAGE_PORT"] = String(port)
    environment["UIKIT_PAGE_HOST"] = host
    PageClient.serve(
      source, environment, index: Self.index,
      inspector: SceneInspector(catalogue: catalogue, baseline: baseline).report)
  }

  /// The links to all scenes, in the groups of the gallery's page.
  static var index: PageIndex {
    PageIndex(
      title: "Gallery",
      groups: SceneGroup.all(of: Scene.all).map { group in
        PageIndex.Group(
          title: group.title,
          links: group.scenes.map {
            PageIndex.Link(content: $0.name, title: $0.title, summary: $0.summary)
          })
      })
  }
}
