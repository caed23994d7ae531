import Foundation
import GalleryScenes
import GeometryCore
import LayoutCore
import UIKit

/// Writes the pages of scenes whose layouts can be solved in a page.
struct Player {
  private let engine: Data
  private let scenes: [Scene]

  /// - Parameters:
  ///   - path: The file of the engine, compressed by gzip.
  ///   - scenes: None for all.
  init(engine path: String, scenes: [Scene]) throws(GalleryFailure) {
    guard let engine = FileManager.default.contents(atPath: path) else {
      throw .usage("there is no engine at \"\(path)\"; Scripts/page-engine makes it.")
    }
    self.engine = engine
    self.scenes = scenes
  }

  /// - Returns: The names of the scenes that have a page.
  @MainActor func writePages(to directory: String, _ console: Console) throws -> [String] {
    try Self.layouts(of: scenes, directory, console).map { scene, document in
      let page = PlayPage(scene: scene, layout: document, engine: engine)
      try FileWriting.write(page.text, to: "\(directory)/\(scene.name).html")
      return scene.name
    }
  }

  /// Writes what this machine answers about the layouts.
  ///
  /// - Returns: The number of layouts.
  @MainActor static func writeGolden(
    of scenes: [Scene], to directory: String, _ console: Console
  ) throws -> Int {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let layouts = try layouts(of: scenes, directory, console)
    for (scene, document) in layouts {
      try FileWriting.write(
        Array(encoder.encode(PlayGolden(name: scene.name, document))),
        to: "\(directory)/\(scene.name).json")
    }
    return layouts.count
  }

  /// The scenes with a layout that a page can solve; makes the directory.
  @MainActor private static func layouts(
    of scenes: [Scene], _ directory: String, _ console: Console
  ) throws -> [(Scene, [UInt8])] {
    try FileWriting.makeDirectory(directory)
    let catalogue = try Catalogue.bundled()
    return (scenes.isEmpty ? Scene.all : scenes).compactMap { scene in
      if let document = document(of: scene, catalogue) { return (scene, document) }
      if !scenes.isEmpty { console.report("\(scene.name) has no layout that a page can solve") }
      return nil
    }
  }

  /// What a scene's layout is solved from, as bytes; nil where a page would show something else.
  @MainActor static func document(of scene: Scene, _ catalogue: Catalogue) -> [UInt8]? {
    let stage = Stage(
      scene, catalogue: catalogue, conditions: StageConditions(size: scene.defaultSize))
    guard let view = stage.collectionView else { return nil }
    switch view.collectionViewLayout {
    case let layout as UICollectionViewCompositionalLayout: return layout.document()?.bytes
    case let layout as UICollectionViewFlowLayout:
      guard let document = layout.document(), shows(document, what: layout, in: view) else {
        return nil
      }
      return document.bytes
    default: return nil
    }
  }

  /// Whether a flow layout places its elements as the document says: subclasses may change them.
  @MainActor private static func shows(
    _ document: FlowDocument, what layout: UICollectionViewFlowLayout, in view: UICollectionView
  ) -> Bool {
    var found: [ElementPlacement] = []
    document.solved().appendElements(in: Rect(view.bounds), viewport: nil, to: &found)
    let own = layout.layoutAttributesForElements(in: view.bounds) ?? []
    let frames = Set(own.map { Rect($0.frame) })
    return own.count == found.count && found.allSatisfy { frames.contains($0.frame) }
  }
}

extension Rect {
  fileprivate init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
