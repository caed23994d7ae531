/// Edges of a rectangle by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt
  /// Creates a set of edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge at which lines of text begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge at which lines of text end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt
  /// Creates a set of edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A place at the edge of a rectangle, the sides by reading direction.
public enum NSRectAlignment: Int, Sendable {
  /// No edge.
  case none
  /// The middle of the top edge.
  case top
  /// The leading end of the top edge.
  case topLeading
  /// The middle of the leading edge.
  case leading
  /// The leading end of the bottom edge.
  case bottomLeading
  /// The middle of the bottom edge.
  case bottom
  /// The trailing end of the bottom edge.
  case bottomTrailing
  /// The middle of the trailing edge.
  case trailing
  /// The trailing end of the top edge.
  case topTrailing
}

/// The reading direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// Whether a view is mirrored in right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored where the interface runs from right to left.
  case unspecified
  /// Never mirrored: controls of playback.
  case playback
  /// Never mirrored: directions in space.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}
