/// How important it is that a constraint holds, from just above 0 to 1000.
///
/// A constraint of a higher priority is never given up for any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From just above 0 to 1000.
  public var rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: always holds.
  public static let required = UILayoutPriority(1000)
  /// 750: what content resists being clipped with.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that can resize a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that cannot resize a scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: what content resists growing beyond its natural size with.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: what a fitting size is asked for with.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// A priority that is higher by a difference.
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// A priority that is lower by a difference.
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }
}
