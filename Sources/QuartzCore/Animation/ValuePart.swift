import CoreGraphics
import Foundation

/// A part of a value by its name, such as `size.width` of a rectangle.
enum ValuePart {
  case whole
  /// Numbers of a vector.
  case lanes(Range<Int>)
  /// Parts of a transform that are one number, or two for movement.
  case transform([SpaceParts.Part])

  /// Nil of a name that a value of the kind has no part for.
  init?(_ name: String, of kind: Kind) {
    let part =
      switch kind {
      case .point: Self.pointParts[name].map(ValuePart.lanes)
      case .size: Self.sizeParts[name].map(ValuePart.lanes)
      case .rect: Self.rectParts[name].map(ValuePart.lanes)
      case .transform: Self.transformParts[name].map(ValuePart.transform)
      }
    guard let part else { return nil }
    self = part
  }

  private static let pointParts = ["x": 0..<1, "y": 1..<2]
  private static let sizeParts = ["width": 0..<1, "height": 1..<2]
  private static let rectParts = [
    "origin": 0..<2, "size": 2..<4, "origin.x": 0..<1, "origin.y": 1..<2, "size.width": 2..<3,
    "size.height": 3..<4,
  ]
  private static let transformParts: [String: [SpaceParts.Part]] = [
    "rotation": [.rotationZ], "rotation.x": [.rotationX], "rotation.y": [.rotationY],
    "rotation.z": [.rotationZ],
    "scale": [.scaleX, .scaleY, .scaleZ], "scale.x": [.scaleX], "scale.y": [.scaleY],
    "scale.z": [.scaleZ],
    "translation": [.translationX, .translationY], "translation.x": [.translationX],
    "translation.y": [.translationY], "translation.z": [.translationZ],
  ]

  private static let movement: [SpaceParts.Part] = [.translationX, .translationY]

  /// The part of a value; nil of a transform that cannot be taken apart.
  func read(_ whole: MotionValue) -> MotionValue? {
    switch self {
    case .whole: return whole
    case .lanes(let range):
      var lanes = SIMD4<Double>()
      for (index, lane) in range.enumerated() { lanes[index] = whole.lanes[lane] }
      return .vector(lanes)
    case .transform(let names):
      guard let parts = whole.transform3D.flatMap(SpaceParts.init) else { return nil }
      let numbers = names.map { parts[$0] }
      if names == Self.movement { return .vector(SIMD4(numbers[0], numbers[1], 0, 0)) }
      // The scale of all axes is their average.
      return .vector(SIMD4(numbers.reduce(0, +) / Double(numbers.count), 0, 0, 0))
    }
  }

  /// The value with another part; nil of a transform that cannot be taken apart.
  func written(_ value: MotionValue, to whole: MotionValue) -> MotionValue? {
    switch self {
    case .whole: return value
    case .lanes(let range):
      var lanes = whole.lanes
      for (index, lane) in range.enumerated() { lanes[lane] = value.lanes[index] }
      return .vector(lanes)
    case .transform(let names):
      guard var parts = whole.transform3D.flatMap(SpaceParts.init) else { return nil }
      for (index, name) in names.enumerated() {
        parts[name] = value.lanes[names == Self.movement ? index : 0]
      }
      return .transform(parts.transform)
    }
  }

  /// The part as an application gets it: a number, a point or a size.
  func boxed(_ value: MotionValue) -> Any {
    switch self {
    case .lanes(0..<2): value.point
    case .lanes(2..<4): value.size
    case .transform(Self.movement): value.size
    default: NSNumber(value: value.number)
    }
  }
}

extension ValuePart {
  /// What kind of value has parts.
  enum Kind {
    case point, size, rect, transform

    /// Nil of a value without parts.
    init?(of value: Any) {
      switch value {
      case is CGPoint: self = .point
      case is CGSize: self = .size
      case is CGRect: self = .rect
      case is CATransform3D, is CGAffineTransform: self = .transform
      case let value as NSValue:
        let type = String(cString: value.objCType)
        if type.contains("Rect") {
          self = .rect
        } else if type.contains("Size") {
          self = .size
        } else if type.contains("Point") {
          self = .point
        } else if value.heldTransform != nil {
          self = .transform
        } else {
          return nil
        }
      default: return nil
      }
    }

    /// A value of the kind in the form in which it is changed.
    func motionValue(of value: Any) -> MotionValue? {
      switch self {
      case .point, .size, .rect: MotionValue.vector(of: value).map(MotionValue.vector)
      case .transform: MotionValue.transform(of: value).map(MotionValue.transform)
      }
    }

    /// What an application gets.
    func value(of changed: MotionValue) -> Any? {
      switch self {
      case .point: changed.point
      case .size: changed.size
      case .rect: changed.rect
      case .transform: changed.transform3D
      }
    }
  }
}
