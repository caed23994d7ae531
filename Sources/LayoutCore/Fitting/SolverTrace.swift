import GeometryCore

/// What a solver did to an item and everything in it.
struct ItemTrace {
  /// How a group placed its subitems.
  struct Arrangement {
    var fit: Fit
    /// What the fractions of subitems refer to.
    var room: Size
    /// Where the subitems came to lie along the group's axis, unrounded.
    var mains: [SpacingSolver.Place]
    /// The same across it, by solved subitem.
    var crosses: [SpacingSolver.Place]
    /// How many subitems hold items; the places behind those of a last group are empty.
    var filled: Int
  }

  var item: ItemDescription
  /// The size that the parent gave it, estimates as they are.
  var size: Size
  /// The axes on which the parent decides about the size.
  var fixed: AxisSet
  /// What fractions of its supplementaries refer to.
  var container: Size
  /// What came out.
  var template: GroupTemplate
  var arrangement: Arrangement?
  /// The solved subitems; they are repeated in turn.
  var children: [ItemTrace] = []
}

/// Takes down what a ``GroupSolver`` does, for an ``Explanation``. Solving without one costs a test.
final class SolverTrace {
  /// The outermost item that has been solved.
  private(set) var root: ItemTrace?
  private var open: [ItemTrace] = []
  /// What was wrong first, by cause: with which item, in which numbers.
  private(set) var notes:
    [LayoutDiagnostic.Cause: (element: String, values: [LayoutDiagnostic.Value])] = [:]

  /// Takes down that something was wrong with the item that is being solved.
  func note(_ cause: LayoutDiagnostic.Cause, _ values: [LayoutDiagnostic.Value]) {
    guard notes[cause] == nil else { return }
    let path = open.indices.map { $0 == 0 ? "group" : "item \(open[$0 - 1].children.count)" }
    notes[cause] = (path.isEmpty ? "section" : path.joined(separator: " › "), values)
  }

  func begin(_ item: ItemDescription, size: Size, in container: Size, fixed: AxisSet) {
    open.append(
      ItemTrace(
        item: item, size: size, fixed: fixed, container: container,
        template: GroupTemplate(size: size, innerFrame: .zero)))
  }

  /// - Parameter solved: The subitems, those that are to be alike made so.
  func arrange(_ arrangement: ItemTrace.Arrangement, _ solved: [GroupTemplate]) {
    guard var item = open.popLast() else { return }
    item.arrangement = arrangement
    for (index, template) in solved.enumerated() where item.children.indices.contains(index) {
      item.children[index].template = template
    }
    open.append(item)
  }

  func end(_ template: GroupTemplate) {
    guard var item = open.popLast() else { return }
    item.template = template
    if open.isEmpty {
      root = item
    } else {
      open[open.count - 1].children.append(item)
    }
  }
}
