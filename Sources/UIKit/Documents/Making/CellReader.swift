import DocumentCore

/// Reads cells and other reusable views.
@MainActor struct CellReader {
  private let reader: ObjectReader
  private var element: DocumentElement { reader.element }
  private var graph: ObjectGraph { reader.graph }

  init(_ reader: ObjectReader) {
    self.reader = reader
  }

  // MARK: Table view cells

  func read(into cell: UITableViewCell) {
    Setting.apply(TableSettings.cell, to: cell, reader)
    if let insets = reader.values.insets(element.child(key: "separatorInset")) {
      cell.separatorInset = insets
    }
    if let configuration = element.child(key: "contentConfiguration") {
      cell.contentConfiguration = contentConfiguration(configuration, cell)
    }
    guard let content = element.child(key: "contentView") else { return }
    graph.note(cell.contentView, content)
    readContent(content, into: cell.contentView, bounds: cell.bounds)
    cell.body.keepsContentMargins = ["layoutMargins", "directionalLayoutMargins"].contains {
      content.child(key: $0) != nil
    }
    let parts: [(attribute: String, view: (UITableViewCell) -> UIView?)] = [
      ("textLabel", { $0.textLabel }), ("detailTextLabel", { $0.detailTextLabel }),
      ("imageView", { $0.imageView }),
    ]
    var own: Set<String> = []
    // Views that the document does not name are not made.
    for (attribute, viewOf) in parts {
      guard let id = element[attribute],
        let part = content.list("subviews").first(where: { $0.id == id }),
        let view = viewOf(cell)
      else { continue }
      own.insert(id)
      readPart(part, into: view)
    }
    readSubviews(content, into: cell.contentView, but: own)
  }

  /// A label or the image view of the cell's style, which the document describes like any other.
  private func readPart(_ part: DocumentElement, into view: UIView) {
    graph.note(view, part)
    let reader = ObjectReader(graph: graph, element: part, coder: self.reader.coder)
    if let tag = part.number("tag") { view.tag = Int(tag) }
    ViewSettings.readKind(of: view, reader)
  }

  private func contentConfiguration(
    _ element: DocumentElement, _ cell: UITableViewCell
  ) -> UIListContentConfiguration {
    var content = cell.defaultContentConfiguration()
    let id = self.element.id ?? ""
    content.text = reader.text("contentConfiguration.text", element["text"], id: id)
    content.secondaryText = reader.text(
      "contentConfiguration.secondaryText", element["secondaryText"], id: id)
    content.image = reader.values.image(element)
    if let padding = element.number("imageToTextPadding") { content.imageToTextPadding = padding }
    return content
  }

  // MARK: Collection view cells

  func read(into view: UICollectionReusableView) {
    guard let cell = view as? UICollectionViewCell, let content = element.child(key: "contentView")
    else { return }
    graph.note(cell.contentView, content)
    readContent(content, into: cell.contentView, bounds: cell.bounds)
    readSubviews(content, into: cell.contentView, but: [])
  }

  // MARK: Content views

  private func readContent(_ content: DocumentElement, into view: UIView, bounds: CGRect) {
    view.frame = reader.values.rect(content.child(key: "frame")) ?? bounds
    let reader = ObjectReader(graph: graph, element: content, coder: self.reader.coder)
    Setting.apply(ViewSettings.all, to: view, reader)
    if let insets = self.reader.values.insets(content.child(key: "layoutMargins")) {
      view.layoutMargins = insets
    }
    if let insets = self.reader.values.directionalInsets(
      content.child(key: "directionalLayoutMargins"))
    {
      view.directionalLayoutMargins = insets
    }
    if let color = content.child(key: "backgroundColor") {
      view.backgroundColor = self.reader.values.color(color)
    }
    for guide in content.children where guide.name == "viewLayoutGuide" {
      if let object = ViewSettings.guide(guide.key ?? "", of: view) {
        graph.note(guide: object, guide)
      }
    }
  }

  private func readSubviews(_ content: DocumentElement, into view: UIView, but own: Set<String>) {
    guard !own.isEmpty else { return reader.readSubviews(of: view, content) }
    let others = content.list("subviews").filter { !own.contains($0.id ?? "") }
    for child in others {
      if let made = graph.make(child) as? UIView { view.addSubview(made) }
    }
  }
}
