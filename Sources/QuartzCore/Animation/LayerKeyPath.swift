import CoreGraphics
import Foundation

/// What an animation's key path names: a property of a layer or a part of one, or a value by another
/// key, such as one of the application's own.
struct LayerKeyPath {
  /// What the path begins with.
  enum Root: Equatable {
    case property(LayerProperty)
    case value(String)

    var key: String {
      switch self {
      case .property(let property): property.rawValue
      case .value(let key): key
      }
    }
  }

  let root: Root
  private let part: ValuePart

  /// Nil for parts that no property has, and for the frame, which follows from other properties.
  init?(_ path: String) {
    let names = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = names.first, first != "frame" else { return nil }
    guard let property = LayerProperty(rawValue: first) else {
      guard names.count == 1 else { return nil }
      (root, part) = (.value(first), .whole)
      return
    }
    root = .property(property)
    guard names.count > 1 else {
      part = .whole
      return
    }
    guard let part = property.kind.flatMap({ ValuePart(names[1], of: $0) }) else { return nil }
    self.part = part
  }

  /// The value now; nil if the layer has no such property.
  func read(_ shown: ShownValues) -> MotionValue? {
    switch root {
    case .property(let property): shown[property].flatMap(part.read)
    case .value(let key): shown[key: key]
    }
  }

  func write(_ value: MotionValue, to shown: inout ShownValues) {
    guard case .property(let property) = root else { return shown[key: root.key] = value }
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
