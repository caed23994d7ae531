import GeometryCore

/// Subitems of a group in turn, solved.
struct SolvedSubitems {
  var subitems: [ItemDescription]
  var templates: [GroupTemplate]
  /// How many occurrences hold cells; a last group that is not full has empty places behind.
  var filled: Int
}

// Groups whose cells have been measured: no two occurrences of a subitem are alike.
extension GroupSolver {
  /// Solves `count` occurrences of `subitems` one by one.
  ///
  /// - Parameters:
  ///   - sizes: The resolved sizes of the subitems, for each occurrence in turn.
  ///   - room: What fractions of the subitems' supplementaries refer to.
  ///   - fixed: The axes on which the group decides about the subitems' sizes.
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
    // A group that is not full is one with places behind its last cell, but not one without cells.
    if result.filled == 0 || measured.next <= measured.count {
      result.filled = result.templates.count
    }
    for axis in Axis.allCases where !fixed.contains(axis) {
      makeUniform(&result, isMeasured: isMeasured, along: axis, &context)
    }
    return result
  }

  /// Makes the siblings that are to be equally long as long as the longest one measured.
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
  /// Whether the longest of the siblings decides.
  var isUniform: Bool {
    switch self {
    case .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute, .estimated: false
    }
  }
}
