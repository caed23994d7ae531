/// Images of a bar by its position and height.
struct BarImages: Equatable {
  private struct Key: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  private var images: [Key: UIImage] = [:]

  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[Key(position: position, metrics: metrics)] }
    set { images[Key(position: position, metrics: metrics)] = newValue }
  }

  /// The image for a position and metrics, or else for any position or the default metrics.
  func image(at position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    self[position, metrics] ?? self[.any, metrics] ?? self[position, .default]
      ?? self[.any, .default]
  }
}
