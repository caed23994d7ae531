import GeometryCore
import RenderCore

/// The pixels of a scene's windows as they are shown now, over black, and what changed in them.
///
/// The windows that are on the screen are drawn the hindmost first, each where its frame is. The
/// pixels are kept: an update draws what changed and no more, and they equal those of ``plainBitmap``.
@MainActor package final class SceneSurface {
  private let source: Source
  private let reader: LayerTreeReader
  /// What keeps the pixels; nil before the first update.
  private var compositor: Compositor?
  private var shape: Shape?
  /// How often something was drawn.
  package private(set) var drawings = 0

  /// What is drawn, and how large.
  private struct Source {
    let size: () -> CGSize
    let scale: () -> CGFloat
    let windows: () -> [UIWindow]
  }

  private struct Shape: Equatable {
    let size: CGSize
    let scale: CGFloat
  }

  package convenience init(of scene: UIWindowScene) {
    self.init(
      size: { [unowned scene] in scene.screen.bounds.size },
      scale: { [unowned scene] in scene.screen.scale },
      windows: { [unowned scene] in scene.windows })
  }

  /// - Parameters:
  ///   - size: The size of the picture in points, asked for by each update.
  ///   - scale: The number of pixels per point.
  ///   - windows: Those that are not hidden are drawn in the order of their levels.
  package init(
    size: @escaping () -> CGSize, scale: @escaping () -> CGFloat,
    windows: @escaping () -> [UIWindow]
  ) {
    source = Source(size: size, scale: scale, windows: windows)
    let text = Platform.current.text
    reader = LayerTreeReader { text.ink(of: $0, in: $1) }
  }

  /// The layers are let go of on the main actor, wherever the surface is.
  isolated deinit {}

  /// The size of the picture in points.
  package var size: CGSize { source.size() }
  /// The number of pixels per point.
  package var scale: CGFloat { source.scale() }

  /// The sides of the picture that was drawn last, in pixels.
  package var pixels: PixelBox? { compositor?.box }
  /// What was done since the size or the scale changed.
  package var work: CompositorWork { compositor?.work ?? CompositorWork() }

  /// Lays out what waits, begins the motion that was added, and draws what changed since the last
  /// call.
  ///
  /// After a change of the size or the scale all of the surface is damaged.
  package func update() -> SurfaceChange {
    let change = withRest(of: draw())
    if !change.isEmpty { drawings += 1 }
    return change
  }

  private func draw() -> SurfaceChange {
    layOut()
    reader.show(windows.map(\.layer))
    let tree = reader.commit()
    let shape = Shape(size: size, scale: scale)
    if compositor == nil || shape != self.shape { resize(to: shape) }
    guard let compositor else { return SurfaceChange() }
    compositor.apart = apart?.node
    return (try? compositor.update(with: tree)) ?? SurfaceChange()
  }

  /// The pixels in a box of the picture that ``update()`` drew last.
  ///
  /// - Precondition: ``update()`` was called, and the box lies within the picture.
  package func bitmap(of box: PixelBox) -> Bitmap {
    compositor?.bitmap(of: box) ?? Bitmap(width: 0, height: 0, pixels: [])
  }

  // MARK: Rehearsals

  /// What changed during rehearsals and stayed.
  private var rest: [PixelBox] = []
  /// Whether the next update has something that changed during a rehearsal.
  package var hasRest: Bool { !rest.isEmpty }

  /// What a change would show that is made and taken back at once.
  ///
  /// - Parameters:
  ///   - area: Where the change may be seen.
  ///   - show: Makes the change, called with true, and takes it back.
  /// - Returns: The pixels that would change; empty if the change is not undone or reaches further.
  package func rehearse(
    in area: PixelBox, _ show: (Bool) -> Void
  ) -> [(box: PixelBox, bitmap: Bitmap)] {
    guard let compositor else { return [] }
    let before = compositor.bitmap(of: area)
    show(true)
    let there = draw()
    let look = there.damage.filter(area.contains).map { ($0, bitmap(of: $0)) }
    show(false)
    let back = draw()
    let moved = (there.moves + back.moves).flatMap {
      [$0.source, $0.source.moved(dx: $0.dx, dy: $0.dy)]
    }
    let changed = there.damage + back.damage + moved
    let isUndone = moved.isEmpty && bitmap(of: area).pixels == before.pixels
    rest += isUndone ? changed.filter { !area.contains($0) } : changed
    return isUndone ? look : []
  }

  /// Adds what changed during rehearsals.
  private func withRest(of change: SurfaceChange) -> SurfaceChange {
    guard hasRest, let box = pixels else { return change }
    defer { rest = [] }
    // What was moved may have been out of date.
    guard change.moves.isEmpty else { return SurfaceChange(damage: [box]) }
    var damage = Damage(within: box)
    for box in change.damage + rest { damage.add(box) }
    return SurfaceChange(damage: damage.disjoint)
  }

  /// The tree that ``update()`` drew last.
  var tree: RenderTree? { compositor?.tree }

  // MARK: What is shown elsewhere

  /// A layer that a client shows itself: from the next update on the pixels are without it and all below it,
  /// where that is possible.
  package var apart: CALayer?

  /// The layer that the pixels are without, in its place on the screen.
  package struct Separate: Equatable {
    /// The steps of the layer and all below it, in its coordinates.
    let steps: DisplayList
    /// Its own coordinates on the screen, in points.
    let placement: Transform2D
    /// Around what it paints on the screen, in points.
    let box: Rect
  }

  /// The node that the last update has left out; nil for none.
  var leftOut: RenderNodeID? { compositor?.leftOut }

  /// The layer that the last update has left out; nil for none.
  var separate: Separate? {
    guard let node = leftOut, let (steps, placement, box) = tree?.steps(of: node) else {
      return nil
    }
    return Separate(steps: steps, placement: placement, box: box)
  }

  /// The pixels of what was left out, over nothing.
  ///
  /// - Returns: With where the first pixel lies on the screen, in points.
  func picture(of separate: Separate) -> (bitmap: Bitmap, origin: Point)? {
    let (box, scale) = (separate.box, Double(scale))
    let origin = Point(
      x: (box.minX * scale).rounded(.down) / scale, y: (box.minY * scale).rounded(.down) / scale)
    let size = Size(
      width: ((box.maxX - origin.x) * scale).rounded(.up) / scale,
      height: ((box.maxY - origin.y) * scale).rounded(.up) / scale)
    var list = DisplayList()
    list.append(.transform(.translation(Point(x: -origin.x, y: -origin.y))))
    list.append(.transform(separate.placement))
    list.append(contentsOf: separate.steps)
    let bitmap = try? Platform.current.renderer.bitmap(
      of: list, size: size, scale: scale, background: nil)
    return bitmap.map { ($0, origin) }
  }

  /// Draws all of the surface by the next update.
  package func invalidate() { shape = nil }

  /// The same picture, drawn without what is kept.
  package func plainBitmap() -> Bitmap? {
    layOut()
    var list = DisplayList()
    for window in windows { window.layer.record(into: &list, as: .shown) }
    return try? Platform.current.renderer.bitmap(
      of: list, size: size.core, scale: Double(scale), background: Self.background)
  }

  /// The same as a document of one page, in lines and texts where they are such.
  package func document() -> [UInt8]? {
    layOut()
    var list = DisplayList()
    for window in windows { window.layer.record(into: &list, as: .shown) }
    return try? Platform.current.renderer.pdf(of: list, size: size.core)
  }

  private static let background = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

  private var windows: [UIWindow] {
    source.windows().filter { !$0.isHidden }.enumerated()
      .sorted {
        ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
      }
      .map(\.element)
  }

  private func layOut() {
    for window in windows { window.layoutIfNeeded() }
    MotionStage.current.commit()
  }

  /// Takes a canvas of the present size for the tree that is known.
  private func resize(to shape: Shape) {
    let known = compositor?.tree ?? RenderTree()
    compositor = nil
    self.shape = shape
    guard
      let canvas = try? Platform.current.renderer.canvas(
        size: shape.size.core, scale: Double(shape.scale), background: Self.background)
    else { return }
    compositor = Compositor(on: canvas, scale: Double(shape.scale), tree: known)
  }
}
