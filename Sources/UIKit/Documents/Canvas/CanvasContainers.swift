import DocumentCore

/// Which containers of a storyboard a controller is shown in.
struct CanvasContainers {
  private let document: InterfaceDocument

  init(_ document: InterfaceDocument) {
    self.document = document
  }

  /// The cells and headers of tables and collection views.
  var prototypes: [DocumentElement] {
    var (found, open): ([DocumentElement], [DocumentElement]) = ([], [document.root])
    while let element = open.popLast() {
      if ["prototypes", "cells"].contains(element.name) { found += element.children }
      if element.key == "sectionHeaderView" || element.key == "sectionFooterView" {
        found.append(element)
      }
      open += element.children
    }
    return found.filter { $0.child(key: "frame") != nil }
  }

  /// The bars that containers put around a controller.
  struct Around {
    var hasNavigationBar = false
    var hasTabBar = false
    var hasToolbar = false
    /// Whether the navigation bar shows titles below it.
    var hasLargeTitle = false
  }

  func around(_ controller: String) -> Around {
    var around = Around()
    var (open, seen) = ([controller], Set<String>())
    while let id = open.popLast() {
      guard seen.insert(id).inserted else { continue }
      for source in document.controllers {
        guard let element = document.element(source), let scene = document.scene(of: source) else {
          continue
        }
        for segue in segues(in: scene) where segue["destination"] == id {
          let kind = segue["kind"] ?? ""
          guard ["relationship", "show", "push"].contains(kind) else { continue }
          if kind == "relationship", element.name == "navigationController",
            !element.isTrue("navigationBarHidden")
          {
            around.hasNavigationBar = true
            around.hasToolbar = element["toolbarHidden"] == "NO"
            let bar = element.child(key: "navigationBar")
            around.hasLargeTitle = bar?.isTrue("largeTitles") ?? false
          }
          if kind == "relationship", element.name == "tabBarController" { around.hasTabBar = true }
          open.append(source)
        }
      }
    }
    return around
  }

  private func segues(in scene: DocumentElement) -> [DocumentElement] {
    var (found, open): ([DocumentElement], [DocumentElement]) = ([], [scene])
    while let element = open.popLast() {
      if element.name == "segue" { found.append(element) }
      open += element.children
    }
    return found
  }
}
