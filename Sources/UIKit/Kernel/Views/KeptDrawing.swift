import CoreGraphics
import GeometryCore
import RenderCore

/// A view whose drawing always takes the place of what it drew before.
@MainActor protocol ReplacesDrawing: UIView {}

/// What a view has drawn, for one that draws over it.
final class KeptDrawing {
  private var drawing = DisplayList()
  private var bounds = CGRect.null

  /// How many steps are kept before they become an image.
  private static let mostSteps = 400

  /// Whether a view starts with nothing when it draws.
  @MainActor static func clears(_ view: UIView) -> Bool { view.parts[KeptDrawing.self] == nil }

  @MainActor static func set(clears: Bool, _ view: UIView) {
    if clears != self.clears(view) { view.parts[KeptDrawing.self] = clears ? nil : KeptDrawing() }
  }

  /// Draws a view, over what it drew before in the same bounds if it keeps that.
  @MainActor static func draw(_ view: UIView, in context: CGContext) {
    guard let kept = view.parts[KeptDrawing.self], !(view is any ReplacesDrawing) else {
      return view.draw(view.layer, in: context)
    }
    kept.draw(in: context, of: view)
  }

  @MainActor private func draw(in context: CGContext, of view: UIView) {
    if view.bounds == bounds {
      context.append(drawing)
    } else {
      bounds = view.bounds
    }
    view.draw(view.layer, in: context)
    drawing = context.closedList
    if drawing.commands.count > Self.mostSteps { flatten(scale: view.contentScaleFactor) }
  }

  /// Keeps the pixels in place of the steps. Bounds too large for an image keep the steps.
  private func flatten(scale: CGFloat) {
    let frame = bounds.core
    let origin = Point(x: -frame.origin.x, y: -frame.origin.y)
    let steps = DisplayList(commands: [.transform(.translation(origin))] + drawing.commands)
    let image = try? Platform.current.renderer.bitmap(
      of: steps, size: frame.size, scale: Double(scale), background: nil)
    if let image { drawing = DisplayList(commands: [.image(image, frame: frame, tint: nil)]) }
  }
}
