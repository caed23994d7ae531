import CoreGraphics
import Foundation

/// What an animation's key path names: a property of a layer or a part of one.
struct LayerKeyPath {
  let property: LayerProperty
  private let part: ValuePart

  /// Nil for what layers do not have.
  init?(_ path: String) {
    if let property = LayerProperty(rawValue: path) {
      self.property = property
      part = .whole
      return
    }
    let names = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = names.first, let property = LayerProperty(rawValue: first) else { return nil }
    self.property = property
    guard names.count > 1 else {
      part = .whole
      return
    }
    guard let part = property.kind.flatMap({ ValuePart(names[1], of: $0) }) else { return nil }
    self.part = part
  }

  /// The value now; nil if the layer has no such property.
  func read(_ shown: ShownValues) -> MotionValue? { shown[property].flatMap(part.read) }

  func write(_ value: MotionValue, to shown: inout ShownValues) {
    guard case .whole = part else {
      if let changed = shown[property].flatMap({ part.written(value, to: $0) }) {
        shown[property] = changed
      }
      return
    }
    shown[property] = value
  }
}

extension LayerProperty {
  /// The kind of the value, if that has parts.
  fileprivate var kind: ValuePart.Kind? {
    switch self {
    case .bounds: .rect
    case .position, .anchorPoint, .startPoint, .endPoint: .point
    case .shadowOffset: .size
    case .transform, .sublayerTransform: .transform
    default: nil
    }
  }
}
