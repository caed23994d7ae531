import GeometryCore

// Boundary items of the configuration that have been measured.
extension LayoutGeometry {
  /// The place of a boundary item of the configuration.
  func configurationIndex(of key: ElementKey) -> Int? {
    guard key.category == .supplementary, key.item == .max, key.section == 0 else { return nil }
    return boundary.slots.firstIndex { $0.kind == key.kind }
  }

  /// Replaces the estimates of a boundary item; all sections move along.
  ///
  /// - Complexity: O(b + s), b the number of boundary items, an addition for each section.
  mutating func recordConfiguration(_ size: Size, at index: Int) {
    configurationSizes[index] = size
    settleConfiguration()
  }

  /// Takes over what an earlier layout had measured around its sections, if it is described alike.
  mutating func takeOverConfiguration(of other: LayoutGeometry) {
    guard !other.configurationSizes.isEmpty,
      configuration.boundaries == other.configuration.boundaries
    else { return }
    configurationSizes = other.configurationSizes
    settleConfiguration()
  }

  private mutating func settleConfiguration() {
    var context = solverContext
    var limits = LengthLimits()
    let former = boundary.reservedStart
    boundary = BoundarySolver(limits: .zero, quirks: environment.quirks).template(
      of: limits.usable(configuration.boundaries), measured: configurationSizes, &context)
    stack.move(by: boundary.reservedStart - former)
    sumUp()
  }
}
