import RenderCore

/// The stack of current contexts, which drawing functions use, innermost last.
///
/// One stack for each thread.
final class GraphicsContexts {
  private var contexts: [CGContext] = []

  static var current: GraphicsContexts {
    let storage = Thread.current.threadDictionary
    if let known = storage[key] as? GraphicsContexts { return known }
    let made = GraphicsContexts()
    storage[key] = made
    return made
  }

  var top: CGContext? { contexts.last }
  func push(_ context: CGContext) { contexts.append(context) }
  func pop() { _ = contexts.popLast() }

  private static let key = "UIKit.GraphicsContexts"
}

/// The current context; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current.top }

/// Makes `context` the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.current.push(context) }

/// Restores the context that was current before the last `UIGraphicsPushContext(_:)`.
public func UIGraphicsPopContext() { GraphicsContexts.current.pop() }

/// Fills `rect` with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills `rect` with the current fill colour in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.blending(blendMode, alpha: context.alpha) { $0.fill(rect) }
}

/// Draws a border one point wide inside `rect` with the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let (outer, inner) = (CGMutablePath(), rect.insetBy(dx: 1, dy: 1))
  outer.addRect(rect)
  if !inner.isEmpty, !inner.isNull { outer.addRect(inner) }
  context.addPath(outer)
  context.fillPath(using: .evenOdd)
}

/// Limits drawing to `rect`.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// Draws with a blend mode and an alpha, and restores both.
  func blending(_ mode: CGBlendMode, alpha: CGFloat, _ draw: (CGContext) -> Void) {
    saveGState()
    setBlendMode(mode)
    setAlpha(alpha)
    draw(self)
    restoreGState()
  }

  var alpha: CGFloat { CGFloat(current.alpha) }
}
