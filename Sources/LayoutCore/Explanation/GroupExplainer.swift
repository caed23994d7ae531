import GeometryCore

/// Explains the size and the position of an item of a group and its descendants.
///
/// Items on the path to the explained element have parts of their own; the others are explained in
/// the part of their parent, as far as something depends on them.
final class GroupExplainer {
  let trace: ItemTrace
  let part: ExplanationWriter.Part
  /// The prefix of the names of steps, such as "item 2 "; empty for items on the path.
  let prefix: String
  let writer: ExplanationWriter
  let parent: GroupExplainer?
  /// The reference size for fractions of the outermost item.
  let container: (Axis) -> Operand
  /// The subitem on the path, with its indexes among the distinct and among the placed subitems.
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

  /// - Parameter other: The explainer whose writer is used.
  init(
    _ trace: ItemTrace, beside other: GroupExplainer, parent: GroupExplainer?,
    _ part: ExplanationWriter.Part, prefix: String
  ) {
    self.trace = trace
    self.parent = parent
    self.part = part
    self.prefix = prefix
    writer = other.writer
    container = other.container
  }

  /// The same group with estimated sizes, in the same part.
  func unmeasured(_ trace: ItemTrace) -> GroupExplainer {
    GroupExplainer(trace, beside: self, parent: nil, part, prefix: "unmeasured ")
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
        let item = GroupExplainer(child, beside: self, parent: self, part, prefix: "")
        next = (item, index, place)
        return item.descend(to: rest, until: stops, depth: depth + 1, title)
      }
      rest -= child.template.slots.count
    }
  }

  /// The item at the end of the path.
  var last: GroupExplainer { next?.item.last ?? self }

  /// The index in the outermost group of the first cell of the last item.
  var firstSlotOfLast: Int {
    guard let next else { return 0 }
    let before = (0..<next.place).reduce(0) {
      $0 + trace.children[$1 % trace.children.count].template.slots.count
    }
    return before + next.item.firstSlotOfLast
  }

  /// The items on the path in order.
  var way: [GroupExplainer] { [self] + (next?.item.way ?? []) }

  func step(
    _ name: String, _ formula: Formula, corrections: [Correction] = []
  ) -> Operand {
    writer.step(prefix + name, formula, corrections: corrections, in: part)
  }

  func known(_ name: String) -> Operand? { writer.operand(prefix + name, in: part) }
}
