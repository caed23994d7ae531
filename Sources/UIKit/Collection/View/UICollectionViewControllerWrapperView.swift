/// The root view of a collection view controller, with the collection view as its first subview.
/// Views that are added to it are in front of the collection view and do not scroll. Rule CALL-15.
///
/// - Note: UIKit has a view of this name.
final class UICollectionViewControllerWrapperView: UIView {
  /// The collection view, which fills the view.
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

  /// The collection view gets the margins of a root view.
  override func rootController(of subview: UIView) -> UIViewController? {
    subview === content ? viewController : nil
  }
}
