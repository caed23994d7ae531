/// What interface documents may say: the attributes of each kind of element with Interface Builder's
/// defaults, and the properties and lists within it.
///
/// An absent attribute means Interface Builder's default, which is not always the default of the
/// class: an activity indicator of a document stays visible when it stops unless the document says
/// otherwise. Defaults are written in the table where the two differ.
package struct ElementTable: Sendable {
  /// The rules of one kind of element.
  package struct Rule: Sendable {
    /// Attributes that are read, with their defaults where these are not those of the class.
    fileprivate(set) package var attributes: [String: String?] = [:]
    /// Names of elements, and keys of properties, that are read.
    fileprivate(set) package var children: Set<String> = []
  }

  package static let shared = ElementTable(Self.lines)

  /// Attributes that any element may have and that mean nothing at run time.
  private static let designAttributes: Set<String> = [
    "id", "key", "userLabel", "sceneMemberID", "customClass", "customModule",
    "customModuleProvider", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame",
    "colorLabel", "simulatedAppContext", "userComments", "type",
  ]
  /// Elements and keys that may be anywhere and mean nothing at run time.
  private static let designChildren: Set<String> = [
    "userComments", "canvasLocation", "freeformSize", "simulatedStatusBarMetrics",
    "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedDestinationMetrics",
    "simulatedOrientationMetrics", "animations", "frameInset", "contentStretch",
    "userDefinedRuntimeAttributes", "connections", "userGuides",
  ]

  private let rules: [String: Rule]
  private let defaults: [String: (values: [DocumentElement.Attribute], names: NameFilter)]

  /// - Parameter lines: One line for each kind of element, as in ``lines``.
  init(_ lines: String) {
    var rules: [String: Rule] = [:]
    for line in lines.split(separator: "\n") where !line.isEmpty {
      let halves = line.split(separator: ":", maxSplits: 1)
      let heads = halves[0].split { $0 == " " || $0 == "<" }
      let parts = halves.count > 1 ? halves[1].split(separator: "|", maxSplits: 1) : []
      var rule = heads.count > 1 ? rules[String(heads[1])] ?? Rule() : Rule()
      for attribute in (parts.first ?? "").split(separator: " ") {
        let pair = attribute.split(separator: "=", maxSplits: 1)
        rule.attributes[String(pair[0])] = .some(pair.count > 1 ? String(pair[1]) : nil)
      }
      if parts.count > 1 {
        rule.children.formUnion(parts[1].split(separator: " ").map(String.init))
      }
      rules[String(heads[0])] = rule
    }
    self.rules = rules
    defaults = rules.mapValues { rule in
      let values = rule.attributes.compactMap { name, value in
        value.map { DocumentElement.Attribute(name: name, value: $0) }
      }
      return (values, NameFilter(values.lazy.map(\.name)))
    }
  }

  /// The rules of a kind of element; nil for kinds that are not read.
  package func rule(of element: String) -> Rule? { rules[element] }

  /// Interface Builder's defaults of a kind of element, where the table has some.
  func defaults(
    of element: String
  ) -> (values: [DocumentElement.Attribute], names: NameFilter) {
    defaults[element] ?? ([], NameFilter([]))
  }

  /// What a document says that is not read, each pair of element and attribute once.
  ///
  /// - Complexity: O(*n*), *n* being the number of attributes of the document.
  package func diagnostics(of root: DocumentElement, document: String) -> [DocumentDiagnostic] {
    guard !(root["targetRuntime"] ?? "").hasPrefix("MacOSX") else {
      return [
        DocumentDiagnostic(
          document: document, line: root.line, element: root.name, attribute: "targetRuntime",
          reason: "is for macOS, whose classes are not there")
      ]
    }
    var (found, known): ([DocumentDiagnostic], Set<String>) = ([], [])
    var open = [root]
    func note(_ element: DocumentElement, _ attribute: String?) {
      guard known.insert("\(element.name) \(attribute ?? "")").inserted else { return }
      found.append(
        DocumentDiagnostic(
          document: document, line: element.line, element: element.name, attribute: attribute,
          reason: "is not read"))
    }
    while let element = open.popLast() {
      guard let rule = rules[element.name] else {
        note(element, nil)
        continue
      }
      for attribute in element.attributes
      where rule.attributes[attribute.name] == nil
        && !Self.designAttributes.contains(attribute.name)
      {
        note(element, attribute.name)
      }
      for child in element.children.reversed() {
        let names = [child.key, child.name].compactMap { $0 }
        guard !names.contains(where: Self.designChildren.contains) || child.name == "connections"
        else { continue }
        if rule.children.contains("*") || names.contains(where: rule.children.contains)
          || child.name == "connections" || child.name == "variation"
        {
          open.append(child)
        } else {
          note(element, child.key ?? child.name)
        }
      }
    }
    return found
  }
}
