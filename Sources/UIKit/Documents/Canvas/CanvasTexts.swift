import DocumentCore

/// The views of a document whose frames the sizes of texts decide: those with a text, those around
/// them, and those that constraints or stacks link to them.
struct CanvasTexts {
  let identities: Set<String>
  /// The identities that constraints, stacks and superviews link to each one.
  let links: [String: Set<String>]

  private static let kinds: Set<String> = [
    "label", "button", "textField", "textView", "segmentedControl", "datePicker", "searchBar",
  ]

  init(_ document: InterfaceDocument) {
    var (texts, links, open): (Set<String>, [(String, String)], [DocumentElement]) =
      ([], [], [document.root])
    var all: [String: Set<String>] = [:]
    func link(_ one: String, _ other: String) {
      all[one, default: []].insert(other)
      all[other, default: []].insert(one)
    }
    while let element = open.popLast() {
      open += element.children
      if let id = element.id {
        if Self.kinds.contains(element.name) { texts.insert(id) }
        let inner = element.list("subviews").compactMap(\.id)
        if element.name == "stackView" {
          for other in inner { links += [(other, id), (id, other)] }
        }
        for other in inner { link(id, other) }
      }
      guard element.name == "constraint" else { continue }
      let parent = element.id.flatMap(document.parent)
      let pair = [element["firstItem"] ?? parent, element["secondItem"]].compactMap { $0 }
      guard pair.count == 2 else { continue }
      link(pair[0], pair[1])
      for (one, other) in [(pair[0], pair[1]), (pair[1], pair[0])] {
        // A root does not follow from what is in it.
        if document.element(other)?["translatesAutoresizingMaskIntoConstraints"] == "NO" {
          links.append((one, other))
        }
      }
    }
    var grew = true
    while grew {
      grew = false
      for (from, to) in links where texts.contains(from) {
        if texts.insert(to).inserted { grew = true }
      }
    }
    (identities, self.links) = (texts, all)
  }
}
