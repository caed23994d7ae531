import CoreGraphics
import Foundation

/// How the value of a key of layers is read and written.
struct LayerKey {
  /// The value of a layer; nil if it has none.
  let read: (CALayer) -> Any?
  /// Gives a layer a value. One of another kind changes nothing, nor does nil where a value is needed.
  let write: (CALayer, Any?) -> Void

  private init<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>, boxed: @escaping (Value) -> Any?,
    unboxed: @escaping (Any?) -> Value?
  ) {
    read = { ($0 as? Layer).flatMap { boxed($0[keyPath: path]) } }
    write = { layer, value in
      if let layer = layer as? Layer, let value = unboxed(value) { layer[keyPath: path] = value }
    }
  }

  /// A length or another number.
  static func number<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGFloat>) -> LayerKey {
    LayerKey(
      path, boxed: { NSNumber(value: Double($0)) }, unboxed: { lanes($0).map { CGFloat($0[0]) } })
  }

  /// A number of single precision.
  static func float<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, Float>) -> LayerKey {
    LayerKey(
      path, boxed: { NSNumber(value: $0) }, unboxed: { lanes($0).map { Float($0[0]) } })
  }

  /// A length of time in seconds.
  static func seconds<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, Double>) -> LayerKey {
    LayerKey(path, boxed: { NSNumber(value: $0) }, unboxed: { lanes($0)?[0] })
  }

  /// A whole number.
  static func count<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, Int>) -> LayerKey {
    LayerKey(
      path, boxed: { NSNumber(value: $0) }, unboxed: { lanes($0).flatMap { Int(exactly: $0[0]) } })
  }

  /// A Boolean value.
  static func flag<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, Bool>) -> LayerKey {
    LayerKey(
      path, boxed: { NSNumber(value: $0) },
      unboxed: { ($0 as? Bool) ?? ($0 as? NSNumber)?.boolValue })
  }

  /// A point.
  static func point<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGPoint>) -> LayerKey {
    LayerKey(path, boxed: { $0 }, unboxed: { lanes($0).map { MotionValue.vector($0).point } })
  }

  /// A size.
  static func size<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGSize>) -> LayerKey {
    LayerKey(path, boxed: { $0 }, unboxed: { lanes($0).map { MotionValue.vector($0).size } })
  }

  /// A rectangle.
  static func rect<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGRect>) -> LayerKey {
    LayerKey(path, boxed: { $0 }, unboxed: { lanes($0).map { MotionValue.vector($0).rect } })
  }

  /// A transform of space; one of the plane may be set, too.
  static func transform<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CATransform3D>
  ) -> LayerKey {
    LayerKey(path, boxed: { $0 }, unboxed: { $0.flatMap(MotionValue.transform) })
  }

  /// An object that may be missing.
  static func object<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value?>
  ) -> LayerKey {
    LayerKey(
      path, boxed: { $0 },
      unboxed: { value in
        guard let value else { return .some(nil) }
        return (value as? Value).map { .some($0) }
      })
  }

  /// A value by its name, such as a gravity; the name alone may be set, too.
  static func name<Layer: CALayer, Value: RawRepresentable>(
    _ path: ReferenceWritableKeyPath<Layer, Value>
  ) -> LayerKey where Value.RawValue == String {
    LayerKey(
      path, boxed: { $0.rawValue },
      unboxed: { ($0 as? Value) ?? ($0 as? String).flatMap(Value.init) })
  }

  private static func lanes(_ value: Any?) -> SIMD4<Double>? { value.flatMap(MotionValue.vector) }
}

/// The keys of the properties that all layers have.
///
/// A table is read only and made once; a key path itself is the same for every thread.
enum LayerKeys {
  nonisolated(unsafe) static let all: [String: LayerKey] = geometry.merging(look) { $1 }
    .merging(content) { $1 }

  private static var geometry: [String: LayerKey] {
    [
      "bounds": .rect(\CALayer.bounds), "frame": .rect(\CALayer.frame),
      "position": .point(\CALayer.position), "anchorPoint": .point(\CALayer.anchorPoint),
      "zPosition": .number(\CALayer.zPosition), "transform": .transform(\CALayer.transform),
      "sublayerTransform": .transform(\CALayer.sublayerTransform),
    ]
  }

  private static var look: [String: LayerKey] {
    [
      "hidden": .flag(\CALayer.isHidden), "isHidden": .flag(\CALayer.isHidden),
      "opacity": .float(\CALayer.opacity), "opaque": .flag(\CALayer.isOpaque),
      "drawsAsynchronously": .flag(\CALayer.drawsAsynchronously),
      "isOpaque": .flag(\CALayer.isOpaque), "doubleSided": .flag(\CALayer.isDoubleSided),
      "isDoubleSided": .flag(\CALayer.isDoubleSided),
      "backgroundColor": .object(\CALayer.backgroundColor),
      "masksToBounds": .flag(\CALayer.masksToBounds),
      "cornerRadius": .number(\CALayer.cornerRadius), "cornerCurve": .name(\CALayer.cornerCurve),
      "borderWidth": .number(\CALayer.borderWidth), "borderColor": .object(\CALayer.borderColor),
      "shadowColor": .object(\CALayer.shadowColor), "shadowPath": .object(\CALayer.shadowPath),
      "shadowOpacity": .float(\CALayer.shadowOpacity), "shadowOffset": .size(\CALayer.shadowOffset),
      "shadowRadius": .number(\CALayer.shadowRadius), "mask": .object(\CALayer.mask),
    ]
  }

  private static var content: [String: LayerKey] {
    [
      "contents": .object(\CALayer.contents), "contentsRect": .rect(\CALayer.contentsRect),
      "contentsCenter": .rect(\CALayer.contentsCenter),
      "geometryFlipped": .flag(\CALayer.isGeometryFlipped),
      "isGeometryFlipped": .flag(\CALayer.isGeometryFlipped),
      "contentsGravity": .name(\CALayer.contentsGravity),
      "contentsScale": .number(\CALayer.contentsScale),
      "magnificationFilter": .name(\CALayer.magnificationFilter),
      "minificationFilter": .name(\CALayer.minificationFilter),
      "shouldRasterize": .flag(\CALayer.shouldRasterize),
      "rasterizationScale": .number(\CALayer.rasterizationScale), "name": .object(\CALayer.name),
      "sublayers": .object(\CALayer.sublayers), "actions": .object(\CALayer.actions),
      "speed": .float(\CALayer.speed), "beginTime": .seconds(\CALayer.beginTime),
      "timeOffset": .seconds(\CALayer.timeOffset),
    ]
  }
}
