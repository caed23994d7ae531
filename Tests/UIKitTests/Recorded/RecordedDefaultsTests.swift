import Testing
import UIKit

/// The recorded defaults of `Fixtures/Defaults/defaults.json`, written out because they are prose.
/// `table-separator` is left out with the table view, and of `collection-controller` the two
/// properties that are absent.
@MainActor @Suite struct RecordedDefaultsTests {
  @Test func `attributes-frame-bounds`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    #expect(attributes.bounds == attributes.frame)
    attributes.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(attributes.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test func `flow-pin-defaults`() {
    let layout = UICollectionViewFlowLayout()
    #expect(!layout.sectionHeadersPinToVisibleBounds)
    #expect(!layout.sectionFootersPinToVisibleBounds)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    #expect(layout.sectionHeadersPinToVisibleBounds)
    #expect(layout.sectionFootersPinToVisibleBounds)
  }

  @Test func `collection-controller`() {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    #expect(controller.collectionViewLayout === layout)
    #expect(controller.collectionView.collectionViewLayout === layout)
  }

  @Test func `screen-scale`() {
    #expect(UIScreen.main.scale == UIScreen.main.traitCollection.displayScale)
    #expect(UIScreen.main.scale > 0)
  }
}
