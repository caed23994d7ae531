import CoreGraphics
import Foundation
import RenderCore

/// A value that can be animated.
package enum MotionValue: Equatable {
  /// Up to four numbers, those that are missing zero: lengths, points, rectangles, colours.
  case vector(SIMD4<Double>)
  case transform(CATransform3D)
  /// A difference between two transforms.
  case transformOffset(TransformParts)
  case path(ShapePath)
  /// As many of them as there are, each by itself.
  case vectors([SIMD4<Double>])
  /// What cannot be blended.
  case object(ImageBox?)

  package static func number(_ value: Double) -> MotionValue { .vector(SIMD4(value, 0, 0, 0)) }

  package init(_ value: CGFloat) { self = .number(Double(value)) }
  package init(_ value: Float) { self = .number(Double(value)) }
  package init(_ point: CGPoint) { self = .vector(SIMD4(Double(point.x), Double(point.y), 0, 0)) }
  package init(_ size: CGSize) {
    self = .vector(SIMD4(Double(size.width), Double(size.height), 0, 0))
  }
  package init(_ rect: CGRect) {
    self = .vector(
      SIMD4(Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)))
  }
  package init(_ color: CGColor?) { self = .vector(MotionValue.components(color)) }
  package init(_ path: CGPath?) { self = .path(path?.shape ?? ShapePath()) }

  /// Red, green, blue and alpha; no colour is clear.
  static func components(_ color: CGColor?) -> SIMD4<Double> {
    guard let rgba = color?.rgba else { return .zero }
    return SIMD4(rgba.red, rgba.green, rgba.blue, rgba.alpha)
  }

  /// The value `share` of the way from here to `end`; shares beyond 0 and 1 overshoot.
  package func blended(to end: MotionValue, by share: Double) -> MotionValue {
    switch (self, end) {
    case (.vector(let from), .vector(let to)): return .vector(from + (to - from) * share)
    case (.transform(let from), .transform(let to)):
      return .transform(from.blended(to: to, by: share))
    case (.transformOffset(let from), .transformOffset(let to)):
      return .transformOffset(from.blended(to: to, by: share))
    case (.vectors(let from), .vectors(let to)) where from.count == to.count:
      return .vectors(zip(from, to).map { $0 + ($1 - $0) * share })
    case (.path(let from), .path(let to)):
      return .path(from.blended(to: to, by: share) ?? (share < 0.5 ? from : to))
    default: return share < 0.5 ? self : end
    }
  }

  /// The sum; transforms that are added come first, those of paths replace.
  package func adding(_ other: MotionValue) -> MotionValue {
    switch (self, other) {
    case (.vector(let left), .vector(let right)): return .vector(left + right)
    case (.vectors(let left), .vectors(let right)) where left.count == right.count:
      return .vectors(zip(left, right).map { $0 + $1 })
    case (.transform(let transform), .transform(let other)):
      return .transform(CATransform3DConcat(other, transform))
    case (.transform(let transform), .transformOffset(let offset)):
      return .transform(transform.moved(by: offset))
    case (.transformOffset(let left), .transformOffset(let right)):
      return .transformOffset(left.adding(right))
    default: return other
    }
  }

  /// Whether all numbers are finite.
  var isFinite: Bool {
    switch self {
    case .vector(let value): (value * 0) == .zero
    case .vectors(let values): values.allSatisfy { ($0 * 0) == .zero }
    case .transform, .transformOffset, .path, .object: true
    }
  }

  package var negated: MotionValue {
    switch self {
    case .vector(let value): .vector(-value)
    case .vectors(let values): .vectors(values.map { -$0 })
    case .transformOffset(let offset): .transformOffset(offset.negated)
    case .transform, .path, .object: self
    }
  }

  /// What has to be added to `other` to come here; nil where values are not added.
  package func offset(from other: MotionValue) -> MotionValue? {
    switch (self, other) {
    case (.vector(let left), .vector(let right)): .vector(left - right)
    case (.vectors(let left), .vectors(let right)) where left.count == right.count:
      .vectors(zip(left, right).map { $0 - $1 })
    case (.transform(let left), .transform(let right)):
      TransformParts(from: right, to: left).map(MotionValue.transformOffset)
    default: nil
    }
  }

  /// The offset that changes nothing of this kind.
  package var noOffset: MotionValue {
    switch self {
    case .vector: .vector(.zero)
    case .vectors(let values): .vectors(values.map { _ in .zero })
    case .transform, .transformOffset: .transformOffset(TransformParts())
    case .path, .object: self
    }
  }
}

/// A picture that equals itself alone.
package struct ImageBox: Equatable {
  let image: CGImage

  package static func == (left: ImageBox, right: ImageBox) -> Bool { left.image === right.image }
}

// What values are in the properties of layers.
extension MotionValue {
  package var number: Double { lanes[0] }
  package var length: CGFloat { CGFloat(number) }
  var point: CGPoint { CGPoint(x: lanes[0], y: lanes[1]) }
  var size: CGSize { CGSize(width: lanes[0], height: lanes[1]) }
  var rect: CGRect {
    CGRect(x: lanes[0], y: lanes[1], width: max(0, lanes[2]), height: max(0, lanes[3]))
  }
  var color: CGColor { MotionValue.color(lanes) }
  var cgPath: CGPath? {
    if case .path(let shape) = self { CGPath(shape) } else { nil }
  }
  var transform3D: CATransform3D? {
    if case .transform(let transform) = self { transform } else { nil }
  }

  var lanes: SIMD4<Double> {
    if case .vector(let value) = self { value } else { .zero }
  }

  static func color(_ parts: SIMD4<Double>) -> CGColor {
    let parts = parts.clamped(lowerBound: .zero, upperBound: .one)
    return CGColor(RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
  }
}
