import GeometryCore

// Packed sections whose pieces have been measured.
extension LayoutGeometry {
  /// Moves the pieces of all packed sections to the places that follow from their measurements.
  ///
  /// - Complexity: O(n), n the number of items in packed sections.
  package mutating func repack() {
    for section in packed.keys where measured[section] != nil {
      repackPieces(of: section)
      settle(section, boundariesChanged: false)
    }
  }

  /// Moves the pieces of a packed section to the places that follow from their measurements.
  ///
  /// - Complexity: O(n), n the number of the section's items; O(1) for other sections.
  mutating func repackPieces(of section: Int) {
    guard packed[section] != nil, let sizes = measured[section],
      let template = template(ofSection: section)
    else { return }
    var measuredSizes: [Int: Size] = [:]
    let pieces = template.row(of: stack.itemCount(inSection: section)).count
    measuringWork.packedGroups += pieces
    for piece in 0..<pieces where sizes.hasAny(inGroup: piece, template) {
      measuredSizes[piece] = outerSize(ofPiece: piece, section, sizes)
    }
    packed[section]?.repack(measuredSizes, settled: (measuredSizes.keys.max() ?? -1) + 1)
  }

  /// Updates the size of one piece of a packed section.
  ///
  /// - Parameter sizes: The measurements of the section.
  mutating func repack(piece: Int, of section: Int, sizes: MeasuredSection) {
    guard let size = outerSize(ofPiece: piece, section, sizes) else { return }
    packed[section]?.set(size, of: piece)
  }

  private func outerSize(ofPiece index: Int, _ section: Int, _ sizes: MeasuredSection) -> Size? {
    guard let template = template(ofSection: section),
      var run = packedRun(of: section, stack[section], template)
    else { return nil }
    run.sizes = sizes
    return run.packed.outerSize(run.solvedPiece(at: index, run.packer.shape(of: index)).size)
  }
}
