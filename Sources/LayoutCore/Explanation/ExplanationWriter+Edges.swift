import GeometryCore

/// Insets with their name.
struct NamedEdges {
  var insets = DirectionalInsets.zero
  var name = ""

  /// The insets at both ends of an axis.
  func terms(_ axis: Axis) -> EdgeTerms {
    EdgeTerms(start: insets.startTerm(axis, of: name), end: insets.endTerm(axis, of: name))
  }
}

/// Insets at the two ends of an axis, as terms of a sum.
struct EdgeTerms {
  var start: Formula.Term
  var end: Formula.Term

  var both: [Formula.Term] { [start, end] }
}

extension ExplanationWriter {
  /// The part with the size of the container.
  func container(of environment: LayoutEnvironment) -> Part {
    let part = begin("Container")
    given("width", environment.container.width, in: part)
    given("height", environment.container.height, in: part)
    given("scale", environment.scale, in: part)
    return part
  }

  /// An extent that a part has.
  func extent(_ axis: Axis, of part: Part) -> Operand {
    operand(axis.extentName, in: part) ?? .given(0, axis.extentName)
  }
}
