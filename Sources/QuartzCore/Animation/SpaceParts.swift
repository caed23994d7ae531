import CoreGraphics
import Foundation

/// What a transform of space does, in numbers of which each can be set alone.
///
/// Rotations go about the x axis first, then about the y axis and the z axis. Transforms of the plane have
/// the parts of ``TransformParts``.
struct SpaceParts {
  /// A number of a transform; angles are in radians.
  enum Part {
    case translationX, translationY, translationZ, scaleX, scaleY, scaleZ
    case rotationX, rotationY, rotationZ
  }

  /// Movement, scale, the rotation about the z axis, and the shear in the plane.
  private var plane: TransformParts
  private var rotationX = 0.0
  private var rotationY = 0.0
  /// How much of the x and y axes the z axis takes along.
  private var shear = SIMD2<Double>()
  /// What the fourth column adds after all else: the distance of the eye, for the most part.
  private var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// Nil of a transform that flattens space, unless it stays in the plane.
  init?(_ transform: CATransform3D) {
    if let plane = TransformParts(transform) {
      self.plane = plane
      return
    }
    plane = TransformParts()
    let rows = Rows(transform)
    guard let perspective = rows.solution(for: transform.fourthColumn) else { return nil }
    let movement = transform.movement
    self.perspective = SIMD4(
      perspective, Double(transform.m44) - (movement * perspective).sum())
    plane[.translationX] = movement.x
    plane[.translationY] = movement.y
    plane[.translationZ] = movement.z
    takeApart(rows)
  }

  /// Takes the scale, shear and rotation from what a transform makes of the axes.
  private mutating func takeApart(_ rows: Rows) {
    let first = rows.x / rows.x.length
    let leaning = (rows.y * first).sum()
    var second = rows.y - leaning * first
    plane[.scaleX] = rows.x.length
    plane[.shear] = leaning
    plane[.scaleY] = second.length
    second /= second.length
    // As in the plane, a mirror is one of the y axis.
    if (rows.z * first.cross(second)).sum() < 0 {
      second = -second
      plane[.scaleY] = -plane[.scaleY]
    }
    let third = first.cross(second)
    shear = SIMD2((rows.z * first).sum(), (rows.z * second).sum())
    plane[.scaleZ] = (rows.z * third).sum()
    rotationY = asin(min(max(-first.z, -1), 1))
    if abs(first.z) < 1 - 1e-12 {
      rotationX = atan2(second.z, third.z)
      plane[.rotation] = atan2(first.y, first.x)
    } else {
      rotationX = atan2(-third.y, second.y)
    }
  }

  subscript(part: Part) -> Double {
    get {
      switch part {
      case .rotationX: rotationX
      case .rotationY: rotationY
      default: plane[part.ofPlane]
      }
    }
    set {
      switch part {
      case .rotationX: rotationX = newValue
      case .rotationY: rotationY = newValue
      default: plane[part.ofPlane] = newValue
      }
    }
  }

  private var isPlane: Bool {
    rotationX == 0 && rotationY == 0 && shear == .zero && perspective == SIMD4(0, 0, 0, 1)
  }

  /// The transform that has these parts.
  var transform: CATransform3D {
    if isPlane { return plane.transform }
    let axes = Rows(
      CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeRotation(CGFloat(rotationX), 1, 0, 0),
          CATransform3DMakeRotation(CGFloat(rotationY), 0, 1, 0)),
        CATransform3DMakeRotation(CGFloat(plane[.rotation]), 0, 0, 1)))
    let rows = Rows(
      x: plane[.scaleX] * axes.x, y: plane[.shear] * axes.x + plane[.scaleY] * axes.y,
      z: shear.x * axes.x + shear.y * axes.y + plane[.scaleZ] * axes.z)
    let movement = SIMD3(plane[.translationX], plane[.translationY], plane[.translationZ])
    let eye = SIMD3(perspective.x, perspective.y, perspective.z)
    func row(_ values: SIMD3<Double>, _ last: Double) -> [CGFloat] {
      [CGFloat(values.x), CGFloat(values.y), CGFloat(values.z), CGFloat(last)]
    }
    return CATransform3D(
      rows: row(rows.x, (rows.x * eye).sum()) + row(rows.y, (rows.y * eye).sum())
        + row(rows.z, (rows.z * eye).sum())
        + row(movement, (movement * eye).sum() + perspective.w))
  }
}

extension SpaceParts.Part {
  /// The number of a transform of the plane that it is.
  fileprivate var ofPlane: TransformParts.Part {
    switch self {
    case .translationX: .translationX
    case .translationY: .translationY
    case .translationZ: .translationZ
    case .scaleX: .scaleX
    case .scaleY: .scaleY
    case .scaleZ: .scaleZ
    case .rotationX, .rotationY, .rotationZ: .rotation
    }
  }
}

/// What a transform makes of the three axes.
private struct Rows {
  var x, y, z: SIMD3<Double>

  init(x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  init(_ transform: CATransform3D) {
    x = SIMD3(Double(transform.m11), Double(transform.m12), Double(transform.m13))
    y = SIMD3(Double(transform.m21), Double(transform.m22), Double(transform.m23))
    z = SIMD3(Double(transform.m31), Double(transform.m32), Double(transform.m33))
  }

  /// The vector whose products with the rows are `results`; nil where rows lie in a plane.
  func solution(for results: SIMD3<Double>) -> SIMD3<Double>? {
    let volume = (x * y.cross(z)).sum()
    guard volume != 0, volume.isFinite else { return nil }
    return (results.x * y.cross(z) + results.y * z.cross(x) + results.z * x.cross(y)) / volume
  }
}

extension CATransform3D {
  fileprivate var fourthColumn: SIMD3<Double> { SIMD3(Double(m14), Double(m24), Double(m34)) }
  fileprivate var movement: SIMD3<Double> { SIMD3(Double(m41), Double(m42), Double(m43)) }
}

extension SIMD3<Double> {
  fileprivate var length: Double { (self * self).sum().squareRoot() }

  fileprivate func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
