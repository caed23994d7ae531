import GeometryCore

// Measured boundary items of the configuration.
extension LayoutGeometry {
  /// The index of a boundary item of the configuration; nil for other elements.
  func configurationIndex(of key: ElementKey) -> Int? {
    guard key.category == .supplementary, key.item == .max, key.section == 0 else { return nil }
    return boundary.slots.firstIndex { $0.kind == key.kind }
  }

  /// Replaces the sizes of measured boundary items, by their indexes, and moves all sections.
  ///
  /// - Complexity: O(b + s), b the number of boundary items, an addition for each section.
  mutating func recordConfiguration(_ sizes: [Int: Size]) {
    for (index, size) in sizes { configurationSizes[index] = size }
    var context = setting.context
    var limits = LengthLimits()
    let former = boundary.reservedStart
    boundary = BoundarySolver(limits: .zero, quirks: environment.quirks).template(
      of: limits.usable(configuration.boundaries), measured: configurationSizes, &context)
    stack.move(by: boundary.reservedStart - former)
    sumUp()
  }
}
