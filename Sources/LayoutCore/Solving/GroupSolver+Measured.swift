import GeometryCore

/// The solved subitems of a group in order.
struct SolvedSubitems {
  var subitems: [ItemDescription]
  var templates: [GroupTemplate]
  /// The number of subitems with cells; a last group that is not full ends with empty ones.
  var filled: Int
}

// Groups with measured cells, where repeated subitems differ.
extension GroupSolver {
  /// Solves `count` subitems one by one.
  ///
  /// - Parameter sizes: The resolved sizes of the subitems in order.
  /// - Parameter room: The reference size for fractions of supplementary items.
  /// - Parameter fixed: The axes along which the group determines the sizes of subitems.
  /// - Complexity: O(n), n the number of items in the group.
  func solved(
    _ subitems: [ItemDescription], sizes: [Size], count: Int, in room: Size, fixed: AxisSet,
    measured: MeasuredSlots, _ context: inout SolverContext
  ) -> SolvedSubitems {
    var result = SolvedSubitems(subitems: [], templates: [], filled: 0)
    var isMeasured: [Bool] = []
    for index in 0..<min(count, LengthLimits.itemsInGroup) {
      let subitem = subitems[index % subitems.count]
      let answers = measured.answers
      if measured.next < measured.count { result.filled += 1 }
      result.subitems.append(subitem)
      result.templates.append(
        template(
          of: subitem, size: sizes[index % sizes.count], in: room, fixed: fixed, &context))
      isMeasured.append(measured.answers > answers)
    }
    // A group that is not full has subitems behind its last cell, but is not empty.
    if result.filled == 0 || measured.next <= measured.count {
      result.filled = result.templates.count
    }
    for axis in Axis.allCases where !fixed.contains(axis) {
      makeUniform(&result, isMeasured: isMeasured, along: axis, &context)
    }
    return result
  }

  /// Extends siblings with a uniform dimension to the largest measured one.
  private func makeUniform(
    _ solved: inout SolvedSubitems, isMeasured: [Bool], along axis: Axis,
    _ context: inout SolverContext
  ) {
    let alike = solved.subitems.indices.filter { solved.subitems[$0].extent[axis].isUniform }
    let lengths = alike.filter { isMeasured[$0] }.map { solved.templates[$0].size[axis] }
    guard let longest = lengths.max() else { return }
    for index in alike where solved.templates[index].size[axis] != longest {
      let subitem = solved.subitems[index]
      if subitem.group == nil {
        var size = solved.templates[index].size
        size[axis] = longest
        let estimates = solved.templates[index].estimates
        solved.templates[index] = cell(
          of: subitem, size: size, estimates: estimates.first ?? [], &context)
      } else if solved.templates[index].size[axis] < longest {
        solved.templates[index].stretch(to: longest, axis)
      }
    }
  }
}

extension LayoutDimension {
  /// Whether the dimension is that of the largest sibling.
  var isUniform: Bool {
    switch self {
    case .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute, .estimated: false
    }
  }
}
