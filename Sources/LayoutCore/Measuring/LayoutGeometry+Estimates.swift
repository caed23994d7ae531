extension LayoutGeometry {
  /// Whether an element has an estimate that a measurement may replace.
  ///
  /// - Complexity: O(d), d the size of the distinct descriptions.
  package var hasEstimates: Bool {
    templates.contains(where: \.hasEstimates)
      || boundary.slots.contains { !$0.estimates.isEmpty }
  }
}
