import CoreGraphics
import Foundation

/// The properties of layers that can be animated, by their keys.
package enum LayerProperty: String, CaseIterable, Sendable {
  case position, bounds, anchorPoint, zPosition, transform, sublayerTransform
  case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath, contents
  // Of shapes.
  case path, fillColor, strokeColor, lineWidth, lineDashPhase, strokeStart, strokeEnd, miterLimit
  // Of gradients.
  case colors, locations, startPoint, endPoint

  /// The value of `layer`; nil if it has no such property.
  package func read(_ layer: CALayer) -> MotionValue? {
    switch self {
    case .position: MotionValue(layer.position)
    case .bounds: MotionValue(layer.bounds)
    case .anchorPoint: MotionValue(layer.anchorPoint)
    case .zPosition: MotionValue(layer.zPosition)
    case .transform: .transform(layer.transform)
    case .sublayerTransform: .transform(layer.sublayerTransform)
    case .opacity: MotionValue(layer.opacity)
    case .backgroundColor: MotionValue(layer.backgroundColor)
    case .cornerRadius: MotionValue(layer.cornerRadius)
    case .borderWidth: MotionValue(layer.borderWidth)
    case .borderColor: MotionValue(layer.borderColor)
    case .shadowColor: MotionValue(layer.shadowColor)
    case .shadowOpacity: MotionValue(layer.shadowOpacity)
    case .shadowOffset: MotionValue(layer.shadowOffset)
    case .shadowRadius: MotionValue(layer.shadowRadius)
    case .shadowPath: MotionValue(layer.shadowPath)
    case .contents: .object((layer.contents as? CGImage).map(ImageBox.init))
    case .path, .fillColor, .strokeColor, .lineWidth, .lineDashPhase, .strokeStart, .strokeEnd,
      .miterLimit:
      (layer as? CAShapeLayer).flatMap(readShape)
    case .colors, .locations, .startPoint, .endPoint:
      (layer as? CAGradientLayer).flatMap(readGradient)
    }
  }

  private func readShape(_ layer: CAShapeLayer) -> MotionValue? {
    switch self {
    case .path: MotionValue(layer.path)
    case .fillColor: MotionValue(layer.fillColor)
    case .strokeColor: MotionValue(layer.strokeColor)
    case .lineWidth: MotionValue(layer.lineWidth)
    case .lineDashPhase: MotionValue(layer.lineDashPhase)
    case .strokeStart: MotionValue(layer.strokeStart)
    case .strokeEnd: MotionValue(layer.strokeEnd)
    case .miterLimit: MotionValue(layer.miterLimit)
    default: nil
    }
  }

  private func readGradient(_ layer: CAGradientLayer) -> MotionValue? {
    switch self {
    case .colors:
      .vectors((layer.colors ?? []).map { MotionValue.components($0 as? CGColor) })
    case .locations: .vectors((layer.locations ?? []).map { SIMD4($0.doubleValue, 0, 0, 0) })
    case .startPoint: MotionValue(layer.startPoint)
    case .endPoint: MotionValue(layer.endPoint)
    default: nil
    }
  }
}
