/// The scrolling properties of an orthogonal section.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// Whether a section bounces at its ends.
  public enum Bounce: Int, Sendable {
    /// It bounces if its content exceeds its bounds.
    case automatic
    /// It always bounces.
    case always
    /// It never bounces.
    case never
  }

  /// The rate at which scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after a millisecond; 0 for `automatic`.
    public var rawValue: CGFloat

    /// Creates a rate from the fraction of the velocity that remains after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate of the collection view.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The normal rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public override init() {
    super.init()
  }

  /// The rate at which scrolling slows down. The default is `automatic`.
  open var decelerationRate = DecelerationRate.automatic

  /// Whether the section bounces at its ends. The default is `automatic`.
  open var bounce = Bounce.automatic

  /// Properties that UIKit does not have.
  package var additions = RowAdditions()

  /// Returns a copy.
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
    additions = other.additions
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionLayoutSectionOrthogonalScrollingProperties else {
      return false
    }
    return MainActor.assumeIsolated {
      decelerationRate == other.decelerationRate && bounce == other.bounce
        && additions == other.additions
    }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { decelerationRate.hashValue ^ bounce.hashValue }
  }
}

extension OrthogonalScrollingOptions {
  /// The present values of `properties`.
  @MainActor init(_ properties: UICollectionLayoutSectionOrthogonalScrollingProperties) {
    additions = properties.additions
    let rate = properties.decelerationRate
    decelerationRate =
      rate == .automatic ? nil : UIScrollView.DecelerationRate(rawValue: rate.rawValue)
    bounces =
      switch properties.bounce {
      case .automatic: nil
      case .always: true
      case .never: false
      }
  }
}
