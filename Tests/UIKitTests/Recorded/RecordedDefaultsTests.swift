import Testing
import UIKit

/// The recorded defaults of `Fixtures/Defaults/defaults.json`, written out because they are prose.
/// Properties that are absent are left out: two of `collection-controller`, one of
/// `table-separator`.
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

  @Test func `table-separator`() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    #expect(table.separatorStyle.rawValue == 1)
    #expect(!table.cellLayoutMarginsFollowReadableWidth)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    cell.separatorInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 14, bottom: 0, right: 16))
    #expect(cell.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(table.layoutMargins == cell.layoutMargins)
  }

  @Test func `screen-scale`() {
    #expect(UIScreen.main.scale == UIScreen.main.traitCollection.displayScale)
    #expect(UIScreen.main.scale > 0)
  }
}
