import CoreGraphics
import Foundation

extension LayerProperty {
  /// Gives `layer` a value.
  package func write(_ value: MotionValue, to layer: CALayer) {
    switch self {
    case .position: layer.position = value.point
    case .bounds: layer.bounds = value.rect
    case .anchorPoint: layer.anchorPoint = value.point
    case .zPosition: layer.zPosition = value.length
    case .transform: layer.transform = value.transform3D ?? layer.transform
    case .sublayerTransform: layer.sublayerTransform = value.transform3D ?? layer.sublayerTransform
    case .opacity: layer.opacity = Float(min(max(value.number, 0), 1))
    case .backgroundColor: layer.backgroundColor = value.color
    case .cornerRadius: layer.cornerRadius = value.length
    case .borderWidth: layer.borderWidth = value.length
    case .borderColor: layer.borderColor = value.color
    case .shadowColor: layer.shadowColor = value.color
    case .shadowOpacity: layer.shadowOpacity = Float(min(max(value.number, 0), 1))
    case .shadowOffset: layer.shadowOffset = value.size
    case .shadowRadius: layer.shadowRadius = value.length
    case .shadowPath: layer.shadowPath = value.cgPath
    case .contents: if case .object(let box) = value { layer.contents = box?.image }
    case .path, .fillColor, .strokeColor, .lineWidth, .lineDashPhase, .strokeStart, .strokeEnd,
      .miterLimit:
      if let layer = layer as? CAShapeLayer { writeShape(value, to: layer) }
    case .colors, .locations, .startPoint, .endPoint:
      if let layer = layer as? CAGradientLayer { writeGradient(value, to: layer) }
    }
  }

  private func writeShape(_ value: MotionValue, to layer: CAShapeLayer) {
    switch self {
    case .path: layer.path = value.cgPath
    case .fillColor: layer.fillColor = value.color
    case .strokeColor: layer.strokeColor = value.color
    case .lineWidth: layer.lineWidth = value.length
    case .lineDashPhase: layer.lineDashPhase = value.length
    case .strokeStart: layer.strokeStart = value.length
    case .strokeEnd: layer.strokeEnd = value.length
    case .miterLimit: layer.miterLimit = value.length
    default: break
    }
  }

  private func writeGradient(_ value: MotionValue, to layer: CAGradientLayer) {
    switch (self, value) {
    case (.colors, .vectors(let colors)): layer.colors = colors.map(MotionValue.color)
    case (.locations, .vectors(let places)):
      layer.locations = places.map { NSNumber(value: $0[0]) }
    case (.startPoint, _): layer.startPoint = value.point
    case (.endPoint, _): layer.endPoint = value.point
    default: break
    }
  }
}
