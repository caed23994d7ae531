import Testing
import UIKit

@MainActor @Suite struct DelegateTests {
  /// Implements what the tests look at and nothing else.
  final class Listener: NSObject, UICollectionViewDelegate {
    var events: [String] = []
    var refused: IndexPath?
    var scrolls = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath != refused }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { events.append("select \(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { events.append("deselect \(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { events.append("+\(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { events.append("-\(indexPath.item)") }
  }

  func rows(_ count: Int = 100) -> (UICollectionView, Listener) {
    let layout = UICollectionViewCompositionalLayout(section: rowSection(height: 160))
    let view = UICollectionView.shown(layout, StrictDataSource([count]))
    let listener = Listener()
    view.delegate = listener
    return (view, listener)
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `the delegate is one under both types`() {
    let (view, listener) = rows()
    let scrollView: UIScrollView = view
    #expect(scrollView.delegate === listener)
    view.contentOffset.y = 5
    #expect(listener.scrolls == 1)
    scrollView.delegate = nil
    #expect(view.delegate == nil)
  }

  @Test func `cells entering and leaving are told`() {
    let (view, listener) = rows()
    view.contentOffset.y = 160
    view.layoutIfNeeded()
    // 0, 1, 2 before; 1, 2, 3 after; the one that leaves goes first.
    #expect(listener.events == ["-0", "+3"])
  }

  @Test func `a tap selects, deselects the others and asks first`() {
    let (view, listener) = rows()
    view.tapItem(at: path(1))
    #expect(view.cellForItem(at: path(1))?.isSelected == true)
    listener.refused = path(2)
    view.tapItem(at: path(2))
    view.tapItem(at: path(0))
    #expect(listener.events == ["select 1", "deselect 1", "select 0"])
    #expect(view.indexPathsForSelectedItems == [path(0)])
  }

  @Test func `several items can be selected where that is allowed`() {
    let (view, listener) = rows()
    view.allowsMultipleSelection = true
    view.tapItem(at: path(1))
    view.tapItem(at: path(0))
    view.tapItem(at: path(1))
    #expect(listener.events == ["select 1", "select 0", "deselect 1"])
    #expect(view.indexPathsForSelectedItems == [path(0)])
  }

  @Test func `the program selects without telling the delegate`() {
    let (view, listener) = rows()
    view.selectItem(at: path(50), animated: false, scrollPosition: .top)
    #expect(view.contentOffset.y == 50 * 160.0)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(50))?.isSelected == true)
    #expect(!listener.events.contains { $0.hasPrefix("select") })
    view.deselectItem(at: path(50), animated: false)
    #expect(view.indexPathsForSelectedItems == [])
    #expect(view.cellForItem(at: path(50))?.isSelected == false)
  }

  @Test func `a selected cell shows its selected background, its reuse does not`() {
    let (view, _) = rows()
    let cell = view.cellForItem(at: path(0))
    let background = UIView()
    cell?.selectedBackgroundView = background
    #expect(background.superview == nil)
    view.selectItem(at: path(0), animated: false, scrollPosition: [])
    #expect(background.superview === cell)
    #expect(cell?.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 0, width: 320, height: 160))
    view.contentOffset.y = 1600
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { !$0.isSelected })
    #expect(background.superview == nil)
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(0))?.isSelected == true)
  }

  /// A client's protocol, as in the seed article.
  final class Plain: NSObject, UICollectionViewDelegateFlowLayout {}

  final class Insetting: NSObject, ExtraDelegate {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { .zero }

    func tag() -> Int { 1 }
  }

  @Test func `an optional call answers nil for what is not implemented`() {
    let (view, listener) = rows()
    let layout = UICollectionViewFlowLayout()
    let plain: any UICollectionViewDelegateFlowLayout = Plain()
    #expect(plain.collectionView?(view, layout: layout, insetForSectionAt: 0) == nil)
    #expect(plain.collectionView?(view, layout: layout, sizeForItemAt: path(0)) == nil)
    #expect(plain.collectionView?(view, shouldSelectItemAt: path(0)) == nil)
    let extra: any ExtraDelegate = Insetting()
    #expect(extra.collectionView?(view, layout: layout, insetForSectionAt: 0) == .zero)
    #expect(extra.collectionView?(view, layout: layout, sizeForItemAt: path(0)) == nil)
    let base: any UICollectionViewDelegate = listener
    #expect(base.collectionView?(view, shouldSelectItemAt: path(0)) == true)
    #expect(base.collectionView?(view, shouldHighlightItemAt: path(0)) == nil)
  }

  /// Refuses to select, after a call of a method it does not implement.
  private final class Asking: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      self.collectionView(collectionView, didSelectItemAt: indexPath)
      return self.collectionView?(collectionView, shouldHighlightItemAt: indexPath) ?? false
    }
  }

  @Test func `a method that calls others that are not implemented is implemented itself`() {
    let (view, _) = rows()
    let delegate: any UICollectionViewDelegate = Asking()
    #expect(delegate.collectionView?(view, shouldSelectItemAt: path(0)) == false)
  }
}

@MainActor protocol ExtraDelegate: UICollectionViewDelegateFlowLayout {
  func tag() -> Int
}
