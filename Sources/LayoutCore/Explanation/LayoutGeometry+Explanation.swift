import GeometryCore

extension LayoutGeometry {
  /// Why an element is where it is; nil if there is no such element.
  ///
  /// Solves the element's section once more; the layout keeps nothing for it.
  ///
  /// - Parameters:
  ///   - description: What the element's section was solved from, which the layout does not keep.
  ///   - viewport: What is in view, for pinned elements; nil explains their natural places.
  ///   - offset: How far the section is scrolled if it is orthogonal, in reading direction; nil for
  ///     its ``OrthogonalScroller/initialOffset``.
  /// - Complexity: O(d + g log g), d the size of the description, g the items of one group.
  package func explanation(
    of key: ElementKey, in description: SectionDescription, viewport: Viewport? = nil,
    orthogonalOffset offset: Double? = nil
  ) -> Explanation? {
    guard let placement = placement(of: key, viewport: viewport),
      let explainer = SectionExplainer(
        self, section: Int(key.section), description: description),
      explainer.tell(key, viewport.map(physicalizer.flow))
    else { return nil }
    if belongsToOrthogonalScroller(key) { explainer.tellScrolling(by: offset) }
    return Explanation(
      title: title(of: key), parts: explainer.writer.parts, frame: placement.frame)
  }

  /// Where a section starts and ends, boundary items that extend it included; nil if there is no
  /// such section.
  ///
  /// - Complexity: As ``explanation(of:in:viewport:orthogonalOffset:)``.
  package func explanation(
    ofSection section: Int, in description: SectionDescription
  ) -> Explanation? {
    guard
      let explainer = SectionExplainer(self, section: section, description: description)
    else { return nil }
    explainer.tellBox()
    return Explanation(
      title: "section \(section)", parts: explainer.writer.parts,
      frame: physicalizer.physical(flowFrame(of: explainer.record)))
  }

  /// Such as "cell [0, 3]" or "supplementary badge [0, 3]".
  private func title(of key: ElementKey) -> String {
    let item = key.item == .max ? "max" : "\(key.item)"
    let kind = key.kind == 0 ? "" : " " + Explanation.shortName(ofKind: kinds[Int(key.kind)])
    return "\(key.category)\(kind) [\(key.section), \(item)]"
  }
}

extension SectionExplainer {
  /// Tells where an element is.
  ///
  /// - Returns: False if the description has no such element.
  fileprivate func tell(_ key: ElementKey, _ viewport: Viewport?) -> Bool {
    let packed = geometry.packedRun(section, record, template, viewport)
    switch key.category {
    case .cell:
      if let packed { return tellPiece(of: key.item, packed) }
      tellCell(key.item)
    case .decoration:
      tellDecoration(key.item)
    case .supplementary:
      if key.item == .max {
        guard let index = geometry.boundary.slots.firstIndex(where: { $0.kind == key.kind })
        else { return false }
        tellLayoutBoundary(index, viewport)
      } else if let index = template.boundaryIndex(ofKind: key.kind), key.item == 0 {
        tellBoundary(index, viewport)
      } else if let packed {
        if geometry.overflowSlot(key) != nil { return tellOverflow(packed) }
        guard let placement = geometry.flowPlacement(of: key, viewport) else { return false }
        tellAttached(placement)
      } else {
        return tellSupplementary(key.kind, number: key.item)
      }
    }
    return true
  }
}
