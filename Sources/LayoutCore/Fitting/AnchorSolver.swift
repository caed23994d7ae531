import GeometryCore

extension SolverContext {
  /// The frame of a supplementary item that is attached to `container`.
  ///
  /// Container anchor point - own anchor point + both offsets. Rule ANCH-2.
  ///
  /// - Parameter container: The frame of the item or group without content insets.
  /// - Parameter reference: The reference size for fractional dimensions.
  mutating func frame(
    of supplementary: SupplementaryDescription, attachedTo container: Rect, reference: Size
  ) -> Rect {
    let size = resolved(supplementary.extent, in: reference)
    let anchor = supplementary.containerAnchor
    let own = supplementary.itemAnchor ?? Anchor(edges: anchor.edges)
    var frame = Rect(origin: anchor.displacement(of: size) + own.displacement(of: size), size: size)
    for axis in Axis.allCases {
      frame.origin[axis] += container.origin[axis]
      frame.origin[axis] += anchor.edges.position(along: axis) * container.size[axis]
      frame.origin[axis] -= own.edges.position(along: axis) * size[axis]
    }
    return inset(frame, by: supplementary.contentInsets.effective(for: supplementary.extent))
  }
}

extension SupplementaryDescription {
  /// The fraction of a difference in size that moves the origin, along each axis.
  ///
  /// Fractional offsets grow with the element. Rule ANCH-8.
  var growth: Point {
    let own = itemAnchor ?? Anchor(edges: containerAnchor.edges)
    let whole = Size(width: 1, height: 1)
    var growth = Point.zero
    for anchor in [containerAnchor, own] {
      guard case .fractional = anchor.offset else { continue }
      growth = growth + anchor.displacement(of: whole)
    }
    for axis in Axis.allCases { growth[axis] -= own.edges.position(along: axis) }
    return growth
  }
}

extension Anchor {
  /// The offset in points for an element of `size`. Rule ANCH-3.
  func displacement(of size: Size) -> Point {
    switch offset {
    case .absolute(let offset): offset
    case .fractional(let share): Point(x: share.x * size.width, y: share.y * size.height)
    }
  }
}
