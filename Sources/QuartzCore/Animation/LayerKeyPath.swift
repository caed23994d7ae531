import CoreGraphics
import Foundation

/// What an animation's key path names: a property of a layer or a part of one.
struct LayerKeyPath {
  private enum Part {
    case whole
    /// Numbers of a vector.
    case lanes(Range<Int>)
    /// Parts of a transform that are one number, or two for movement.
    case transform([TransformParts.Part])
  }

  let property: LayerProperty
  private let part: Part

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
    guard let part = LayerKeyPath.part(names[1], of: property) else { return nil }
    self.part = part
  }

  private static func part(_ name: String, of property: LayerProperty) -> Part? {
    switch property {
    case .bounds: boundsParts[name].map(Part.lanes)
    case .position, .anchorPoint, .startPoint, .endPoint: pointParts[name].map(Part.lanes)
    case .shadowOffset: sizeParts[name].map(Part.lanes)
    case .transform, .sublayerTransform: transformParts[name].map(Part.transform)
    default: nil
    }
  }

  private static let pointParts = ["x": 0..<1, "y": 1..<2]
  private static let sizeParts = ["width": 0..<1, "height": 1..<2]
  private static let boundsParts = [
    "origin": 0..<2, "size": 2..<4, "origin.x": 0..<1, "origin.y": 1..<2, "size.width": 2..<3,
    "size.height": 3..<4,
  ]
  private static let transformParts: [String: [TransformParts.Part]] = [
    "rotation": [.rotation], "rotation.z": [.rotation],
    "scale": [.scaleX, .scaleY, .scaleZ], "scale.x": [.scaleX], "scale.y": [.scaleY],
    "translation": [.translationX, .translationY],
    "translation.x": [.translationX], "translation.y": [.translationY],
  ]

  /// The value now; nil if the layer has no such property.
  func read(_ shown: ShownValues) -> MotionValue? {
    guard let whole = shown[property] else { return nil }
    switch part {
    case .whole: return whole
    case .lanes(let range):
      var lanes = SIMD4<Double>()
      for (index, lane) in range.enumerated() { lanes[index] = whole.lanes[lane] }
      return .vector(lanes)
    case .transform(let names):
      guard let parts = whole.transform3D.flatMap(TransformParts.init) else { return nil }
      // Of a scale the first axis counts; of a movement both.
      let second = names == [.translationX, .translationY] ? parts[.translationY] : 0
      return .vector(SIMD4(parts[names[0]], second, 0, 0))
    }
  }

  func write(_ value: MotionValue, to shown: inout ShownValues) {
    switch part {
    case .whole: shown[property] = value
    case .lanes(let range):
      guard var lanes = shown[property]?.lanes else { return }
      for (index, lane) in range.enumerated() { lanes[lane] = value.lanes[index] }
      shown[property] = .vector(lanes)
    case .transform(let names):
      guard let whole = shown[property]?.transform3D, var parts = TransformParts(whole)
      else { return }
      let isMovement = names == [.translationX, .translationY]
      for (index, name) in names.enumerated() {
        parts[name] = value.lanes[isMovement ? index : 0]
      }
      shown[property] = .transform(parts.transform)
    }
  }
}
