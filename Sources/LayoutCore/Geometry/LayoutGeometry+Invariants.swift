import GeometryCore

extension LayoutGeometry {
  /// The first broken invariant of the stored state as a sentence; nil if the state is consistent.
  ///
  /// For tests.
  ///
  /// - Complexity: O(s + n), s the number of sections, n the number of measured items and of items in
  ///   packed sections.
  package func brokenInvariant() -> String? {
    let check = GeometryCheck(geometry: self)
    return check.brokenTemplate() ?? check.brokenSection() ?? check.brokenExtent()
  }
}

/// Compares the stored state of a layout with what follows from its other parts.
private struct GeometryCheck {
  let geometry: LayoutGeometry

  private var stack: SectionStack { geometry.stack }

  /// Every section refers to a template, and no section to another section's own template.
  func brokenTemplate() -> String? {
    var owners: [Int: Int] = [:]
    for section in stack.indices {
      let index = Int(stack.template(ofSection: section))
      if index >= geometry.templates.count {
        return "Section \(section) uses template \(index) of \(geometry.templates.count)."
      }
      guard index >= geometry.sharedTemplateCount else { continue }
      if let owner = owners.updateValue(section, forKey: index) {
        return "Sections \(owner) and \(section) share a template of their own, \(index)."
      }
    }
    for section in geometry.measured.keys where !stack.indices.contains(section) {
      return "Section \(section) is measured but does not exist."
    }
    return nil
  }

  /// Every section has the length that follows from its items and measurements, and begins where
  /// the one before it ends.
  func brokenSection() -> String? {
    var end: Double?
    let spacing = spacing
    for section in stack.indices {
      let record = stack[section]
      if let end, !isClose(record.start, end + spacing) {
        return "Section \(section) starts at \(record.start), not at \(end + spacing)."
      }
      end = record.end
      if let fault = brokenLength(of: section, record) { return fault }
    }
    return nil
  }

  private var spacing: Double {
    var limits = LengthLimits()
    return limits.usable(geometry.configuration.interSectionSpacing)
  }

  private func brokenLength(of section: Int, _ record: SectionRecord) -> String? {
    guard let template = geometry.template(ofSection: section) else {
      return record.length == 0 ? nil : "Section \(section) has no description but a length."
    }
    if let sizes = geometry.measured[section], sizes.highestItem >= record.itemCount {
      return "Item \(sizes.highestItem) of section \(section) is measured but does not exist."
    }
    let change = template.isOrthogonal ? 0 : geometry.row(of: section, template).measured
    let expected = template.record(
      itemCount: record.itemCount, at: record.start, template: record.template, measured: change)
    if !isClose(record.length, expected.length) {
      return "Section \(section) is \(record.length) long, not \(expected.length)."
    }
    return isClose(record.regionLength, expected.regionLength)
      ? nil
      : "The region of section \(section) is \(record.regionLength) long, not "
        + "\(expected.regionLength)."
  }

  /// The content has the extent of all sections together.
  func brokenExtent() -> String? {
    let first = stack.indices.first.map { stack[$0].start } ?? 0
    let last = stack.indices.last.map { stack[$0].end } ?? 0
    if !isClose(stack.length, max(0, last - first)) {
      return "The sections are \(last - first) long together, not \(stack.length)."
    }
    var settled = geometry
    settled.sumUp()
    return settled.contentSize == geometry.contentSize
      ? nil : "The content size is \(geometry.contentSize), not \(settled.contentSize)."
  }

  /// Whether both differ by no more than sums of many lengths in another order do.
  private func isClose(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 1e-6 * max(1, abs(one), abs(other))
  }
}

extension MeasuredSection {
  /// The last item with a measured cell; -1 if there is none.
  fileprivate var highestItem: Int {
    var last = -1
    for axis in Axis.allCases {
      self[axis].forEach(in: 0..<Int.max) { item, _, _ in last = max(last, item) }
    }
    return last
  }
}
