import GeometryCore

extension LayoutPlan {
  /// The packers of the packed sections, their pieces at their estimated sizes, by section.
  ///
  /// - Complexity: O(s + n), s the number of sections, n the number of items in packed sections.
  func packers(
    _ templates: [SectionTemplate], _ context: inout SolverContext
  ) -> [Int: Packer] {
    guard templates.contains(where: { $0.recipe?.packed != nil }) else { return [:] }
    var packers: [Int: Packer] = [:]
    for (index, section) in sections.enumerated() where section.description >= 0 {
      let template = templates[Int(section.description)]
      guard let recipe = template.recipe, let packed = recipe.packed else { continue }
      let row = template.row(of: min(section.itemCount, LengthLimits.packedPieces))
      var packer = packed.packer(count: row.count, context.grid)
      if row.count > 0, row.lastItems < template.capacity {
        let last = row.count - 1
        let piece = recipe.piece(packer.shape(of: last), measured: nil, &context)
        let size = recipe.trimmed(piece, to: row.lastItems).size
        packer.repack([last: packed.outerSize(size)], settled: 0)
      }
      packers[index] = packer
    }
    return packers
  }
}
