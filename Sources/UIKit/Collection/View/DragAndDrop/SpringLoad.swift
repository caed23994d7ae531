/// Selects an item of a spring-loaded view when a drag stays over it.
@MainActor final class SpringLoad {
  private unowned let view: UICollectionView
  private let session: any UIDropSession
  private var path: IndexPath?
  private var timer: FrameTimer?

  /// How long a drag stays, in seconds. UIKit does not document it.
  private static let stay = 1.0

  init(of view: UICollectionView, _ session: any UIDropSession) {
    self.view = view
    self.session = session
  }

  /// The drag is over an item now.
  func follow(_ path: IndexPath?) {
    guard path != self.path else { return }
    stop()
    self.path = path
    guard path != nil, view.isSpringLoaded else { return }
    timer = FrameTimer(after: Self.stay) { [weak self] in _ = self?.load() }
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }

  /// Selects the item under the drag.
  ///
  /// - Returns: Whether it was selected.
  func load() -> Bool {
    guard view.isSpringLoaded,
      let path = view.indexPathForItem(at: session.location(in: view.mover))
    else { return false }
    let context = SpringLoading(session, over: view.shownItem(at: path), at: path)
    guard view.delegate?.collectionView?(view, shouldSpringLoadItemAt: path, with: context) ?? true
    else { return false }
    context.state = .activated
    view.touches.selectAlone(path)
    return true
  }
}

/// The spring-loaded interaction of a drag with an item.
private final class SpringLoading: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.possible
  var targetView: UIView?
  var targetItem: Any?
  private let session: any UIDropSession

  init(_ session: any UIDropSession, over view: UIView?, at path: IndexPath) {
    self.session = session
    targetView = view
    targetItem = path
    super.init()
  }

  func location(in view: UIView?) -> CGPoint {
    guard let view = view ?? targetView?.window else { return .zero }
    return session.location(in: view)
  }
}
