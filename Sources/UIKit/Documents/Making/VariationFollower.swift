import DocumentCore

/// Applies the variations of a document's views again when their size classes change.
///
/// Only what the variations of the former and the new traits say differently is set, so that what the
/// application has changed meanwhile stays. Rule DOC-9.
@MainActor final class VariationFollower {
  private let file: InterfaceFile
  private var traits: [String: String]
  private let objects: [String: AnyObject]
  private let varied: [(element: DocumentElement, view: UIView)]
  private let owners: [(element: DocumentElement, view: UIView)]

  private init(_ graph: ObjectGraph, _ views: [(element: DocumentElement, view: UIView)]) {
    (file, traits, objects) = (graph.file, graph.traits, graph.objects)
    varied = views.filter { $0.element.isVaried || Self.content(of: $0.element).isVaried }
    owners = views.filter { !$0.element.list("constraints").isEmpty }
  }

  /// Makes a view follow its traits, if anything within it has variations.
  static func follow(
    _ root: UIView, in graph: ObjectGraph, made: [(element: DocumentElement, object: AnyObject)]
  ) {
    let views = made.compactMap { element, object in
      (object as? UIView).map { (element: element, view: $0) }
    }
    let isVaried = views.contains { element, _ in
      element.isVaried || element.list("constraints").contains { $0.isVaried }
    }
    guard isVaried else { return }
    let follower = VariationFollower(graph, views)
    root.parts[VariationFollower.self] = follower
    let traits: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    root.registerForTraitChanges(traits) { (view: UIView, _) in
      view.parts[VariationFollower.self]?.update(view.traitCollection)
    }
  }

  private static func content(of element: DocumentElement) -> DocumentElement {
    element.child(key: "contentView") ?? element
  }

  // MARK: Changes

  private func update(_ collection: UITraitCollection) {
    let new = VariationTraits.of(collection)
    guard new != traits else { return }
    let former = traits
    traits = new
    for (element, view) in varied {
      updateSubviews(element, of: view, from: former)
      updateSettings(element, of: view, from: former)
    }
    for (element, view) in owners { updateConstraints(element, of: view, from: former) }
  }

  private func updateSubviews(
    _ element: DocumentElement, of view: UIView, from former: [String: String]
  ) {
    let before = element.excluded(from: "subviews", for: former)
    let now = element.excluded(from: "subviews", for: traits)
    guard before != now else { return }
    var present: [UIView] = []
    for child in element.list("subviews") {
      guard let id = child.id, let inner = objects[id] as? UIView else { continue }
      if now.contains(id) {
        if !before.contains(id) {
          AbsentViews.keep(inner, in: view)
          inner.removeFromSuperview()
        }
      } else {
        if before.contains(id) { insert(inner, into: view, behind: present.last) }
        present.append(inner)
      }
    }
  }

  private func insert(_ inner: UIView, into view: UIView, behind sibling: UIView?) {
    if let stack = view as? UIStackView {
      let index = sibling.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      stack.insertArrangedSubview(inner, at: index)
    } else if let sibling, sibling.superview === view {
      view.insertSubview(inner, aboveSubview: sibling)
    } else {
      view.insertSubview(inner, at: 0)
    }
  }

  private func updateSettings(
    _ element: DocumentElement, of view: UIView, from former: [String: String]
  ) {
    let names = Set(
      element.children.filter { $0.name == "variation" }.flatMap(\.attributes).map(\.name))
    let changed = names.filter {
      element.value($0, for: former) != element.value($0, for: traits)
    }
    if !changed.isEmpty {
      let graph = ObjectGraph(file, owner: nil, traits: traits)
      let reader = ObjectReader(
        graph: graph, element: element, coder: ElementCoder(element, graph))
      VariationSettings.set(changed, of: view, reader)
    }
    let font = file.values.font(description(element, traits))
    guard let font, font != file.values.font(description(element, former)) else { return }
    VariationSettings.set(font, of: view)
  }

  private func description(
    _ element: DocumentElement, _ traits: [String: String]
  ) -> DocumentElement? {
    element.variations(for: traits).last { $0.child(key: "fontDescription") != nil }?
      .child(key: "fontDescription") ?? element.child(key: "fontDescription")
  }

  private func updateConstraints(
    _ element: DocumentElement, of view: UIView, from former: [String: String]
  ) {
    let excluded = element.excluded(from: "constraints", for: traits)
    for written in element.list("constraints") {
      guard let id = written.id, let constraint = objects[id] as? NSLayoutConstraint else {
        continue
      }
      set(constraint, written, from: former)
      let isInstalled = !excluded.contains(id)
      guard constraint.isActive != isInstalled else { continue }
      if !isInstalled {
        constraint.isActive = false
      } else if let owner = ConstraintMaking.holder(of: constraint, view) {
        owner.addConstraint(constraint)
      }
    }
  }

  private func set(
    _ constraint: NSLayoutConstraint, _ written: DocumentElement, from former: [String: String]
  ) {
    guard written.isVaried,
      let before = ConstraintDescription(written, owner: "", traits: former),
      let now = ConstraintDescription(written, owner: "", traits: traits)
    else { return }
    if before.constant != now.constant { constraint.constant = now.constant }
    if before.priority != now.priority {
      constraint.priority = UILayoutPriority(Float(now.priority))
    }
  }
}

/// The properties that variations change.
@MainActor private enum VariationSettings {
  static func set(_ names: Set<String>, of view: UIView, _ reader: ObjectReader) {
    Setting.apply(ViewSettings.all, to: view, reader, only: names)
    if let stack = view as? UIStackView {
      Setting.apply(ViewSettings.stackViews, to: stack, reader, only: names)
    }
    guard let label = view as? UILabel else { return }
    Setting.apply(TextSettings.labels, to: label, reader, only: names)
    if names.contains("text"), let text = reader.text("text") { label.text = text }
  }

  static func set(_ font: UIFont, of view: UIView) {
    switch view {
    case let label as UILabel: label.font = font
    case let field as UITextField: field.font = font
    case let text as UITextView: text.font = font
    case let button as UIButton: button.titleLabel?.font = font
    default: break
    }
  }
}
