import RenderCore

/// The current contexts, which drawing functions use.
enum GraphicsContexts {
  static var current: ThreadStack<CGContext> { .current("GraphicsContexts") }
}

/// The current context; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current.elements.last }

/// Makes `context` the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.current.elements.append(context)
}

/// Restores the context that was current before the last `UIGraphicsPushContext(_:)`.
public func UIGraphicsPopContext() { _ = GraphicsContexts.current.elements.popLast() }

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
