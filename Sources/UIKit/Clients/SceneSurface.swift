import GeometryCore
import RenderCore

/// The pixels of a scene's windows as they are shown now, over black, and what changed in them.
///
/// The windows that are on the screen are drawn the hindmost first, each where its frame is.
@MainActor package final class SceneSurface {
  private unowned let scene: UIWindowScene
  /// The picture that ``update()`` last told the changes of.
  private var shown: (bitmap: Bitmap, list: DisplayList)?
  /// How often the scene was drawn.
  package private(set) var drawings = 0

  package init(of scene: UIWindowScene) { self.scene = scene }

  /// The size of the picture in points.
  package var size: CGSize { scene.screen.bounds.size }
  /// The number of pixels per point.
  package var scale: CGFloat { scene.screen.scale }

  /// The sides of the picture that was drawn last, in pixels.
  package var pixels: PixelBox? { shown?.bitmap.box }

  /// Draws what changed since the last call.
  ///
  /// After a change of the size or the scale all of the surface is damaged.
  package func update() -> SurfaceChange {
    layOut()
    let list = displayList
    let box = PixelBox(
      x: 0, y: 0, width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)))
    if let shown, shown.list == list, shown.bitmap.box == box { return SurfaceChange() }
    guard let bitmap = draw(list) else { return SurfaceChange() }
    let former = shown?.bitmap
    shown = (bitmap, list)
    guard let former, former.box == bitmap.box else { return SurfaceChange(damage: [bitmap.box]) }
    return SurfaceChange(damage: bitmap.changedTiles(from: former))
  }

  /// The pixels in a box of the picture that ``update()`` drew last.
  ///
  /// - Precondition: ``update()`` was called, and the box lies within the picture.
  package func bitmap(of box: PixelBox) -> Bitmap {
    guard let shown else { return Bitmap(width: 0, height: 0, pixels: []) }
    return shown.bitmap.cropped(to: box)
  }

  /// Forgets what was shown: the next update damages all of the surface.
  package func invalidate() { shown = nil }

  private var windows: [UIWindow] { scene.windows.filter { !$0.isHidden } }

  private func layOut() {
    for window in windows { window.layoutIfNeeded() }
    MotionStage.current.commit()
  }

  private var displayList: DisplayList {
    var list = DisplayList()
    for window in windows { window.layer.record(into: &list, as: .shown) }
    return list
  }

  private func draw(_ list: DisplayList) -> Bitmap? {
    drawings += 1
    return try? Platform.current.renderer.bitmap(
      of: list, size: size.core, scale: Double(scale),
      background: RGBA(red: 0, green: 0, blue: 0, alpha: 1))
  }
}
