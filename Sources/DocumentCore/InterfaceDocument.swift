/// An interface document: its objects by identity, and what it says about the canvas.
///
/// Reading has two passes: the first finds every identity, the second looks references up, because
/// constraints and connections name objects that stand behind them.
package final class InterfaceDocument: Sendable {
  /// The name for diagnostics, such as `Main.storyboard`.
  package let name: String
  package let root: DocumentElement
  /// Elements by their `id`; of several with the same one the first.
  private let elements: [String: DocumentElement]
  /// The identity of the element around each element that has one, by `id`.
  private let parents: [String: String]
  /// What is not shown as Interface Builder would show it, in the order of the lines.
  package let diagnostics: [DocumentDiagnostic]
  /// The scenes of a storyboard by the identity of their controller.
  private let scenes: [String: DocumentElement]
  /// The identity of controllers by their storyboard identifier.
  private let identifiers: [String: String]

  /// Reads a document.
  ///
  /// - Throws: `DocumentFault` for a text that is no interface document.
  /// - Complexity: O(*n*), *n* being the number of bytes.
  package convenience init(name: String, bytes: [UInt8]) throws {
    try self.init(name: name, root: DocumentReader.root(of: bytes))
  }

  private init(name: String, root: DocumentElement) throws {
    guard root.name == "document", root.child("objects") != nil || root.child("scenes") != nil
    else {
      throw DocumentFault(
        line: root.line,
        reason: "expected <document> with objects or scenes, as Interface Builder writes it")
    }
    self.name = name
    self.root = root
    var index = IdentityIndex(document: name)
    for part in root.children where part.name == "objects" || part.name == "scenes" {
      index.add(part)
    }
    (elements, parents) = (index.elements, index.parents)
    var (scenes, identifiers): ([String: DocumentElement], [String: String]) = ([:], [:])
    for scene in root.list("scenes") {
      for object in scene.list("objects") where object["sceneMemberID"] == "viewController" {
        guard let id = object.id else { continue }
        if scenes[id] == nil { scenes[id] = scene }
        if let identifier = object["storyboardIdentifier"], identifiers[identifier] == nil {
          identifiers[identifier] = id
        }
      }
    }
    (self.scenes, self.identifiers) = (scenes, identifiers)
    diagnostics =
      (index.diagnostics + ElementTable.shared.diagnostics(of: root, document: name))
      .sorted { $0.line < $1.line }
  }

  /// Whether the document has scenes of controllers.
  package var isStoryboard: Bool { root.child("scenes") != nil }

  /// The number of elements that have an identity.
  package var identityCount: Int { elements.count }

  /// The element of an identity; nil where the document has none.
  package func element(_ id: String) -> DocumentElement? { elements[id] }

  /// The element with an identity around another one.
  package func parent(of id: String) -> String? { parents[id] }

  /// Whether an element lies within another one, or is it.
  package func isElement(_ id: String, within ancestor: String) -> Bool {
    var place: String? = id
    while let id = place {
      if id == ancestor { return true }
      place = parents[id]
    }
    return false
  }

  /// The top-level elements of a nib, without placeholders.
  package var objects: [DocumentElement] { root.list("objects") }

  /// The identity of the controller that a storyboard begins with.
  package var initialController: String? { root["initialViewController"] }

  /// The identity of the controller with a storyboard identifier.
  package func controller(identifier: String) -> String? { identifiers[identifier] }

  /// The identities of all controllers, in the order of the document.
  package var controllers: [String] {
    root.list("scenes").flatMap { $0.list("objects") }
      .filter { $0["sceneMemberID"] == "viewController" }.compactMap(\.id)
  }

  /// The scene of a controller.
  package func scene(of controller: String) -> DocumentElement? { scenes[controller] }

  /// The number of the version of Interface Builder that wrote the document, such as 22.1.
  package var toolsVersion: Double {
    let parts = (root["toolsVersion"] ?? "").split(separator: ".").compactMap { Double($0) }
    return parts.first ?? 0
  }

  /// The size of a picture as the document records it.
  package func recordedSize(ofImage name: String) -> (width: Double, height: Double)? {
    for resource in root.list("resources")
    where resource.name == "image" && resource["name"] == name {
      guard let size = resource.numbers("width", "height") else { return nil }
      return (size[0], size[1])
    }
    return nil
  }

  /// Whether a constraint ties the bottom of an object to that of a layout guide.
  package func isAtBottom(_ id: String) -> Bool {
    let constraints = parents[id].flatMap { elements[$0] }?.list("constraints") ?? []
    return constraints.contains { constraint in
      let ends = ["first", "second"].compactMap { end in
        constraint[end + "Item"].map { ($0, constraint[end + "Attribute"]) }
      }
      return ends.contains { $0 == id && $1 == "bottom" }
        && ends.contains { isBottomOfGuide($0, $1) }
    }
  }

  private func isBottomOfGuide(_ id: String, _ attribute: String?) -> Bool {
    guard let guide = elements[id] else { return false }
    return guide.name == "viewLayoutGuide" && attribute == "bottom"
      || guide.name == "viewControllerLayoutGuide" && guide["type"] == "bottom"
        && attribute == "top"
  }

  /// The natural size that a view of a class of the project's had on the canvas.
  package func designedSize(of id: String) -> (width: Double?, height: Double?)? {
    let designables = root.list("designables")
    guard let size = designables.first(where: { $0["name"] == id })?.child("size") else {
      return nil
    }
    return (size.number("width"), size.number("height"))
  }

  /// The colour that the document records for a name of an asset catalogue.
  package func recordedColor(named name: String) -> DocumentElement? {
    root.list("resources").first { $0.name == "namedColor" && $0["name"] == name }?.child("color")
  }
}

/// Collects the identities of a document.
private struct IdentityIndex {
  let document: String
  var elements: [String: DocumentElement] = [:]
  var parents: [String: String] = [:]
  var diagnostics: [DocumentDiagnostic] = []

  mutating func add(_ root: DocumentElement) {
    var open: [(element: DocumentElement, parent: String?)] = [(root, nil)]
    while let (element, parent) = open.popLast() {
      var inner = parent
      // First responders and exits of scenes share their identities in old documents.
      if let id = element.id {
        if elements[id] == nil {
          elements[id] = element
          parents[id] = parent
          inner = id
        } else if element.name != "placeholder" && element.name != "exit" {
          diagnostics.append(
            DocumentDiagnostic(
              document: document, line: element.line, element: element.name, attribute: "id",
              reason: "\(id) belongs to the element of line \(elements[id]?.line ?? 0) too"))
        }
      }
      for child in element.children.reversed() { open.append((child, inner)) }
    }
  }
}
