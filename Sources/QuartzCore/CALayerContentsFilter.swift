import RenderCore

/// How the pixels of a layer's contents come about where those are drawn in another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel of the contents, so that enlarged ones are seen as squares.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Mixed of the pixels around.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Mixed of the pixels around, and of a smaller picture of the contents. Here it is the same as
  /// ``linear``, which mixes all pixels that a smaller one covers.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
  /// The part of ``contents`` that is stretched where they are drawn in another size, in unit
  /// coordinates of ``contentsRect``. The default is all of it.
  ///
  /// What lies above and below is stretched in width alone, what lies beside it in height alone, and
  /// the corners keep their size, if the gravity resizes. Without width or height, it is one pixel
  /// wide or high. Corners for which there is no room are made smaller. Places outside of the unit
  /// square count as its edges.
  public var contentsCenter: CGRect {
    get { motion?.contentsCenter ?? LayerMotion.wholeContents }
    set { if newValue != contentsCenter { existingOrNewMotion.contentsCenter = newValue } }
  }

  /// How pixels come about where ``contents`` are drawn larger than they are on the screen. The
  /// default is `.linear`.
  public var magnificationFilter: CALayerContentsFilter {
    get { motion?.filters.magnification ?? .linear }
    set { setFilter(newValue, \.magnification) }
  }
  /// How pixels come about where ``contents`` are drawn smaller than they are on the screen. The
  /// default is `.linear`.
  public var minificationFilter: CALayerContentsFilter {
    get { motion?.filters.minification ?? .linear }
    set { setFilter(newValue, \.minification) }
  }

  private func setFilter(
    _ filter: CALayerContentsFilter,
    _ path: WritableKeyPath<ContentsFilters, CALayerContentsFilter>
  ) {
    guard filter != (motion?.filters ?? ContentsFilters())[keyPath: path] else { return }
    existingOrNewMotion.filters[keyPath: path] = filter
  }
}

/// The filters of a layer's contents.
struct ContentsFilters: Equatable {
  var magnification = CALayerContentsFilter.linear
  var minification = CALayerContentsFilter.linear

  /// How the contents are drawn; nil for the usual way.
  var hints: DrawingHints? {
    guard self != ContentsFilters() else { return nil }
    var hints = DrawingHints()
    hints.mixesEnlarged = magnification != .nearest
    hints.mixesReduced = minification != .nearest
    return hints
  }
}
