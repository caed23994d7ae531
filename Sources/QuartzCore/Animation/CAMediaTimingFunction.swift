import Foundation
import MotionCore

/// A timing curve: the progress of an animation by the fraction of its duration.
open class CAMediaTimingFunction: NSObject {
  let curve: CubicTiming

  /// Creates one of the predefined curves.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(name.curve)
  }

  /// Creates a cubic Bézier curve from (0, 0) to (1, 1).
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(CubicTiming(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y)))
  }

  package init(_ curve: CubicTiming) {
    self.curve = curve
    super.init()
  }

  /// Gets the coordinates of a point: 0 and 3 are the ends, 1 and 2 the control points.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }
}

/// The name of a predefined timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly: (0.42, 0), (1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly: (0, 0), (0.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly: (0.42, 0), (0.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  fileprivate var curve: CubicTiming {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInEaseOut
    default: .standard
    }
  }
}
