import DocumentCore

/// Reads the properties of an element into its object, and makes what lies within it.
@MainActor struct ObjectReader {
  let graph: ObjectGraph
  let element: DocumentElement
  let coder: ElementCoder

  var values: DocumentValues { graph.file.values }

  func read(into object: AnyObject) {
    switch object {
    case let view as UIView: read(into: view)
    case let controller as UIViewController: ControllerReader(self).read(into: controller)
    case let item as UINavigationItem: BarItemReader(self).read(into: item)
    case let item as UIBarButtonItem: BarItemReader(self).read(into: item)
    case let item as UITabBarItem: BarItemReader(self).read(into: item)
    case let recognizer as UIGestureRecognizer:
      Setting.apply(RecognizerSettings.all, to: recognizer, self)
    case let layout as UICollectionViewFlowLayout:
      Setting.apply(CollectionSettings.flowLayout, to: layout, self)
      CollectionSettings.readSizes(layout, self)
    default: break
    }
  }

  // MARK: Views

  private func read(into view: UIView) {
    if let rect = values.rect(element.child(key: "frame")) { view.frame = rect }
    readLayout(of: view)
    Setting.apply(ViewSettings.all, to: view, self)
    readColors(of: view)
    // The settings of the element's kind, from the most general class on.
    switch view {
    case let cell as UITableViewCell: CellReader(self).read(into: cell)
    case let cell as UICollectionReusableView: CellReader(self).read(into: cell)
    case let table as UITableView: TableReader(self).read(into: table)
    case let list as UICollectionView: TableReader(self).read(into: list)
    default: ViewSettings.readKind(of: view, self)
    }
    readSubviews(of: view)
    readAccessibility(of: view)
  }

  private func readLayout(of view: UIView) {
    // Interface Builder says that constraints place a view of a fixed frame, yet makes none.
    // Rule DOC-8.
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO", !element.isTrue("fixedFrame") {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let mask = element.child(key: "autoresizingMask") {
      view.autoresizingMask = ViewSettings.mask(mask)
    }
    for (name, axis, isHugging) in ViewSettings.priorities {
      guard let number = element.number(name) else { continue }
      let priority = UILayoutPriority(Float(min(max(number, 1), 1000)))
      if isHugging {
        view.setContentHuggingPriority(priority, for: axis)
      } else {
        view.setContentCompressionResistancePriority(priority, for: axis)
      }
    }
    if let insets = values.insets(element.child(key: "layoutMargins")) {
      view.layoutMargins = insets
    }
    if let insets = values.directionalInsets(element.child(key: "directionalLayoutMargins")) {
      view.directionalLayoutMargins = insets
    }
    for guide in element.children where guide.name == "viewLayoutGuide" {
      if let object = ViewSettings.guide(guide.key ?? "", of: view) {
        graph.note(guide: object, guide)
      }
    }
  }

  private func readColors(of view: UIView) {
    if let color = element.child(key: "backgroundColor") {
      view.backgroundColor = values.color(color)
    }
    if let color = element.child(key: "tintColor") { view.tintColor = values.color(color) }
  }

  /// Makes the views of a list and puts them into a view.
  func readSubviews(of view: UIView, _ list: DocumentElement? = nil) {
    let source = list ?? element
    let excluded = source.isVaried ? source.excluded(from: "subviews", for: graph.traits) : []
    for child in source.list("subviews") {
      guard let made = graph.make(child) as? UIView else {
        if child["id"] != nil { graph.file.report(child, "makes no view") }
        continue
      }
      guard !excluded.contains(child.id ?? "") else {
        AbsentViews.keep(made, in: view)
        continue
      }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(made)
      } else {
        view.addSubview(made)
      }
    }
  }

  private func readAccessibility(of view: UIView) {
    guard let accessibility = element.child(key: "accessibilityConfiguration") else { return }
    let id = element.id ?? ""
    if let label = text("accessibilityLabel", accessibility["label"], id: id) {
      view.accessibilityLabel = label
    }
    if let hint = text("accessibilityHint", accessibility["hint"], id: id) {
      view.accessibilityHint = hint
    }
    if let identifier = accessibility["identifier"] { view.accessibilityIdentifier = identifier }
    if let traits = accessibility.child(key: "traits") {
      view.accessibilityTraits = ViewSettings.accessibilityTraits(traits)
    }
    if let isElement = accessibility.child(key: "isElement")?["value"] {
      view.isAccessibilityElement = isElement == "YES"
    }
  }

  // MARK: Texts

  /// A text of the element in the present language; nil where the document has none.
  ///
  /// Documents write short texts as attributes, and long ones or those of several lines as elements.
  func text(_ name: String) -> String? {
    var written = element.value(name, for: graph.traits)
    if written == nil, let child = element.child(key: name) { written = values.string(child) }
    return text(name, written, id: element.id ?? "")
  }

  func text(_ name: String, _ written: String?, id: String) -> String? {
    guard !id.isEmpty else { return written }
    return graph.file.strings.text("\(id).\(name)") ?? written
  }
}

/// Views that a variation leaves out of the hierarchy. Their superview keeps them, because outlets
/// refer to them.
final class AbsentViews {
  private var views: [UIView] = []

  @MainActor static func keep(_ view: UIView, in superview: UIView) {
    superview.existingOrNewPart(AbsentViews()).views.append(view)
  }
}
