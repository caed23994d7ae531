/// Shows a collection view and is its data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let givenLayout: UICollectionViewLayout?
  private var givenView: UICollectionView?

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    givenLayout = nil
    super.init(coder: coder)
  }

  /// Fills the controller's view, which holds it; made with the layout given when it is first
  /// asked for. Another one takes its place within the view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return givenView
    }
    set {
      givenView = newValue
      let holder = viewIfLoaded as? UICollectionViewControllerWrapperView
      if holder == nil { view = UICollectionViewControllerWrapperView(holding: newValue) }
      holder?.content = newValue
    }
  }

  /// The layout given at first.
  open var collectionViewLayout: UICollectionViewLayout {
    givenLayout ?? collectionView.collectionViewLayout
  }

  /// Whether the selection is taken back when the view appears. Default true.
  open var clearsSelectionOnViewWillAppear = true

  open override func loadView() {
    let list = UICollectionView(
      frame: UIScreen.main.bounds,
      collectionViewLayout: givenLayout ?? UICollectionViewFlowLayout())
    list.dataSource = self
    list.delegate = self
    collectionView = list
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: UICollectionViewDataSource

  /// Default 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Default 0.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// For subclasses with items to implement.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    refuse("\(type(of: self)) has items but does not implement collectionView(_:cellForItemAt:).")
  }

  /// For subclasses with supplementary views to implement.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    refuse(
      """
      \(type(of: self)) has supplementary views of kind \(kind) but does not implement \
      collectionView(_:viewForSupplementaryElementOfKind:at:).
      """)
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  // MARK: UICollectionViewDelegate, for subclasses to implement

  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalCall.noteDefault()
    return proposedContentOffset
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCall.noteDefault()
    return proposedIndexPath
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCall.noteDefault()
    return proposedIndexPath
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalCall.noteDefault()
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
