import GeometryCore

extension LayoutGeometry {
  /// The measured sizes of cells and boundary items, as they were recorded.
  ///
  /// - Complexity: O(n), n the items of sections with measurements.
  var measuredSizes: [ElementSize] {
    configurationSizes.sorted { $0.key < $1.key }.map { index, size in
      ElementSize(
        key: ElementKey(
          category: .supplementary, kind: Int(boundary.slots[index].kind), section: 0, item: .max),
        size: size)
    } + measured.keys.sorted().flatMap(measuredSizes(ofSection:))
  }

  private func measuredSizes(ofSection section: Int) -> [ElementSize] {
    guard let sizes = measured[section], stack.indices.contains(section),
      let template = template(ofSection: section)
    else { return [] }
    let boundaries = sizes.boundaries.sorted { $0.key < $1.key }.map { index, size in
      ElementSize(
        key: ElementKey(
          category: .supplementary, kind: Int(template.boundary.slots[index].kind),
          section: section, item: 0),
        size: size)
    }
    guard template.capacity > 0 else { return boundaries }
    return boundaries
      + (0..<stack.itemCount(inSection: section)).compactMap { item in
        let (width, height) = (sizes.widths[item], sizes.heights[item])
        guard width != nil || height != nil else { return nil }
        let estimate = template.group.slots[item % template.capacity].frame.size
        return ElementSize(
          key: .cell(section: section, item: item),
          size: Size(
            width: estimate.width + (width ?? 0), height: estimate.height + (height ?? 0)))
      }
  }
}
