import GalleryScenes
import UIKit

/// A scene of the gallery in a window of its own, used as a person would and let go.
@MainActor package struct SceneRound {
  private let scene: Scene
  private let catalogue: Catalogue
  /// What is looked after; holds nothing once the round is over.
  package let watch = Watch()

  package init(_ scene: Scene, catalogue: Catalogue) {
    self.scene = scene
    self.catalogue = catalogue
  }

  /// Builds, lays out, scrolls and draws the scene, and drops it.
  @inline(never) package func run() {
    let window = UIWindow(frame: CGRect(origin: .zero, size: scene.defaultSize))
    window.rootViewController = scene.makeViewController(catalogue: catalogue)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    watch.tree(window, scene.name)
    for page in Self.collectionViews(in: window) { scroll(page, in: window) }
    draw(window)
    // A window that is shown may be kept until it is hidden.
    window.isHidden = true
    window.rootViewController = nil
  }

  private static func collectionViews(in view: UIView) -> [UICollectionView] {
    if let found = view as? UICollectionView { return [found] }
    return view.subviews.flatMap(collectionViews(in:))
  }

  /// Scrolls to a few places along both axes, rows that scroll on their own included.
  private func scroll(_ page: UICollectionView, in window: UIWindow) {
    for share in [0.3, 1, 0.1] as [CGFloat] {
      let rows = page.subviews.compactMap { $0 as? UIScrollView }
      for view in rows + [page] {
        let (room, shown) = (view.contentSize, view.bounds)
        view.contentOffset = CGPoint(
          x: max(shown.minX, share * (room.width - shown.width)),
          y: max(shown.minY, share * (room.height - shown.height)))
      }
      window.layoutIfNeeded()
      watch.tree(page, scene.name)
    }
  }

  private func draw(_ window: UIWindow) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(bounds: window.bounds, format: format)
      .image { window.layer.render(in: $0.cgContext) }
    watch(picture, "\(scene.name)'s picture")
  }
}
