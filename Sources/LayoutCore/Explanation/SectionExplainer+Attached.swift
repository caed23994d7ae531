import GeometryCore

extension SectionExplainer {
  /// Tells where something is that is attached to a piece of a packed section: the packing gives its
  /// frame from the start of the group.
  func explainAttached(_ placement: Rect) {
    let rule = recipe.packed?.arrangement.rule
    let source = rule?.placeName ?? ""
    let part = writer.begin("Group", note: rule?.name ?? "")
    let origin = template.firstGroupOrigin(in: record)
    var frame = FrameTerms()
    for axis in Axis.allCases {
      var terms: [Formula.Term] =
        axis == scroll ? [.plus(start()), .plus(boundaries.room(atStart: true))] : []
      terms += startInsetTerms(axis)
      let own = origin[axis] - Formula.total(terms).value
      terms.append(.plus(.given(own, "group contentInsets.\(axis.startName)")))
      let group = writer.place(axis.startName, .total(terms), in: part)
      frame.origin[axis] = [
        .plus(group), .plus(.given(placement.origin[axis] - origin[axis], source)),
      ]
      frame.extent[axis] = [.plus(.given(placement.size[axis], source))]
    }
    explainFrame(frame)
  }
}
