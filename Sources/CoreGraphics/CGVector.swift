import Foundation

/// A displacement in the plane.
@frozen public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal displacement.
  public var dx: CGFloat
  /// The vertical displacement.
  public var dy: CGFloat

  /// Creates a vector of length 0.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from its displacements.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from its displacements.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector of length 0.
  public static let zero = CGVector(dx: 0, dy: 0)
}
