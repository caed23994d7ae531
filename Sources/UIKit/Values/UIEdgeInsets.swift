import GeometryCore

/// Distances from the four edges of a rectangle in points.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

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
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

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
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

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
