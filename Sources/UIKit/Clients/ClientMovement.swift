import GeometryCore
import QuartzCore
import RenderCore

/// An item that a finger moves, as a client shows it over the pixels of the scene.
package struct ClientMovedItem: Equatable {
  /// Stays the same during a movement.
  package var number: Int
  /// Where its picture lies on the screen, in points.
  package var place: CGRect
  /// The part of the screen where it can be seen.
  package var visible: CGRect
}

/// The item of a scene that a finger moves interactively or drags.
///
/// It is left out of the pixels of the scene, so that a client can show its picture below the finger at
/// once, wherever the scene still has it.
@MainActor package final class ClientMovement {
  private unowned let client: ClientScene
  private weak var movement: WindowMovement?
  private weak var drag: Drag?
  private var number = 0
  private var shown: Shown?

  /// The picture that the client has.
  private struct Shown {
    let steps: DisplayList
    /// How the item lay on the screen when it was drawn.
    let placement: Transform2D
    let place: CGRect

    /// Whether the item has only gone elsewhere since.
    func fits(_ item: SceneSurface.Separate) -> Bool {
      let (one, other) = (placement, item.placement)
      return one.a == other.a && one.b == other.b && one.c == other.c && one.d == other.d
        && steps == item.steps
    }
  }

  init(of client: ClientScene) { self.client = client }

  /// Takes the item that moves, if one does, out of the pixels from the next update on.
  package func follow() {
    if movedItem == nil {
      find()
      if movedItem != nil { (shown, number) = (nil, number + 1) }
    }
    client.surface.apart = movedItem?.layer
  }

  /// What a finger moves.
  private var movedItem: UIView? { drag?.preview ?? movement?.item }

  private func find() {
    (drag, movement) = (nil, nil)
    guard client.isTouched else { return }
    drag = client.drag
    if drag == nil {
      movement = client.windows.lazy.compactMap { $0.parts[WindowMovement.self] }
        .first { $0.item != nil }
    }
  }

  /// The item that the last update of the surface has left out.
  ///
  /// - Returns: With its picture, with transparency, if that is another than before; nil for no item.
  package func update() -> (item: ClientMovedItem, picture: Bitmap?)? {
    guard let item = movedItem, let window = item.window, let separate = client.surface.separate
    else { return nil }
    var picture: Bitmap?
    if shown?.fits(separate) != true {
      let drawn = client.surface.picture(of: separate)
      picture = drawn?.bitmap
      shown = drawn.map { show($0.bitmap, at: $0.origin, of: separate) }
    }
    guard let shown else { return nil }
    let way = CGVector(
      dx: separate.placement.tx - shown.placement.tx,
      dy: separate.placement.ty - shown.placement.ty)
    let view = drag == nil ? movement?.view?.mover : nil
    let bounds = view.map { $0.convert($0.bounds.inset(by: $0.adjustedContentInset), to: nil) }
    let moved = ClientMovedItem(
      number: number, place: shown.place.offsetBy(dx: way.dx, dy: way.dy),
      visible: (bounds ?? window.bounds)
        .offsetBy(dx: window.frame.minX, dy: window.frame.minY))
    return (moved, picture)
  }

  private func show(
    _ bitmap: Bitmap, at origin: Point, of separate: SceneSurface.Separate
  ) -> Shown {
    let scale = client.surface.scale
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    return Shown(
      steps: separate.steps, placement: separate.placement,
      place: CGRect(origin: CGPoint(origin), size: size))
  }
}
