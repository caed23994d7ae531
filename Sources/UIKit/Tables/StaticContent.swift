/// A section of a table view whose cells are made with it.
struct StaticSection {
  /// A cell, and its height in points where it has one of its own.
  struct Row {
    let cell: UITableViewCell
    let height: CGFloat?
  }

  let header: String?
  let footer: String?
  let rows: [Row]
}

/// The sections of a table view of an interface document that has no prototypes but cells.
///
/// A table view controller returns them where its methods are not overridden.
final class StaticContent {
  let sections: [StaticSection]

  init(_ sections: [StaticSection]) {
    self.sections = sections
  }

  func section(_ index: Int) -> StaticSection? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func row(_ path: IndexPath) -> StaticSection.Row? {
    guard let rows = section(path.section)?.rows, rows.indices.contains(path.row) else {
      return nil
    }
    return rows[path.row]
  }
}

extension UITableView {
  /// The cells that an interface document has made with the table view; nil for others.
  var staticContent: StaticContent? {
    get { parts[StaticContent.self] }
    set { parts[StaticContent.self] = newValue }
  }
}
