/// Something that happens to a collection view.
///
/// Numbers that name sections, items and places are taken modulo what there is when the operation
/// runs, so that it means something whatever ran before: scripts stay valid when they are shortened.
package enum FuzzOperation: Equatable, Sendable {
  /// One batch of changes, or the application of one snapshot.
  case change([FuzzEdit])
  /// A batch of changes within another one.
  case nested([FuzzEdit], [FuzzEdit])
  /// A section is given a tree of new items at these levels; those named last are expanded.
  case outline(section: Int, levels: [Int], expanded: [Int])
  /// The n-th item of an outline that was shown last is expanded or collapsed.
  case toggle(Int)
  case reconfigure(Int)
  case reloadData
  /// To a share of the way, in percent.
  case scroll(Int)
  /// To an item; the position is one of top, centre, bottom.
  case scrollTo(Int, position: Int)
  case resize(width: Int, height: Int)
  case layout(FuzzLayout)
  /// Cells answer with other heights from now on, and those in view are asked again.
  case answer(Int)
  case select(Int)
  case deselect(Int)
  /// Time passes, in hundredths of a second. What follows the first such operation is seen over time,
  /// until the next one only a part of it.
  case wait(Int)
}

extension FuzzOperation {
  /// Whether items come or go.
  var changesData: Bool {
    switch self {
    case .change, .nested, .outline, .toggle: true
    default: false
    }
  }

  var exchangesLayout: Bool {
    if case .layout = self { return true }
    return false
  }
}

/// One change of the data.
package enum FuzzEdit: Equatable, Sendable {
  case insertItem(section: Int, at: Int)
  case deleteItem(Int)
  case moveItem(Int, section: Int, at: Int)
  case reloadItem(Int)
  case insertSection(at: Int, count: Int)
  case deleteSection(Int)
  case moveSection(Int, to: Int)
  case reloadSection(Int)
}

/// What holds the data.
package enum FuzzSource: String, CaseIterable, Sendable {
  case indexPaths
  case diffable
}

/// What is run from the beginning.
package struct FuzzScript: Equatable, Sendable {
  package var source: FuzzSource
  package var layout: FuzzLayout
  /// How many items the sections have at the beginning.
  package var counts: [Int]
  package var operations: [FuzzOperation]

  package init(
    _ source: FuzzSource, _ layout: FuzzLayout, counts: [Int], _ operations: [FuzzOperation]
  ) {
    self.source = source
    self.layout = layout
    self.counts = counts
    self.operations = operations
  }

  /// Swift source that makes the script.
  package var swiftSource: String {
    let lines = operations.map { "    .\($0),\n" }.joined()
    return """
      FuzzScript(
        .\(source), .\(layout), counts: \(counts),
        [
      \(lines)  ])
      """
      .replacing("Fuzzing.FuzzEdit.", with: ".").replacing("Fuzzing.FuzzLayout.", with: ".")
  }
}
