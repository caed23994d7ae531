import DocumentCore

/// Reads table views and collection views with their prototypes.
@MainActor struct TableReader {
  private let reader: ObjectReader
  private var element: DocumentElement { reader.element }
  private var graph: ObjectGraph { reader.graph }

  init(_ reader: ObjectReader) {
    self.reader = reader
  }

  // MARK: Table views

  func read(into table: UITableView) {
    Setting.apply(ScrollSettings.all, to: table, reader)
    Setting.apply(TableSettings.all, to: table, reader)
    if let insets = reader.values.insets(element.child(key: "separatorInset")) {
      table.separatorInset = insets
    }
    if let color = element.child(key: "separatorColor") {
      table.separatorColor = reader.values.color(color)
    }
    if let view = element.child(key: "tableHeaderView") {
      table.tableHeaderView = graph.make(view) as? UIView
    }
    if let view = element.child(key: "tableFooterView") {
      table.tableFooterView = graph.make(view) as? UIView
    }
    for cell in element.list("prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      table.register(nib(cell), forCellReuseIdentifier: identifier)
    }
    if element["dataMode"] == "static" { readSections(of: table) }
  }

  private func readSections(of table: UITableView) {
    let sections = element.list("sections").map { section in
      StaticSection(
        header: title("headerTitle", section), footer: title("footerTitle", section),
        rows: section.list("cells").compactMap { element in
          guard let cell = graph.make(element) as? UITableViewCell else { return nil }
          let height = element.number("rowHeight").map { CGFloat($0) }
          return StaticSection.Row(cell: cell, height: height.flatMap { $0 > 0 ? $0 : nil })
        })
    }
    table.staticContent = StaticContent(sections)
  }

  private func title(_ name: String, _ section: DocumentElement) -> String? {
    var written = section[name]
    if written == nil, let child = section.child(key: name) {
      written = reader.values.string(child)
    }
    return reader.text(name, written, id: section.id ?? "")
  }

  // MARK: Collection views

  func read(into list: UICollectionView) {
    Setting.apply(ScrollSettings.all, to: list, reader)
    Setting.apply(CollectionSettings.collectionView, to: list, reader)
    for cell in element.list("cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      list.register(nib(cell), forCellWithReuseIdentifier: identifier)
    }
    let kinds = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in kinds {
      guard let view = element.child(key: key), let identifier = view["reuseIdentifier"] else {
        continue
      }
      list.register(
        nib(view), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }

  private func nib(_ prototype: DocumentElement) -> PrototypeNib {
    PrototypeNib(prototype, graph)
  }
}

/// A prototype of a table view or collection view, which is registered like a nib.
final class PrototypeNib: UINib {
  private let element: DocumentElement
  private let file: InterfaceFile
  private weak var controller: UIViewController?
  private weak var scene: StoryboardScene?

  init(_ element: DocumentElement, _ graph: ObjectGraph) {
    self.element = element
    file = graph.file
    controller = graph.controller
    scene = graph.controller?.parts[ControllerScene.self] as? StoryboardScene
    super.init()
  }

  override func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    let graph = ObjectGraph(file, owner: ownerOrNil.map { $0 as AnyObject })
    graph.controller = controller
    graph.outer = { [scene] id in scene?.object(id) }
    let made = graph.make(element)
    graph.finish()
    return made.map { [$0] } ?? []
  }
}
