import GeometryCore

/// The width and height that an item asks for.
package struct LayoutExtent: Hashable, Sendable {
  package var width: LayoutDimension
  package var height: LayoutDimension

  package init(width: LayoutDimension, height: LayoutDimension) {
    self.width = width
    self.height = height
  }

  /// The dimension along `axis`.
  package subscript(axis: Axis) -> LayoutDimension {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
