import GeometryCore

/// Distances from the four edges of a rectangle in points.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the left edge.
  public var left: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the right edge.
  public var right: CGFloat

  /// Creates a value of zeros.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets of the four edges, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// All values are zero.
  public static let zero = UIEdgeInsets()

  static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }

  /// Each edge's larger value.
  static func max(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.max(first.top, second.top), left: Swift.max(first.left, second.left),
      bottom: Swift.max(first.bottom, second.bottom), right: Swift.max(first.right, second.right))
  }
}

/// Distances from the four edges of a rectangle in points, the sides by reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the edge at which lines of text begin.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the edge at which lines of text end.
  public var trailing: CGFloat

  /// Creates a value of zeros.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets of the four edges, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// All values are zero.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
  var core: DirectionalInsets {
    DirectionalInsets(
      top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing)
    )
  }

  init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  func physical(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }
}

extension CGRect {
  /// The rectangle with each edge moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// A displacement in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The horizontal displacement.
  public var horizontal: CGFloat
  /// The vertical displacement.
  public var vertical: CGFloat

  /// Creates a value of zeros.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates a displacement, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// All values are zero.
  public static let zero = UIOffset()
}

extension UIEdgeInsets {
  /// How far these insets of a rectangle `container` reach into `frame` within it; what of the
  /// frame lies beyond the container adds nothing.
  func reaching(into frame: CGRect, of container: CGRect) -> UIEdgeInsets {
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      Swift.max(0, inset - Swift.max(0, distance))
    }
    return UIEdgeInsets(
      top: reach(top, frame.minY - container.minY), left: reach(left, frame.minX - container.minX),
      bottom: reach(bottom, container.maxY - frame.maxY),
      right: reach(right, container.maxX - frame.maxX))
  }
}
