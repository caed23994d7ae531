import LayoutCore

/// How long something is along one axis: a share of its container, a length, or an estimate.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {
  var core = LayoutDimension.absolute(0)

  /// Made by the factory methods; a dimension of no length otherwise.
  public required override init() {
    super.init()
  }

  /// A share of the container's width, 1 for all of it; any finite number.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    let fractionalWidth = finite(fractionalWidth, name: "fractional width", measure: .fraction)
    return make(.fractionalWidth(Double(fractionalWidth)))
  }

  /// A share of the container's height, 1 for all of it; any finite number.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    let fractionalHeight = finite(fractionalHeight, name: "fractional height", measure: .fraction)
    return make(.fractionalHeight(Double(fractionalHeight)))
  }

  /// A length in points, used as it is.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    let absoluteDimension = finite(
      absoluteDimension, name: "absolute dimension", measure: .dimension)
    return make(.absolute(Double(absoluteDimension)))
  }

  /// A length in points that stands until the element has been measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    let estimatedDimension = finite(
      estimatedDimension, name: "estimated dimension", measure: .dimension)
    return make(.estimated(Double(estimatedDimension)))
  }

  /// As long as the longest of the siblings; the estimate in points until they have been measured.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    let estimatedDimension = finite(
      estimatedDimension, name: "estimated dimension", measure: .dimension)
    return make(.uniformAcrossSiblings(estimate: Double(estimatedDimension)))
  }

  open var isFractionalWidth: Bool {
    if case .fractionalWidth = core { true } else { false }
  }

  open var isFractionalHeight: Bool {
    if case .fractionalHeight = core { true } else { false }
  }

  open var isAbsolute: Bool {
    if case .absolute = core { true } else { false }
  }

  /// Also true of a dimension that is uniform across siblings.
  open var isEstimated: Bool { core.isEstimated }

  open var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = core { true } else { false }
  }

  /// The share, or the length in points.
  open var dimension: CGFloat {
    switch core {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      CGFloat(value)
    }
  }

  /// The dimension itself: it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return MainActor.assumeIsolated { core == other.core }
  }

  open override var hash: Int { MainActor.assumeIsolated { core.hashValue } }

  open override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self)): \(core.summary)>" }
  }

  private static func make(_ core: LayoutDimension) -> Self {
    let dimension = self.init()
    dimension.core = core
    return dimension
  }
}

extension LayoutDimension {
  /// The dimension in a few letters: "fw 0.5", "44", "est 44".
  var summary: String {
    switch self {
    case .fractionalWidth(let share): "fw \(Self.text(share))"
    case .fractionalHeight(let share): "fh \(Self.text(share))"
    case .absolute(let length): Self.text(length)
    case .estimated(let length): "est \(Self.text(length))"
    case .uniformAcrossSiblings(let length): "uni \(Self.text(length))"
    }
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension LayoutExtent {
  /// The size in a few letters: "fw 0.5 x 44".
  var summary: String { "\(width.summary) x \(height.summary)" }
}

// Numbers that are not finite.
extension NSCollectionLayoutDimension {
  private enum Measure: String {
    case fraction
    case dimension
  }

  /// The number, if it is finite; of others nothing would be seen. Rule ERR-1.
  private static func finite(_ number: CGFloat, name: String, measure: Measure) -> CGFloat {
    let substitute: CGFloat = measure == .fraction ? 1 : 44
    let isFinite = Mistakes.expect(
      number.isFinite, "Invalid \(name): \(number). The \(measure) must be a finite value.",
      cure: "Look for a division by zero in what it is computed from.",
      remedy: "The \(measure) is \(substitute).")
    return isFinite ? number : substitute
  }
}
