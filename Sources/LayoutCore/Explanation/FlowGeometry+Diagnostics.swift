import GeometryCore

extension FlowGeometry {
  /// The first item of each section that is longer than its line.
  ///
  /// - Complexity: O(s), and O(n) in sections of items of different sizes.
  package var diagnostics: [LayoutDiagnostic] {
    sections.enumerated().compactMap { index, section in
      section.oversizedItem.map { item in
        let cross = axis.crossing
        return LayoutDiagnostic(
          section: index, cause: .itemLongerThanLine, element: "item \(item)",
          values: [
            LayoutDiagnostic.Value(
              "item \(cross.extentName)", section.frame(ofItem: item).size[cross]),
            LayoutDiagnostic.Value("room", section.metrics.lineExtent),
          ])
      }
    }
  }
}
