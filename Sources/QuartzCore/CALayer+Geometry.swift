import Foundation
import GeometryCore

extension CALayer {
  /// Whether the layer's own coordinates, those of its sublayers and of what it draws, have their
  /// origin at the lower edge and y upwards. The default is `false`.
  ///
  /// The layer stays where it is in its superlayer. Images in ``contents`` stay upright.
  public var isGeometryFlipped: Bool {
    get { motion?.isGeometryFlipped ?? false }
    set {
      guard newValue != isGeometryFlipped else { return }
      LayerFlips.exist = true
      existingOrNewMotion.isGeometryFlipped = newValue
      LayerFlips.noteChanges(below: self)
    }
  }

  /// The transform from the layer's own coordinates to its superlayer's.
  package var placement: Transform2D { placement(in: superlayer) }

  /// The transform from the layer's own coordinates to those of `parent`, its superlayer or the
  /// form in which that is shown. Where transforms are not finite, it is one in which nothing is
  /// seen: a point.
  func placement(in parent: CALayer?) -> Transform2D {
    let placed = uncheckedPlacement(in: parent)
    let sum = placed.a + placed.b + placed.c + placed.d + placed.tx + placed.ty
    guard !sum.isFinite else { return placed }
    return Transform2D(a: 0, b: 0, c: 0, d: 0, tx: Double(position.x), ty: Double(position.y))
  }

  private func uncheckedPlacement(in parent: CALayer?) -> Transform2D {
    let anchor = Point(
      x: Double(bounds.minX + anchorPoint.x * bounds.width),
      y: Double(bounds.minY + anchorPoint.y * bounds.height))
    let toAnchor = Transform2D.translation(Point(x: -anchor.x, y: -anchor.y))
    let own = CATransform3DGetAffineTransform(transform).core
    var placed = toAnchor.concatenated(own).concatenated(.translation(position.core))
    if isGeometryFlipped { placed = Transform2D.turning(bounds.core).concatenated(placed) }
    guard let parent, !CATransform3DIsIdentity(parent.sublayerTransform) else {
      return placed
    }
    let center = Point(x: Double(parent.bounds.midX), y: Double(parent.bounds.midY))
    let outer = CATransform3DGetAffineTransform(parent.sublayerTransform).core
    return placed.concatenated(.translation(Point(x: -center.x, y: -center.y)))
      .concatenated(outer).concatenated(.translation(center))
  }

  /// The transform from the layer's own coordinates to those of the tree's root's superlayer.
  package var placementInRoot: Transform2D {
    var result = Transform2D.identity
    var layer: CALayer? = self
    while let current = layer {
      result = result.concatenated(current.placement)
      layer = current.superlayer
    }
    return result
  }

  private func transform(to other: CALayer?) -> Transform2D {
    let outward = other?.placementInRoot.inverse ?? .identity
    return placementInRoot.concatenated(outward)
  }

  /// Converts a point of this layer to the coordinates of `l`; nil stands for the tree's root.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    CGPoint(transform(to: l).applied(to: p.core))
  }

  /// Converts a point of `l` to the coordinates of this layer; nil stands for the tree's root.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    guard let l else { return CGPoint((placementInRoot.inverse ?? .identity).applied(to: p.core)) }
    return l.convert(p, to: self)
  }

  /// Converts a rectangle of this layer to the coordinates of `l`: the smallest upright one around
  /// it.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(transform(to: l).applied(to: r.core))
  }

  /// Converts a rectangle of `l` to the coordinates of this layer: the smallest upright one around
  /// it.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    guard let l else { return CGRect((placementInRoot.inverse ?? .identity).applied(to: r.core)) }
    return l.convert(r, to: self)
  }

  /// What a test for a hit finds at a point in the superlayer's coordinates.
  func frontmostLayer(at p: CGPoint) -> CALayer? {
    guard !isHidden, let inward = placement.inverse else { return nil }
    let point = CGPoint(inward.applied(to: p.core))
    let isInside = contains(point)
    guard isInside || !masksToBounds else { return nil }
    let inFront = children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
    for child in inFront {
      if let hit = child.element.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }
}

extension Transform2D {
  /// Turns a rectangle upside down where it is.
  static func turning(_ rect: Rect) -> Transform2D {
    Transform2D(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.origin.y + rect.size.height)
  }
}
