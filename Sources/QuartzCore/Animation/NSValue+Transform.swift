import Foundation

extension NSValue {
  /// How Foundation's type codes write sixteen numbers; it has no boxes for structures of others.
  private static let sixteenNumbers = "[16d]"

  /// Creates a value that holds a transform of space.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(bytes: transform.rows.map(Double.init), objCType: Self.sixteenNumbers)
  }

  /// The transform that the value holds; the matrix of zeros if it holds something else.
  public var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3D() }

  /// The transform that the value holds, if it holds one.
  var heldTransform: CATransform3D? {
    guard String(cString: objCType) == Self.sixteenNumbers else { return nil }
    var numbers = [Double](repeating: 0, count: 16)
    getValue(&numbers)
    return CATransform3D(rows: numbers.map { CGFloat($0) })
  }
}
