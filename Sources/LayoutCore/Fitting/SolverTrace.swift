import GeometryCore

/// The trace of solving an item with its descendants.
struct ItemTrace {
  /// The placement of subitems of a group.
  struct Arrangement {
    var fit: Fit
    /// The reference size for fractions of subitems.
    var room: Size
    /// The positions of subitems along the axis of the group, unrounded.
    var mains: [SpacingSolver.Place]
    /// The positions across it, by distinct subitem.
    var crosses: [SpacingSolver.Place]
    /// The number of subitems with cells; those behind them are empty.
    var filled: Int
  }

  var item: ItemDescription
  /// The size given by the parent, with estimates.
  var size: Size
  /// The axes along which the parent determines the size.
  var fixed: AxisSet
  /// The reference size for fractions of its supplementary items.
  var container: Size
  /// The result.
  var template: GroupTemplate
  var arrangement: Arrangement?
  /// The distinct solved subitems, repeated in order.
  var children: [ItemTrace] = []
}

/// Records the steps of a ``GroupSolver`` for an ``Explanation``. Without one, solving costs a test
/// for nil.
final class SolverTrace {
  /// The outermost solved item.
  private(set) var root: ItemTrace?
  private var open: [ItemTrace] = []
  /// The first mistake by cause, with its element and numbers.
  private(set) var notes:
    [LayoutDiagnostic.Cause: (element: String, values: [LayoutDiagnostic.Value])] = [:]

  /// Records a mistake in the item that is being solved.
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
