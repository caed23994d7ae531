/// How high a bar is, for what is said of some bars only.
public enum UIBarMetrics: Int, Sendable {
  case `default`
  /// In compact height.
  case compact
  /// With a prompt.
  case defaultPrompt = 101
  /// With a prompt in compact height, where none is shown: of no effect.
  case compactPrompt
}

/// Where a bar stands, for what is said of some bars only.
public enum UIBarPosition: Int, Sendable {
  case any
  case bottom
  case top
  /// What the bar stands on reaches up to the window's edge.
  case topAttached
}

/// Pictures that bars stand on, by where they stand and how high they are.
struct BarImages: Equatable {
  private struct Place: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  private var images: [Place: UIImage] = [:]

  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[Place(position: position, metrics: metrics)] }
    set { images[Place(position: position, metrics: metrics)] = newValue }
  }

  /// The picture of a bar: that for its place and its height, else for any place, then for others.
  func image(at position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    self[position, metrics] ?? self[.any, metrics] ?? self[position, .default]
      ?? self[.any, .default]
  }
}
