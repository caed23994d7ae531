/// How a section that scrolls across the layout's scroll axis feels.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// Whether a section can be pulled beyond its ends.
  public enum Bounce: Int, Sendable {
    /// If there is more to scroll than is in view.
    case automatic
    case always
    case never
  }

  /// How fast a flick comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What remains of the velocity after a millisecond; 0 for `automatic`.
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As the containing collection view.
    public static let automatic = DecelerationRate(rawValue: 0)
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public override init() {
    super.init()
  }

  /// Default automatic.
  open var decelerationRate = DecelerationRate.automatic

  /// Default automatic.
  open var bounce = Bounce.automatic

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.assign(from: self)
    return copy
  }

  func assign(from other: UICollectionLayoutSectionOrthogonalScrollingProperties) {
    decelerationRate = other.decelerationRate
    bounce = other.bounce
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionLayoutSectionOrthogonalScrollingProperties else {
      return false
    }
    return MainActor.assumeIsolated {
      decelerationRate == other.decelerationRate && bounce == other.bounce
    }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { decelerationRate.hashValue ^ bounce.hashValue }
  }
}

/// How a section feels while it is scrolled: its ``UICollectionLayoutSectionOrthogonalScrollingProperties``
/// as they were when it was laid out.
struct ScrollingFeel: Equatable {
  /// Nil for that of the collection view.
  var decelerationRate: UIScrollView.DecelerationRate?
  var bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic
}

extension ScrollingFeel {
  @MainActor init(_ properties: UICollectionLayoutSectionOrthogonalScrollingProperties) {
    let rate = properties.decelerationRate
    decelerationRate =
      rate == .automatic ? nil : UIScrollView.DecelerationRate(rawValue: rate.rawValue)
    bounce = properties.bounce
  }
}
