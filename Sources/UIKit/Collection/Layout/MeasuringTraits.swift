/// The traits that measured sizes depend on: measurements are kept only while they stay the same.
struct MeasuringTraits: Hashable {
  private let textSize: UIContentSizeCategory
  /// Pixels per point, to whose parts sizes are rounded.
  private let scale: CGFloat

  init(_ traits: UITraitCollection) {
    textSize = traits.preferredContentSizeCategory
    scale = traits.displayScale
  }
}
