import CoreGraphics
import Foundation

extension MotionValue {
  /// What an application gives an animation, as a value of the kind of `model`; nil if it is of
  /// another kind.
  init?(_ value: Any, like model: MotionValue) {
    switch model {
    case .vector:
      guard let vector = MotionValue.vector(of: value) else { return nil }
      self = .vector(vector)
    case .transform, .transformOffset:
      guard let transform = MotionValue.transform(of: value) else { return nil }
      self = .transform(transform)
    case .path:
      guard let path = value as? CGPath else { return nil }
      self = .path(path.shape)
    case .vectors:
      guard let values = value as? [Any] else { return nil }
      self = .vectors(values.compactMap(MotionValue.vector))
    case .object:
      guard let image = value as? CGImage else { return nil }
      self = .object(ImageBox(image: image))
    }
  }

  /// The numbers of a value that is one or has up to four; nil of others.
  static func vector(of value: Any) -> SIMD4<Double>? {
    switch value {
    case let value as CGFloat: SIMD4(Double(value), 0, 0, 0)
    case let value as Double: SIMD4(value, 0, 0, 0)
    case let value as Float: SIMD4(Double(value), 0, 0, 0)
    case let value as Int: SIMD4(Double(value), 0, 0, 0)
    case let value as NSNumber: SIMD4(value.doubleValue, 0, 0, 0)
    case let value as any BinaryInteger: SIMD4(Double(value), 0, 0, 0)
    case let value as CGPoint: MotionValue(value).lanes
    case let value as CGSize: MotionValue(value).lanes
    case let value as CGRect: MotionValue(value).lanes
    case let value as CGColor: components(value)
    case let value as NSValue: vector(in: value)
    default: nil
    }
  }

  /// The point, size or rectangle in a box, which says by its type's name what it holds.
  private static func vector(in value: NSValue) -> SIMD4<Double>? {
    let type = String(cString: value.objCType)
    if type.contains("Rect") { return MotionValue(value.rectValue).lanes }
    if type.contains("Size") { return MotionValue(value.sizeValue).lanes }
    if type.contains("Point") { return MotionValue(value.pointValue).lanes }
    return nil
  }

  /// The transform that a value is; nil of others.
  static func transform(of value: Any) -> CATransform3D? {
    switch value {
    case let value as CATransform3D: value
    case let value as CGAffineTransform: CATransform3DMakeAffineTransform(value)
    case let value as NSValue: value.heldTransform
    default: nil
    }
  }
}
