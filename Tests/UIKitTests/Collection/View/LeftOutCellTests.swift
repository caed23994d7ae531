import Testing
import UIKit

/// Items that a layout leaves out of the elements of a rectangle have no cells, whatever it says of
/// them when it is asked for them alone.
@MainActor @Suite struct LeftOutCellTests {
  private final class Layout: UICollectionViewFlowLayout {
    var leftOut: Set<IndexPath> = []

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.filter { !leftOut.contains($0.indexPath) }
    }
  }

  @Test(arguments: [false, true])
  func `a reloaded item that the layout leaves out then has no cell`(isReloaded: Bool) {
    let layout = Layout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let source = StrictDataSource([10])
    source.attach(to: view)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 10)
    let path = IndexPath(item: 3, section: 0)
    view.performBatchUpdates {
      layout.leftOut = [path]
      if isReloaded { view.reloadItems(at: [path]) }
    }
    #expect(view.visibleCells.count == 9)
    #expect(view.cellForItem(at: path) == nil)
    withExtendedLifetime(source) {}
  }
}
