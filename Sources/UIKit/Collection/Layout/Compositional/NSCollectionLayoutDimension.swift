import LayoutCore

/// The extent of an item along one axis: a fraction of its container, a length, or an estimate.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {
  var core = LayoutDimension.absolute(0)

  /// Creates a dimension of 0 points. Use the factory methods instead.
  public required override init() {
    super.init()
  }

  /// A fraction of the width of the container; 1 is the whole width. Any finite number.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    let fractionalWidth = finite(fractionalWidth, name: "fractional width", measure: .fraction)
    return make(.fractionalWidth(Double(fractionalWidth)))
  }

  /// A fraction of the height of the container; 1 is the whole height. Any finite number.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    let fractionalHeight = finite(fractionalHeight, name: "fractional height", measure: .fraction)
    return make(.fractionalHeight(Double(fractionalHeight)))
  }

  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    let absoluteDimension = finite(
      absoluteDimension, name: "absolute dimension", measure: .dimension)
    return make(.absolute(Double(absoluteDimension)))
  }

  /// A length in points until the item has been measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    let estimatedDimension = finite(
      estimatedDimension, name: "estimated dimension", measure: .dimension)
    return make(.estimated(Double(estimatedDimension)))
  }

  /// The extent of the largest sibling; the estimate in points until the siblings have been
  /// measured.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    let estimatedDimension = finite(
      estimatedDimension, name: "estimated dimension", measure: .dimension)
    return make(.uniformAcrossSiblings(estimate: Double(estimatedDimension)))
  }

  /// Whether the dimension is a fraction of the width of the container.
  open var isFractionalWidth: Bool {
    if case .fractionalWidth = core { true } else { false }
  }

  /// Whether the dimension is a fraction of the height of the container.
  open var isFractionalHeight: Bool {
    if case .fractionalHeight = core { true } else { false }
  }

  /// Whether the dimension is a length in points.
  open var isAbsolute: Bool {
    if case .absolute = core { true } else { false }
  }

  /// Whether the dimension is an estimate; true also for dimensions that are uniform across
  /// siblings.
  open var isEstimated: Bool { core.isEstimated }

  /// Whether the dimension is that of the largest sibling.
  open var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = core { true } else { false }
  }

  /// The fraction, or the length in points.
  open var dimension: CGFloat {
    switch core {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      CGFloat(value)
    }
  }

  /// Returns the object itself, which is immutable.
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
  /// A short form, such as "fw 0.5", "44" or "est 44".
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
  /// A short form, such as "fw 0.5 x 44".
  var summary: String { "\(width.summary) x \(height.summary)" }
}

// Validation of numbers.
extension NSCollectionLayoutDimension {
  private enum Measure: String {
    case fraction
    case dimension
  }

  /// The number if it is finite, else a replacement after reporting the mistake. Rule ERR-1.
  private static func finite(_ number: CGFloat, name: String, measure: Measure) -> CGFloat {
    let substitute: CGFloat = measure == .fraction ? 1 : 44
    let isFinite = Mistakes.expect(
      number.isFinite, "Invalid \(name): \(number). The \(measure) must be a finite value.",
      cure: "Look for a division by zero in what it is computed from.",
      remedy: "The \(measure) is \(substitute).")
    return isFinite ? number : substitute
  }
}
