import Foundation
import GeometryCore

/// A transform of space as a 4 x 4 matrix; a point is a row vector on its left.
@frozen public struct CATransform3D: Hashable, Sendable {
  /// The first row of the matrix.
  public var m11, m12, m13, m14: CGFloat
  /// The second row of the matrix.
  public var m21, m22, m23, m24: CGFloat
  /// The third row of the matrix.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row of the matrix, which holds the translation.
  public var m41, m42, m43, m44: CGFloat

  /// The matrix of zeros.
  public init() {
    self.init(rows: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  /// Creates a transform from the numbers of its matrix.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  /// Creates a transform from its numbers, row by row.
  init(rows: [CGFloat]) {
    self.init(
      m11: rows[0], m12: rows[1], m13: rows[2], m14: rows[3],
      m21: rows[4], m22: rows[5], m23: rows[6], m24: rows[7],
      m31: rows[8], m32: rows[9], m33: rows[10], m34: rows[11],
      m41: rows[12], m42: rows[13], m43: rows[14], m44: rows[15])
  }

  /// The numbers, row by row.
  var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Each number `share` of the way to that of `end`.
  func mixed(with end: CATransform3D, by share: CGFloat) -> CATransform3D {
    CATransform3D(rows: zip(rows, end.rows).map { $0 + ($1 - $0) * share })
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(rows: [
  1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
])

/// Whether `t` changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether both transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A transform that moves points by (`tx`, `ty`, `tz`).
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// A transform that multiplies the coordinates by `sx`, `sy` and `sz`.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// A rotation by `angle` radians about the axis (x, y, z); the identity if the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (ux, uy, uz) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let rest = 1 - c
  return CATransform3D(rows: [
    c + ux * ux * rest, ux * uy * rest + uz * s, ux * uz * rest - uy * s, 0,
    ux * uy * rest - uz * s, c + uy * uy * rest, uy * uz * rest + ux * s, 0,
    ux * uz * rest + uy * s, uy * uz * rest - ux * s, c + uz * uz * rest, 0,
    0, 0, 0, 1,
  ])
}

/// The transform that applies `a` first and `b` after it.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  var result = [CGFloat](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      result[row * 4 + column] = (0..<4).reduce(0) {
        $0 + left[row * 4 + $1] * right[$1 * 4 + column]
      }
    }
  }
  return CATransform3D(rows: result)
}

/// The transform that translates first and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The transform that scales first and then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The transform that rotates by `angle` radians about (x, y, z) first and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform that moves points of the plane as `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

/// Whether `t` can be represented in the plane without loss.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
}

/// The part of `t` that moves points within the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// The transform that undoes `t`; `t` itself if there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Rows of `t` beside those of the identity are combined until the identity stands at the left.
  var left = stride(from: 0, to: 16, by: 4).map { Array(t.rows[$0..<$0 + 4]) }
  var right = stride(from: 0, to: 16, by: 4).map {
    Array(CATransform3DIdentity.rows[$0..<$0 + 4])
  }
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    guard left[pivot][column] != 0 else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let scale = left[column][column]
    left[column] = left[column].map { $0 / scale }
    right[column] = right[column].map { $0 / scale }
    for row in 0..<4 where row != column {
      let share = left[row][column]
      left[row] = zip(left[row], left[column]).map { $0 - share * $1 }
      right[row] = zip(right[row], right[column]).map { $0 - share * $1 }
    }
  }
  return CATransform3D(rows: right.flatMap { $0 })
}
