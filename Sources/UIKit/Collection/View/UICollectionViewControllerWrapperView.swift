/// The view of a collection view controller: it holds the collection view, and what is added to it
/// lies above the list and does not scroll. Rule CALL-15.
///
/// - Note: UIKit has a view of this name there.
final class UICollectionViewControllerWrapperView: UIView {
  /// Fills the view, below all that is added to it.
  var content: UICollectionView? {
    didSet { if content !== oldValue { contentDidChange(from: oldValue) } }
  }

  init(holding content: UICollectionView?) {
    self.content = content
    super.init(frame: UIScreen.main.bounds)
    contentDidChange(from: nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func contentDidChange(from former: UICollectionView?) {
    let place = former.flatMap { subviews.firstIndex(of: $0) } ?? 0
    former?.removeFromSuperview()
    guard let content else { return }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(content, at: place)
  }

  /// The collection view has the margins of the root view that it fills.
  override func rootController(of subview: UIView) -> UIViewController? {
    subview === content ? viewController : nil
  }
}
