import DocumentCore

/// Makes the constraints of views. Rule DOC-7.
@MainActor struct ConstraintMaking {
  private let graph: ObjectGraph

  init(_ graph: ObjectGraph) {
    self.graph = graph
  }

  /// Adds the constraints that a view's element holds.
  func add(_ element: DocumentElement, to view: UIView) {
    add(element.list("constraints"), of: element, to: view)
  }

  private func add(_ list: [DocumentElement], of element: DocumentElement, to view: UIView) {
    guard !list.isEmpty, let owner = element.id else { return }
    let excluded = element.isVaried ? element.excluded(from: "constraints", for: graph.traits) : []
    for constraint in list {
      guard
        let description = ConstraintDescription(constraint, owner: owner, traits: graph.traits)
      else {
        graph.file.report(constraint, "is no constraint")
        continue
      }
      guard !description.isPlaceholder || graph.makesPlaceholders else { continue }
      add(description, constraint, to: view, isInstalled: !excluded.contains(constraint.id ?? ""))
    }
  }

  private func add(
    _ description: ConstraintDescription, _ element: DocumentElement, to view: UIView,
    isInstalled: Bool
  ) {
    guard let first = item(description.firstItem),
      let attribute = Self.attributes[description.firstAttribute]
    else { return graph.file.report(element, of: "firstItem", "names nothing that has edges") }
    let second = description.secondItem.flatMap { item($0) }
    guard (second == nil) == (description.secondItem == nil) else {
      return graph.file.report(element, of: "secondItem", "names nothing that has edges")
    }
    let other = description.secondAttribute.flatMap { Self.attributes[$0] } ?? .notAnAttribute
    let needsOther = second != nil
    guard needsOther == (other != .notAnAttribute) else {
      return graph.file.report(element, of: "secondAttribute", "is missing or not known")
    }
    if let mistake = NSLayoutConstraint.mistake(pairing: attribute, other) {
      return graph.file.report(element, of: "secondAttribute", mistake)
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute,
      relatedBy: Self.relations[description.relation] ?? .equal, toItem: second, attribute: other,
      multiplier: description.multiplier,
      constant: description.constant)
    constraint.priority = UILayoutPriority(Float(description.priority))
    constraint.identifier = description.identifier
    if let id = description.id { graph.objects[id] = constraint }
    guard isInstalled, let owner = Self.holder(of: [first, second], view) else { return }
    owner.addConstraint(constraint)
  }

  /// The view that holds a constraint: the one of the document, or another one that both items are
  /// in; nil if they are in different hierarchies, because one of them is absent.
  private static func holder(of items: [Any?], _ view: UIView) -> UIView? {
    let views = items.compactMap { $0 }.compactMap { Self.view(of: $0) }
    var place: UIView? = view
    while let owner = place {
      if views.allSatisfy({ $0.isDescendant(of: owner) }) { return owner }
      place = owner.superview
    }
    return nil
  }

  /// The view that holds a constraint that was made before; nil while an item is absent.
  static func holder(of constraint: NSLayoutConstraint, _ view: UIView) -> UIView? {
    holder(of: [constraint.firstItem, constraint.secondItem], view)
  }

  private static func view(of item: Any) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// What an identity means in a constraint. A cell stands for the view of its content.
  private func item(_ id: String) -> Any? {
    switch graph.object(id) {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let effect as UIVisualEffectView: effect
    case let view as UIView: view
    case let guide as UILayoutGuide: guide
    default: graph.controller?.viewIfLoaded.flatMap { guide(id, of: $0) }
    }
  }

  /// A layout guide of the controller, by its identity.
  private func guide(_ id: String, of root: UIView) -> Any? {
    guard let element = graph.file.document.element(id),
      element.name == "viewControllerLayoutGuide"
    else { return nil }
    return element["type"] == "bottom" ? root.bottomLayoutSupport : root.topLayoutSupport
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
    "lessThanOrEqual": .lessThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
