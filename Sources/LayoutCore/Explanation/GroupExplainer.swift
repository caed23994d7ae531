import GeometryCore

/// Tells how one item of a group came to its size and place, and so on for what it holds.
///
/// The items on the way to the explained element have parts of their own; the others are told in
/// the part of their parent, and only as far as something depends on them.
final class GroupExplainer {
  let trace: ItemTrace
  let part: ExplanationWriter.Part
  /// What the names of the steps begin with, such as "item 2 "; empty on the way.
  private let prefix: String
  private let writer: ExplanationWriter
  private let parent: GroupExplainer?
  /// What the fractions of the outermost item refer to.
  private let container: (Axis) -> Operand
  /// The subitem on the way and which of the placed ones it is.
  private(set) var next: (item: GroupExplainer, index: Int, place: Int)?

  /// The outermost item, and those on the way to one of its cells or supplementaries.
  ///
  /// - Parameters:
  ///   - number: Which of the section's groups it is; nil for any.
  ///   - slot: The cell, counted in the group.
  ///   - stops: Whether the way ends at an item; given the item and the cell counted in it.
  ///   - title: What the titles of the parts begin with.
  init(
    _ trace: ItemTrace, number: Int?, to slot: Int, until stops: (ItemTrace, Int) -> Bool,
    _ writer: ExplanationWriter, titled title: String = "", container: @escaping (Axis) -> Operand
  ) {
    self.trace = trace
    self.writer = writer
    self.container = container
    parent = nil
    prefix = ""
    part = writer.begin(Self.title("Group", after: title), number: number, note: trace.note)
    descend(to: slot, until: stops, depth: 1, title)
  }

  private static func title(_ name: String, after title: String) -> String {
    title.isEmpty ? name : "\(title) \(name.lowercased())"
  }

  private init(_ trace: ItemTrace, of parent: GroupExplainer, _ part: ExplanationWriter.Part,
    prefix: String
  ) {
    self.trace = trace
    self.parent = parent
    self.part = part
    self.prefix = prefix
    writer = parent.writer
    container = parent.container
  }

  /// The same group before anything of it was measured, told in the same part.
  func unmeasured(_ trace: ItemTrace) -> GroupExplainer {
    GroupExplainer(trace, of: self, part, prefix: "unmeasured ")
  }

  private func descend(
    to slot: Int, until stops: (ItemTrace, Int) -> Bool, depth: Int, _ title: String
  ) {
    guard let arrangement = trace.arrangement, !stops(trace, slot), !trace.children.isEmpty
    else { return }
    var rest = slot
    for place in arrangement.mains.indices {
      let index = place % trace.children.count
      let child = trace.children[index]
      guard rest >= child.template.slots.count else {
        let name =
          child.item.group == nil
          ? "Item" : depth == 1 ? "Nested group" : "Level \(depth + 1) group"
        let part = writer.begin(
          Self.title(name, after: title), number: place, note: child.note)
        let item = GroupExplainer(child, of: self, part, prefix: "")
        next = (item, index, place)
        return item.descend(to: rest, until: stops, depth: depth + 1, title)
      }
      rest -= child.template.slots.count
    }
  }

  /// The item at the end of the way.
  var last: GroupExplainer { next?.item.last ?? self }

  /// The first cell of the way's last item, counted in the outermost group.
  var firstSlotOfLast: Int {
    guard let next else { return 0 }
    let before = (0..<next.place).reduce(0) {
      $0 + trace.children[$1 % trace.children.count].template.slots.count
    }
    return before + next.item.firstSlotOfLast
  }

  /// The outermost item and those on the way, in turn.
  var way: [GroupExplainer] { [self] + (next?.item.way ?? []) }

  private func step(
    _ name: String, _ formula: Formula, _ corrections: [Correction] = []
  ) -> Operand {
    writer.step(prefix + name, formula, corrections, in: part)
  }

  private func known(_ name: String) -> Operand? { writer.operand(prefix + name, in: part) }
}

// MARK: - Sizes

extension GroupExplainer {
  /// The size that came out, content insets included.
  @discardableResult
  func size(_ axis: Axis) -> Operand {
    let content = contentSize(axis)
    let length = trace.template.size[axis]
    guard trace.item.group != nil, trace.item.extent[axis].isUniform, length > content.value + 1e-6
    else { return content }
    return known("uniform \(axis.extentName)")
      ?? step(
        "uniform \(axis.extentName)", .operand(content),
        ExplanationWriter.change(.sibling, content.value, to: length))
  }

  /// The size that came out before the group was made as long as its siblings.
  private func contentSize(_ axis: Axis) -> Operand {
    guard followsContent(along: axis), let group = trace.item.group else { return asked(axis) }
    if let known = known(axis.extentName) { return known }
    let filled = trace.arrangement?.filled ?? 0
    let formula: Formula
    if axis == group.axis {
      formula = .total(
        spacing(along: axis, for: Array(trace.children.indices), count: filled).lengthTerms)
    } else {
      formula = .largest(
        trace.children.indices.prefix(filled).map { index in
          let single = SpacingExplainer(
            axis: axis, pieces: [piece(index, axis, childSize(index, axis))],
            between: .fixed(0), count: 1)
          return .total(single.lengthTerms)
        })
    }
    return step(axis.extentName, formula, ExplanationWriter.limited(formula.value))
  }

  /// Whether the item is as long as what it holds.
  private func followsContent(along axis: Axis) -> Bool {
    guard trace.item.extent[axis].isEstimated, !trace.fixed.contains(axis),
      let group = trace.item.group, trace.arrangement != nil
    else { return false }
    if axis != group.axis { return true }
    switch group.form {
    case .repeating: return true
    case .counted(_, _, let resizesSubitem): return !resizesSubitem
    case .custom, .packed: return false
    }
  }

  /// The size that the parent gave: what the fractions of subitems refer to.
  private func asked(_ axis: Axis) -> Operand {
    let name = (followsContent(along: axis) ? "estimated " : "") + axis.extentName
    if let known = known(name) { return known }
    if trace.fixed.contains(axis), let parent {
      let share = Formula.part(
        .operand(parent.room(axis)), among: parent.trace.arrangement?.mains.count ?? 1)
      return step(
        name, share,
        ExplanationWriter.change(
          .wholePixels, share.value, to: writer.grid.floored(share.value)))
    }
    let dimension = trace.item.extent[axis]
    let isPacked = trace.item.group != nil && trace.arrangement == nil
    let reference = Axis.allCases.first(where: dimension.isFraction)
      .map(surroundings)
    let formula = Formula.dimension(dimension, of: reference)
    var corrections = writer.corrections(of: dimension, formula.value)
    if trace.item.group == nil, dimension.isEstimated {
      corrections += ExplanationWriter.change(
        dimension.isUniform ? .sibling : .measured, corrections.last?.value ?? formula.value,
        to: trace.template.size[axis])
    }
    if isPacked, dimension.isEstimated {
      corrections += ExplanationWriter.change(
        .content, corrections.last?.value ?? formula.value, to: trace.template.size[axis])
    }
    return step(name, formula, corrections)
  }

  /// What the fractions of subitems refer to: the size less insets and the spacing that is fixed.
  private func room(_ axis: Axis) -> Operand {
    let inner = inner(axis, of: asked(axis))
    guard let group = trace.item.group, axis == group.axis, let base = trace.arrangement?.fit.base,
      let between = group.interItemSpacing?.minimum, between != 0
    else { return inner }
    let name = "\(axis.extentName) less spacing"
    if let known = known(name) { return known }
    // How many spacings the solver took off: by how many items fit, or would without spacing.
    let gaps = max(((inner.value - base) / between).rounded(), 0)
    let formula = Formula.total([
      .plus(inner), Formula.Term(-gaps, .operand(.given(between, "interItemSpacing"))),
    ])
    return gaps == 0 ? inner : step(name, formula, ExplanationWriter.limited(formula.value))
  }

  /// The room inside the content insets.
  private func inner(_ axis: Axis, of size: Operand) -> Operand {
    let insets = trace.effectiveInsets
    guard insets.start(axis) != 0 || insets.end(axis) != 0 else { return size }
    let name = "inner \(axis.extentName)"
    if let known = known(name) { return known }
    let formula = Formula.total([
      .plus(size), insets.startTerm(axis, of: insetsName).negated,
      insets.endTerm(axis, of: insetsName).negated,
    ])
    return step(name, formula, ExplanationWriter.limited(formula.value))
  }

  /// What the item's content insets are called.
  var insetsName: String { "\(part.scope) \(prefix)contentInsets" }

  /// The room inside the content insets of the size that came out.
  func inner(_ axis: Axis) -> Operand { inner(axis, of: size(axis)) }

  /// The room the item is laid out in.
  func surroundings(_ axis: Axis) -> Operand { parent?.room(axis) ?? container(axis) }

  /// The size of a subitem. Subitems alike are told once.
  private func childSize(_ index: Int, _ axis: Axis) -> Operand {
    let child = trace.children[index]
    if let next, next.index == index || next.item.trace.isLike(child, along: axis) {
      return next.item.size(axis)
    }
    let first = trace.children.firstIndex { $0.isLike(child, along: axis) } ?? index
    return GroupExplainer(trace.children[first], of: self, part, prefix: "\(prefix)item \(first) ")
      .size(axis)
  }
}

// MARK: - Places

extension GroupExplainer {
  /// Tells the sizes and places of everything on the way.
  func tell() {
    for item in way {
      for axis in Axis.allCases { item.size(axis) }
    }
    for item in way { item.tellPlaceOfNext() }
  }

  /// Where the way's next item starts, from this one's inner corner.
  private func tellPlaceOfNext() {
    guard let next, let group = trace.item.group else { return }
    let main = group.axis
    let isFlexible = spacing(along: main, for: []).flexibleCount > 0
    let needed =
      isFlexible
      ? Array(trace.children.indices) : Array(0..<min(next.place, trace.children.count))
    let along = spacing(along: main, for: needed)
    // Places behind the last item of a group that is as long as what it holds take nothing.
    let isPart =
      followsContent(along: main)
      && trace.arrangement.map { $0.filled < $0.mains.count } ?? false
    let share = isPart ? nil : share(along, of: inner(main, of: contentSize(main)))
    tellPlace(next.place, along, share, of: next.item)
    let across = SpacingExplainer(
      axis: main.crossing, pieces: [piece(next.index, main.crossing, next.item.size(main.crossing))],
      between: .fixed(0), count: 1)
    let room = inner(main.crossing, of: contentSize(main.crossing))
    tellPlace(0, across, next.item.share(across, of: room), of: next.item)
  }

  private func tellPlace(
    _ place: Int, _ spacing: SpacingExplainer, _ share: Operand?, of item: GroupExplainer
  ) {
    let formula = Formula.total(spacing.terms(before: place, share: share))
    if formula != .sum([]) {
      _ = writer.position(spacing.axis.startName, formula, in: item.part)
    }
  }

  /// What each flexible spacing gets; nil if there is none.
  private func share(_ spacing: SpacingExplainer, of available: Operand) -> Operand? {
    guard spacing.flexibleCount > 0 else { return nil }
    return step(
      "flexible share of \(spacing.axis.extentName)",
      .part(
        .sum([.plus(available)] + spacing.lengthTerms.map(\.negated)),
        among: spacing.flexibleCount))
  }

  /// The subitems one after another.
  ///
  /// - Parameter needed: Those whose size is told; the others count as nothing.
  /// - Parameter count: How many there are; nil for all.
  private func spacing(
    along axis: Axis, for needed: [Int], count: Int? = nil
  ) -> SpacingExplainer {
    SpacingExplainer(
      axis: axis,
      pieces: trace.children.indices.map { index in
        piece(index, axis, needed.contains(index) ? childSize(index, axis) : .given(0, ""))
      },
      between: trace.item.group?.interItemSpacing ?? .fixed(0),
      count: count ?? trace.arrangement?.mains.count ?? 0)
  }

  private func piece(_ index: Int, _ axis: Axis, _ extent: Operand) -> SpacingExplainer.Piece {
    let spacing = trace.children[index].item.edgeSpacing
    return SpacingExplainer.Piece(
      extent: extent, start: spacing.start(axis), end: spacing.end(axis), name: "item")
  }

  /// Where the last item of the way starts within the outermost group, insets passed on the way
  /// included.
  func originTerms(_ axis: Axis) -> [Formula.Term] {
    guard let next else { return [] }
    let offset = writer.operand(axis.startName, in: next.item.part)
    return [trace.effectiveInsets.startTerm(axis, of: insetsName)]
      + (offset.map { [.plus($0)] } ?? []) + next.item.originTerms(axis)
  }
}

extension GroupExplainer {
  /// The edge spacing behind the last item of the way, if that is a cell.
  func lastEndTerms(_ axis: Axis) -> [Formula.Term] {
    guard let next, let group = trace.item.group else { return [] }
    guard next.item.next == nil else { return next.item.lastEndTerms(axis) }
    guard next.item.trace.item.group == nil else { return [] }
    let end = next.item.trace.item.edgeSpacing.end(axis)
    let spacing = Formula.Term.plus(
      .given(end.minimum, "\(next.item.part.scope) edgeSpacing.\(axis.endName)"))
    let name = "flexible share of \(axis.extentName)"
    let owner = axis == group.axis ? self : next.item
    guard end.isFlexible, let share = owner.known(name) else { return [spacing] }
    return [spacing, .plus(share)]
  }
}

extension ItemTrace {
  /// The content insets that count.
  var effectiveInsets: DirectionalInsets {
    item.contentInsets.effective(estimated: item.extent.estimatedAxes.subtracting(fixed))
  }

  /// Whether both came to the same length by the same rule.
  func isLike(_ other: ItemTrace, along axis: Axis) -> Bool {
    item.extent[axis] == other.item.extent[axis] && fixed == other.fixed
      && template.size[axis] == other.template.size[axis]
      && item.group == nil && other.item.group == nil
  }

  /// Who places the cells one by one: the application, or the packing of a group; nil if they
  /// follow each other.
  var placer: String? {
    switch item.group?.form {
    case .custom: "custom group's item provider"
    case .packed(let arrangement): arrangement.rule.placeName
    case .repeating, .counted, nil: nil
    }
  }

  /// What kind of group it is; empty for a cell.
  var note: String {
    guard let group = item.group else { return "" }
    let direction = group.axis == .horizontal ? "horizontal" : "vertical"
    let count = arrangement?.mains.count ?? 0
    switch group.form {
    case .repeating: return "\(direction), \(count) \(count == 1 ? "item fits" : "items fit")"
    case .counted: return "\(direction), \(count) \(count == 1 ? "item" : "items")"
    case .custom: return "custom, \(template.slots.count) items"
    case .packed(let arrangement):
      return "\(arrangement.rule.name), \(template.slots.count) items"
    }
  }
}

extension PackedArrangement.Rule {
  /// What the rule is called.
  var name: String {
    switch self {
    case .waterfall: "waterfall"
    case .lines: "wrapping lines"
    case .sheet: "sheet"
    }
  }

  /// The source of the places it gives.
  var placeName: String { "place in the \(name)" }
}
