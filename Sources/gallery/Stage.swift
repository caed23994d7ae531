import GalleryScenes
import QuartzCore
import RenderCore
import UIKit

/// A scene in a window, laid out and scrolled.
@MainActor final class Stage {
  let scene: Scene
  let conditions: StageConditions
  let window: UIWindow

  init(_ scene: Scene, catalogue: Catalogue, conditions: StageConditions) {
    self.scene = scene
    self.conditions = conditions
    window = UIWindow(frame: CGRect(origin: .zero, size: conditions.size))
    window.backgroundColor = .systemBackground
    window.traitOverrides.userInterfaceStyle = conditions.isDark ? .dark : .light
    window.traitOverrides.layoutDirection = conditions.isRightToLeft ? .rightToLeft : .leftToRight
    window.traitOverrides.preferredContentSizeCategory = conditions.textSize
    window.traitOverrides.displayScale = conditions.scale
    window.rootViewController = scene.makeViewController(catalogue: catalogue)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    scroll()
  }

  isolated deinit {
    window.isHidden = true
  }

  /// The scene's collection view.
  var collectionView: UICollectionView? { Self.collectionView(in: window) }

  private static func collectionView(in view: UIView) -> UICollectionView? {
    if let found = view as? UICollectionView { return found }
    for child in view.subviews {
      if let found = collectionView(in: child) { return found }
    }
    return nil
  }

  /// Scrolls to the requested offset, or to the end, which may move while content is measured.
  private func scroll() {
    guard conditions.scroll != 0, let page = collectionView else { return }
    for _ in 0..<8 {
      let before = page.contentSize
      scroll(page)
      if page.contentSize == before { break }
    }
  }

  private func scroll(_ page: UICollectionView) {
    let inset = page.adjustedContentInset
    let room = CGSize(
      width: page.contentSize.width + inset.left + inset.right - page.bounds.width,
      height: page.contentSize.height + inset.top + inset.bottom - page.bounds.height)
    let isSideways = room.width > 0.5 && room.height <= 0.5
    let distance = max(0, min(conditions.scroll, isSideways ? room.width : max(0, room.height)))
    let isMirrored = page.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let fromLeft = isMirrored ? room.width - distance : distance
    page.contentOffset = CGPoint(
      x: isSideways ? fromLeft - inset.left : page.contentOffset.x,
      y: isSideways ? page.contentOffset.y : distance - inset.top)
    window.layoutIfNeeded()
  }

  /// The image of the window at this moment.
  var picture: Picture {
    var list = DisplayList()
    window.layer.record(into: &list, as: .shown)
    return Picture(scene: scene.name, list: list, size: conditions.size, scale: conditions.scale)
  }
}
