/// The menus of a system while they are built, and later.
@MainActor final class MenuTree: UIMenuBuilder {
  unowned let system: UIMenuSystem
  private var root = UIMenu(
    identifier: .root,
    children: UIMenu.Identifier.standard.map { UIMenu(title: $0.title, identifier: $0.identifier) })

  init(of system: UIMenuSystem) { self.system = system }

  /// All elements of the menus, in order.
  var elements: [UIMenuElement] { Self.elements(of: root.children) }

  private static func elements(of elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { [$0] + (($0 as? UIMenu).map { Self.elements(of: $0.children) } ?? []) }
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    if identifier == .root { return root }
    return elements.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    elements.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    elements.lazy.compactMap { $0 as? UICommand }.first {
      $0.action == action && ($0.propertyList as? AnyHashable) == (propertyList as? AnyHashable)
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard parentIdentifier != .root else {
      root = root.replacingChildren(childrenBlock(root.children))
      return
    }
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Puts elements in the place of a menu.
  private func change(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]) {
    root = root.replacingChildren(Self.elements(root.children, changing: identifier, change))
  }

  private static func elements(
    _ elements: [UIMenuElement], changing identifier: UIMenu.Identifier,
    _ change: (UIMenu) -> [UIMenuElement]
  ) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      guard let menu = element as? UIMenu else { return [element] }
      if menu.identifier == identifier { return change(menu) }
      return [menu.replacingChildren(self.elements(menu.children, changing: identifier, change))]
    }
  }
}

extension UIMenu.Identifier {
  /// The menus that every application has, with their titles.
  fileprivate static let standard: [(identifier: UIMenu.Identifier, title: String)] = [
    (.application, "Application"), (.file, "File"), (.edit, "Edit"), (.format, "Format"),
    (.view, "View"), (.window, "Window"), (.help, "Help"),
  ]
}
