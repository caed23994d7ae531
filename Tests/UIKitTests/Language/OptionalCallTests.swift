import Testing
import UIKit

/// Implements some methods and leaves the others out.
private final class Half: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var scrolls = 0

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    // Another method that is left out, with the same labels.
    scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}

/// Leaves everything out.
private final class Bare: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

@MainActor @Suite struct OptionalCallTests {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
    collectionViewLayout: UICollectionViewFlowLayout())

  @Test func `optional methods of a data source answer nil where they are left out`() {
    let path = IndexPath(item: 0, section: 0)
    let half: any UICollectionViewDataSource = Half()
    let bare: any UICollectionViewDataSource = Bare()
    #expect(half.numberOfSections?(in: view) == 3)
    #expect(bare.numberOfSections?(in: view) == nil)
    #expect(bare.indexTitles?(for: view) == nil)
    #expect(bare.collectionView?(view, canMoveItemAt: path) == nil)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(bare.collectionView?(view, viewForSupplementaryElementOfKind: kind, at: path) == nil)
  }

  @Test func `optional methods of a scroll delegate answer nil where they are left out`() {
    let half = Half()
    view.delegate = half
    let delegate: (any UIScrollViewDelegate)? = view.delegate
    #expect(delegate?.scrollViewDidScroll?(view) != nil)
    #expect(half.scrolls == 1)
    #expect(delegate?.scrollViewShouldScrollToTop?(view) == false)
    #expect(delegate?.scrollViewDidEndDecelerating?(view) == nil)
    #expect(delegate?.viewForZooming?(in: view) == nil)
    #expect(delegate?.scrollViewDidEndDragging?(view, willDecelerate: true) == nil)
    let bare: any UIScrollViewDelegate = Bare()
    #expect(bare.scrollViewDidScroll?(view) == nil)
    #expect(bare.scrollViewShouldScrollToTop?(view) == nil)
  }

  @Test func `optional methods of a collection view's delegate answer nil where they are left out`()
  {
    let path = IndexPath(item: 0, section: 0)
    let bare: any UICollectionViewDelegate = Bare()
    #expect(bare.collectionView?(view, shouldSelectItemAt: path) == nil)
    #expect(bare.collectionView?(view, canFocusItemAt: path) == nil)
    #expect(bare.indexPathForPreferredFocusedView?(in: view) == nil)
    #expect(bare.collectionViewDidEndMultipleSelectionInteraction?(view) == nil)
    #expect(bare.collectionView(view, canFocusItemAt: path) == view.allowsFocus)
    #expect(!bare.collectionView(view, shouldShowMenuForItemAt: path))
  }
}
