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

  /// Takes over what an earlier layout had measured around its sections, as far as it holds.
  mutating func takeOverConfiguration(of former: LayoutGeometry) {
    for (index, slot) in boundary.slots.enumerated() {
      let kind = kinds[Int(slot.kind)]
      let known = former.boundary.slots.firstIndex { former.kinds[Int($0.kind)] == kind }
      guard let known, slot.takesMeasurement(of: former.boundary.slots[known]) else { continue }
      configurationSizes[index] = former.configurationSizes[known]
    }
    if !configurationSizes.isEmpty { settleConfiguration() }
  }

  private mutating func settleConfiguration() {
    var context = setting.context
    var limits = LengthLimits()
    let former = boundary.reservedStart
    boundary = BoundarySolver(limits: .zero, quirks: environment.quirks).template(
      of: limits.usable(configuration.boundaries), measured: configurationSizes, &context)
    stack.move(by: boundary.reservedStart - former)
    sumUp()
  }
}
