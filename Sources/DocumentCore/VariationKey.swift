/// The conditions under which a variation of a document applies, such as
/// `heightClass=regular-widthClass=compact`.
package struct VariationKey: Hashable, Sendable {
  /// The values of the traits that are asked for, by their names in documents.
  package let terms: [String: String]
  /// Whether the variation applies everywhere, before all others.
  package let isDefault: Bool

  /// - Parameter text: Terms joined by hyphens, or `default`.
  package init(_ text: String) {
    isDefault = text == "default"
    var terms: [String: String] = [:]
    if !isDefault {
      for term in text.split(separator: "-") {
        let pair = term.split(separator: "=", maxSplits: 1)
        terms[String(pair[0])] = pair.count == 2 ? String(pair[1]) : ""
      }
    }
    self.terms = terms
  }

  /// Whether traits meet all terms. A term that is absent is met by anything.
  package func matches(_ traits: [String: String]) -> Bool {
    terms.allSatisfy { traits[$0.key] == $0.value }
  }
}

extension DocumentElement {
  /// The variations that apply to traits: the default one, then those with the fewest terms first.
  package func variations(for traits: [String: String]) -> [DocumentElement] {
    let keyed = children.filter { $0.name == "variation" }
      .map { (element: $0, key: VariationKey($0.key ?? "default")) }
    guard !keyed.isEmpty else { return [] }
    return keyed.filter { $0.key.matches(traits) }
      .sorted {
        ($0.key.isDefault ? -1 : $0.key.terms.count) < ($1.key.isDefault ? -1 : $1.key.terms.count)
      }
      .map(\.element)
  }

  /// The identities that the variations for traits leave out of a list, `subviews` or
  /// `constraints`.
  package func excluded(from list: String, for traits: [String: String]) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(for: traits) {
      for mask in variation.children where mask.name == "mask" && mask.key == list {
        for change in mask.children {
          guard let id = change["reference"] else { continue }
          if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
    return excluded
  }

  /// The value of an attribute under traits: that of the last variation that has one, else the
  /// element's own or Interface Builder's default.
  package func value(_ attribute: String, for traits: [String: String]) -> String? {
    var value = value(attribute)
    if isVaried {
      for variation in variations(for: traits) { value = variation[attribute] ?? value }
    }
    return value
  }
}
