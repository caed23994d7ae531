import Testing
import UIKit

/// The metrics that a delegate gives the sections of a flow layout.
@MainActor @Suite struct FlowDelegateTests {
  /// Metrics that grow from section to section.
  final class Metrics: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 10 * CGFloat(section + 1) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 20 : 21 }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 1, height: 30 + CGFloat(section)) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { section == 0 ? .zero : CGSize(width: 1, height: 7) }
  }

  @Test func `each section has the spacings, the header and the footer of the delegate`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let kinds: Set = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let data = StrictDataSource([4, 4], kinds: kinds)
    // 3 x 100 + 2 x 20 is the width.
    let view = UICollectionView.shown(
      layout, data, frame: CGRect(x: 0, y: 0, width: 340, height: 480))
    let metrics = Metrics()
    view.delegate = metrics
    layout.invalidateLayout()
    view.layoutIfNeeded()
    func frames(_ section: Int) -> [CGRect] {
      (0..<4).compactMap {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
    }
    // Below a header of 30: three in a line, 20 apart, and one 10 below.
    #expect(frames(0).map(\.minX) == [0, 120, 240, 0])
    let second: CGFloat = 30 + 50 + 10
    #expect(frames(0).map(\.minY) == [30, 30, 30, second])
    // No footer; below a header of 31 two in a line, for 21 leave no room for three, and 20 below.
    let top: CGFloat = second + 50 + 31
    let below: CGFloat = top + 50 + 20
    #expect(frames(1).map(\.minX) == [0, 240, 0, 240])
    #expect(frames(1).map(\.minY) == [top, top, below, below])
    func extent(_ kind: String, _ section: Int) -> CGFloat? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame.height
    }
    #expect(extent(UICollectionView.elementKindSectionHeader, 0) == 30)
    #expect(extent(UICollectionView.elementKindSectionHeader, 1) == 31)
    #expect(extent(UICollectionView.elementKindSectionFooter, 1) == 7)
    let end: CGFloat = below + 50 + 7
    #expect(view.contentSize.height == end)
  }
}
