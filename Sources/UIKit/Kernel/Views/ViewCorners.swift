import QuartzCore

/// The corner configuration of a view, which sets the corners of its layer.
@MainActor final class ViewCorners {
  fileprivate let configuration: UICornerConfiguration

  /// Whether there has been one at all: geometry changes often.
  private static var isInUse = false

  init(_ configuration: UICornerConfiguration) {
    self.configuration = configuration
    Self.isInUse = true
  }

  /// Sets the corners of a view that was moved or resized, and of those below that follow it.
  static func geometryDidChange(of view: UIView) {
    guard isInUse, let corners = view.parts[ViewCorners.self] else { return }
    corners.apply(to: view)
    for subview in view.subviewList {
      subview.visitTree { inner in
        guard let own = inner.parts[ViewCorners.self] else { return true }
        own.apply(to: inner)
        return true
      }
    }
  }

  private func apply(to view: UIView) {
    let radii = radii(of: view)
    let layer = view.layer
    let largest = radii.map { $0.radius }.max() ?? 0
    if layer.cornerRadius != largest { layer.cornerRadius = largest }
    let rounded = radii.reduce(into: CACornerMask()) { if $1.radius > 0 { $0.insert($1.corner) } }
    let mask = largest == 0 || isUniform ? CACornerMask.everyCorner : rounded
    if layer.maskedCorners != mask { layer.maskedCorners = mask }
  }

  private var isUniform: Bool {
    if case .corners(_, let isUniform) = configuration.kind { isUniform } else { true }
  }

  private func radii(of view: UIView) -> [(corner: CACornerMask, radius: CGFloat)] {
    let half = min(view.bounds.width, view.bounds.height) / 2
    return CACornerMask.each.map { corner in
      let radius: CGFloat =
        switch configuration.kind {
        case .capsule(let maximum): min(half, maximum)
        case .corners(let radius, _):
          switch radius.kind {
          case .fixed(let length): min(half, length)
          case .concentric(let minimum):
            min(half, max(minimum, concentricRadius(of: corner, of: view)))
          }
        }
      return (corner, radius)
    }
  }

  /// The radius of the container's corner less the distance from its sides; 0 without a container.
  private func concentricRadius(of corner: CACornerMask, of view: UIView) -> CGFloat {
    guard
      let container = sequence(first: view, next: \.superview).dropFirst()
        .first(where: { $0.parts[ViewCorners.self] != nil }),
      container.layer.maskedCorners.contains(corner)
    else { return 0 }
    let (inner, outer) = (view.convert(view.bounds, to: container), container.bounds)
    let x = corner.isLeft ? inner.minX - outer.minX : outer.maxX - inner.maxX
    let y = corner.isTop ? inner.minY - outer.minY : outer.maxY - inner.maxY
    return max(0, container.layer.cornerRadius - max(0, x, y))
  }
}

extension CACornerMask {
  fileprivate static let each: [CACornerMask] = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  fileprivate static let everyCorner = CACornerMask(each)
  fileprivate var isLeft: Bool { self == .layerMinXMinYCorner || self == .layerMinXMaxYCorner }
  fileprivate var isTop: Bool { self == .layerMinXMinYCorner || self == .layerMaxXMinYCorner }
}

extension UIView {
  /// The corners of the view. Setting it sets those of the layer, now and whenever the size of the
  /// view or its place in the container changes; before that the layer has its own. The default is
  /// corners that are not rounded.
  public var cornerConfiguration: UICornerConfiguration {
    get { parts[ViewCorners.self]?.configuration ?? .corners(radius: .fixed(0)) }
    set {
      parts[ViewCorners.self] = ViewCorners(newValue)
      ViewCorners.geometryDidChange(of: self)
    }
  }
}
