/// The smallest and the largest text size of a view.
@MainActor final class ContentSizeLimits {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// The traits with a text size within the limits. Where the limits exclude each other, the
  /// smallest size counts.
  func limit(_ traits: UITraitCollection) -> UITraitCollection {
    let size = traits.preferredContentSizeCategory
    guard size != .unspecified else { return traits }
    var limited = size
    if let maximum, limited > maximum { limited = maximum }
    if let minimum, limited < minimum { limited = minimum }
    guard limited != size else { return traits }
    return traits.modifyingTraits { $0.preferredContentSizeCategory = limited }
  }
}

extension UIView {
  /// The smallest text size in the view and its subviews; nil, the default, for no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { parts[ContentSizeLimits.self]?.minimum }
    set {
      existingOrNewPart(ContentSizeLimits()).minimum = newValue
      traitsMayHaveChanged()
    }
  }

  /// The largest text size in the view and its subviews; nil, the default, for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { parts[ContentSizeLimits.self]?.maximum }
    set {
      existingOrNewPart(ContentSizeLimits()).maximum = newValue
      traitsMayHaveChanged()
    }
  }

  /// A sentence on the limits that apply, for debugging: the text size asked for and the one used.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let wanted = inheritedTraits.preferredContentSizeCategory.rawValue
    return "\(wanted) is shown as \(traitCollection.preferredContentSizeCategory.rawValue)"
  }
}
