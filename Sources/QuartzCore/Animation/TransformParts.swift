import CoreGraphics
import Foundation

/// What a transform does, in numbers that can be blended each by itself: a turn does not shrink
/// what turns.
package struct TransformParts: Equatable {
  /// Movement on the axes, factors of the axes, the turn in radians, the shear.
  var values = SIMD8<Double>()

  /// Which number is which.
  enum Part: Int {
    case translationX, translationY, translationZ, scaleX, scaleY, scaleZ, rotation, shear
  }

  subscript(part: Part) -> Double {
    get { values[part.rawValue] }
    set { values[part.rawValue] = newValue }
  }

  /// No difference.
  init() {}

  /// The parts of a transform that moves, scales and turns in the plane; nil of any other.
  init?(_ transform: CATransform3D) {
    guard transform.isFlat else { return nil }
    let (a, b) = (Double(transform.m11), Double(transform.m12))
    let (c, d) = (Double(transform.m21), Double(transform.m22))
    let width = (a * a + b * b).squareRoot()
    self[.translationX] = Double(transform.m41)
    self[.translationY] = Double(transform.m42)
    self[.translationZ] = Double(transform.m43)
    self[.scaleX] = width
    self[.scaleZ] = Double(transform.m33)
    if width > 0 {
      self[.rotation] = atan2(b, a)
      self[.scaleY] = (a * d - b * c) / width
      self[.shear] = (a * c + b * d) / width
    } else {
      self[.rotation] = atan2(-c, d)
      self[.scaleY] = (c * c + d * d).squareRoot()
    }
  }

  /// What has to be added to `start` to come to `end`, by the shorter turn.
  init?(from start: CATransform3D, to end: CATransform3D) {
    guard let from = TransformParts(start), let to = TransformParts(end) else { return nil }
    values = to.values - from.values
    self[.rotation] = remainder(self[.rotation], 2 * .pi)
  }

  var transform: CATransform3D {
    let (sine, cosine) = (sin(self[.rotation]), cos(self[.rotation]))
    let (width, height, shear) = (self[.scaleX], self[.scaleY], self[.shear])
    var result = CATransform3DIdentity
    result.m11 = CGFloat(width * cosine)
    result.m12 = CGFloat(width * sine)
    result.m21 = CGFloat(shear * cosine - height * sine)
    result.m22 = CGFloat(shear * sine + height * cosine)
    result.m33 = CGFloat(self[.scaleZ])
    result.m41 = CGFloat(self[.translationX])
    result.m42 = CGFloat(self[.translationY])
    result.m43 = CGFloat(self[.translationZ])
    return result
  }

  func adding(_ other: TransformParts) -> TransformParts {
    var result = self
    result.values += other.values
    return result
  }

  var negated: TransformParts {
    var result = self
    result.values = -values
    return result
  }

  func blended(to end: TransformParts, by share: Double) -> TransformParts {
    var result = self
    result.values += (end.values - values) * share
    return result
  }
}

extension CATransform3D {
  /// Whether it moves, scales and turns in the plane alone.
  fileprivate var isFlat: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m44 == 1
  }

  /// Part by part where both are flat, else number by number.
  func blended(to end: CATransform3D, by share: Double) -> CATransform3D {
    if share <= 0 || self == end { return self }
    if share == 1 { return end }
    guard let parts = TransformParts(self), let way = TransformParts(from: self, to: end) else {
      return mixed(with: end, by: CGFloat(share))
    }
    return parts.adding(TransformParts().blended(to: way, by: share)).transform
  }

  func moved(by offset: TransformParts) -> CATransform3D {
    guard offset != TransformParts(), let parts = TransformParts(self) else { return self }
    return parts.adding(offset).transform
  }
}
