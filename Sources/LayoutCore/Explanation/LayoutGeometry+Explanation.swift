import GeometryCore

extension LayoutGeometry {
  /// The derivation of the frame of an element; nil if there is no such element.
  ///
  /// Solves the section of the element again, because the layout stores nothing for it.
  ///
  /// - Parameters:
  ///   - description: The description of the section, which the layout does not store.
  ///   - viewport: The visible part of the content, for pinned elements; nil for natural positions.
  ///   - offset: The offset of an orthogonal section in reading direction; nil for its
  ///     ``OrthogonalScroller/initialOffset``.
  /// - Complexity: O(d + g log g), d the size of the description, g the items of one group.
  package func explanation(
    of key: ElementKey, in description: SectionDescription, viewport: Viewport? = nil,
    orthogonalOffset offset: Double? = nil
  ) -> Explanation? {
    let section = Int(key.section)
    let loop = orthogonalRow(ofSection: section).flatMap { $0.cycle == nil ? nil : $0 }
    let turned = loop.map { offset ?? $0.start }
    guard let placement = placement(of: key, viewport: viewport, scrolledBy: turned),
      let explainer = SectionExplainer(
        self, section: section, description: description, turned: turned),
      explainer.explain(key, viewport.map(physicalizer.flow))
    else { return nil }
    if belongsToOrthogonalScroller(key) { explainer.explainScrolling(by: offset) }
    return Explanation(
      title: explainer.title(of: key), parts: explainer.writer.parts, frame: placement.frame)
  }

  /// The derivation of the extent of a section including boundary items that extend it; nil if there
  /// is no such section.
  ///
  /// - Complexity: As ``explanation(of:in:viewport:orthogonalOffset:)``.
  package func explanation(
    ofSection section: Int, in description: SectionDescription
  ) -> Explanation? {
    guard
      let explainer = SectionExplainer(self, section: section, description: description)
    else { return nil }
    explainer.explainBox()
    return Explanation(
      title: "section \(section)", parts: explainer.writer.parts,
      frame: physicalizer.physical(flowFrame(of: explainer.record)))
  }

  /// The mistakes in the description of a section, with the affected elements and numbers.
  ///
  /// Solves the section again.
  ///
  /// - Complexity: O(d + g), d the size of the description, g the items of one group; O(1) where
  ///   nothing was wrong.
  package func diagnostics(
    ofSection section: Int, in description: SectionDescription
  ) -> [LayoutDiagnostic] {
    guard (0..<sectionCount).contains(section),
      let causes = template(ofSection: section)?.causes.causes, !causes.isEmpty
    else { return [] }
    return SectionSolver(configuration: configuration)
      .diagnostics(causes, of: description, inSection: section, setting.context)
  }
}

extension SectionSolver {
  /// What was wrong with a description, found by solving it once more with a trace.
  fileprivate func diagnostics(
    _ causes: [LayoutDiagnostic.Cause], of description: SectionDescription,
    inSection section: Int, _ context: SolverContext
  ) -> [LayoutDiagnostic] {
    var context = context
    let trace = SolverTrace()
    context.trace = trace
    _ = template(of: description, &context)
    return causes.map { cause in
      let note = trace.notes[cause]
      return LayoutDiagnostic(
        section: section, cause: cause, element: note?.element ?? "section",
        values: note?.values ?? [])
    }
  }
}

extension SectionExplainer {
  /// Explains the frame of an element.
  ///
  /// - Returns: False if the description has no such element.
  fileprivate func explain(_ key: ElementKey, _ viewport: Viewport?) -> Bool {
    let packed = geometry.packedRun(of: section, record, template, viewport: viewport)
    switch key.category {
    case .cell:
      if let packed { return explainPiece(of: key.item, packed) }
      explainCell(key.item)
    case .decoration:
      explainDecoration(key.item)
    case .supplementary:
      if key.item == .max {
        guard let index = geometry.boundary.slots.firstIndex(where: { $0.kind == key.kind })
        else { return false }
        explainLayoutBoundary(index, viewport)
      } else if let index = template.boundaryIndex(ofKind: key.kind), key.item == 0 {
        explainBoundary(index, viewport)
      } else if let packed {
        if geometry.overflowSlot(key) != nil { return explainOverflow(packed) }
        guard let placement = flowFrame(of: key, viewport) else { return false }
        explainAttached(placement)
      } else {
        return explainSupplementary(key.kind, number: key.item)
      }
    }
    return true
  }

  /// Such as "cell [0, 3]" or "supplementary badge [0, 3]".
  fileprivate func title(of key: ElementKey) -> String {
    let item = key.item == .max ? "max" : "\(key.item)"
    let kind =
      key.kind == 0
      ? "" : " " + Explanation.shortName(ofKind: geometry.kinds[Int(key.kind)])
    return "\(key.category.name)\(kind) [\(key.section), \(item)]"
  }

  /// The frame of an element in flow space; `viewport` is in flow space, too.
  private func flowFrame(of key: ElementKey, _ viewport: Viewport?) -> Rect? {
    let physicalizer = geometry.physicalizer
    return geometry.placement(of: key, viewport: viewport.map(physicalizer.flow))
      .map { physicalizer.flow($0.frame) }
  }
}

extension ElementKey.Category {
  fileprivate var name: String {
    switch self {
    case .cell: "cell"
    case .supplementary: "supplementary"
    case .decoration: "decoration"
    }
  }
}
