import GeometryCore

extension GroupSolver {
  /// Packs a fixed number of pieces into a nested group.
  ///
  /// Pieces follow the scroll axis of the layout, also in orthogonal sections. If the extent of the
  /// group along it is estimated, it is that of its content.
  ///
  /// - Complexity: O(n), n the number of items in the group.
  func pack(
    _ arrangement: PackedArrangement, of item: ItemDescription, in template: inout GroupTemplate,
    _ context: inout SolverContext
  ) {
    let recipe = PackedRecipe(
      arrangement, inner: template.innerFrame.size, stackAxis: context.scrollAxis, &context)
    let count = affordableCount(
      arrangement.count ?? 1, of: recipe.shapes.map { $0.group }, &context)
    var packer = recipe.packer(count: count, context.grid)
    // 1. Solve each piece with its measurements.
    let pieces = (0..<count).map { index in
      let shape = recipe.shapes[packer.shape(of: index)]
      return self.template(of: arrangement.piece, size: shape.size, in: shape.room, &context)
    }
    var sizes: [Int: Size] = [:]
    for (index, piece) in pieces.enumerated() { sizes[index] = recipe.outerSize(piece.size) }
    packer.repack(sizes, settled: 0)
    // 2. Fit estimated axes to the content.
    var inner = template.innerFrame.size
    inner[recipe.stackAxis] = packer.length
    template.resize(to: inner, estimated: item.extent.estimatedAxes)
    // 3. Place the pieces.
    for (index, piece) in pieces.enumerated() {
      guard let place = packer.place(of: index) else { continue }
      let offset = recipe.offset(of: piece.size, in: place.frame.size, context.grid)
      template.append(
        piece, at: context.grid.nearest(place.frame.origin + offset) + template.innerFrame.origin,
        along: stackAxis, end: 0)
    }
    context.work.slots += template.slots.count
  }
}
