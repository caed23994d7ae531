extension LayoutGeometry {
  /// What was wrong with a section's description, with the elements and numbers it was wrong with.
  ///
  /// Solves the section once more.
  ///
  /// - Complexity: O(d + g), d the size of the description, g the items of one group; O(1) where
  ///   nothing was wrong.
  package func diagnostics(
    ofSection section: Int, in description: SectionDescription
  ) -> [LayoutDiagnostic] {
    guard (0..<sectionCount).contains(section),
      let causes = template(ofSection: section)?.causes.causes, !causes.isEmpty
    else { return [] }
    var context = solverContext
    let trace = SolverTrace()
    context.trace = trace
    _ = SectionSolver(configuration: configuration).template(of: description, &context)
    return causes.map { cause in
      let note = trace.notes[cause]
      return LayoutDiagnostic(
        section: section, cause: cause, element: note?.element ?? "section",
        values: note?.values ?? [])
    }
  }
}

extension FlowGeometry {
  /// The items that are longer than their lines, the first of each section.
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
