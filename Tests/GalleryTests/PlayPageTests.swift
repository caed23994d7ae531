import Foundation
import GalleryScenes
import GeometryCore
import LayoutCore
import LayoutPage
import TestSupport
import Testing
import UIKit

@testable import gallery

/// Layouts that are written as bytes and solved elsewhere.
@MainActor @Suite struct PlayPageTests {
  @Test func `a document solves to the frames that the view shows`() throws {
    let catalogue = try Catalogue.bundled()
    var compared = 0
    for scene in Scene.all {
      let stage = Stage(
        scene, catalogue: catalogue, conditions: StageConditions(size: scene.defaultSize))
      guard let view = stage.collectionView,
        let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
        let document = layout.document()
      else { continue }
      let solved = try #require(LayoutDocument(bytes: document.bytes)).solved()
      #expect(solved.contentSize.height == Double(view.contentSize.height), "\(scene.name)")
      let (bounds, inset) = (view.bounds, view.adjustedContentInset)
      let viewport = Viewport(
        bounds: Rect(
          x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height),
        insets: DirectionalInsets(
          top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right))
      for path in view.indexPathsForVisibleItems {
        // Cells of rows that loop are where the row is at first.
        let placement = solved.placement(
          of: .cell(section: path.section, item: path.item), viewport: viewport,
          scrolledBy: solved.orthogonalScroller(ofSection: path.section)?.initialOffset)
        let shown = layout.layoutAttributesForItem(at: path)
        // Handlers of visible items change what is shown, not what is solved.
        guard shown?.transform == .identity else { continue }
        #expect(placement.map { CGRect($0.frame) } == shown?.frame, "\(scene.name) \(path)")
        compared += 1
      }
    }
    #expect(compared > 500)
  }

  @Test func `bytes come back as they were`() throws {
    for name in ["storefront", "custom-staggered", "masonry", "tag-cloud", "spreadsheet", "list"] {
      let scene = try Scene.named(name)
      let bytes = try #require(Player.document(of: scene, .bundled()))
      #expect(LayoutDocument(bytes: bytes)?.bytes == bytes, "\(name)")
    }
    for name in ["reorder", "flow-sticky-headers"] {
      let bytes = try #require(Player.document(of: .named(name), .bundled()))
      #expect(FlowDocument(bytes: bytes)?.bytes == bytes, "\(name)")
    }
  }

  @Test func `flow layouts whose subclasses place elements otherwise have no page`() throws {
    #expect(try Player.document(of: .named("flow-left-aligned"), .bundled()) == nil)
  }

  @Test func `bytes that are no document are refused, and none traps`() throws {
    let bytes = try #require(Player.document(of: .named("storefront"), .bundled()))
    for count in 0..<min(bytes.count, 400) {
      #expect(LayoutPage(bytes: Array(bytes.prefix(count))) == nil)
    }
    var random = SplitMix64(seed: 21)
    for _ in 0..<100 {
      var changed = bytes
      let (place, value) = (
        random.integer(4...(bytes.count - 1)), UInt8(random.integer(0...255))
      )
      changed[place] = value
      // A count that has become huge is slow, not wrong.
      guard let decoded = LayoutDocument(bytes: changed),
        decoded.sections.allSatisfy({ $0.itemCount < 10_000 })
      else { continue }
      let size = decoded.solved().contentSize
      #expect(size.height.isFinite && size.width.isFinite, "byte \(place) as \(value)")
    }
  }
}
