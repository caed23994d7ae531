extension Report {
  /// Every departure from Apple's signatures, the grave ones with both declarations.
  var differences: String {
    [
      "## Signature differences", gaps, "### Wider than Apple's",
      "Done, but source that compiles here may not compile on iOS.", list(of: .wider),
      "### Seen by subclasses alone",
      "Done for callers; a subclass of an app cannot override a member that is not open, nor call a "
        + "convenience initializer as `super.init`. Members that Apple's Swift overlay declares in "
        + "extensions cannot be overridden on iOS either; the inventory does not tell them apart.",
      list(of: .subclass),
    ].joined(separator: "\n\n")
  }

  private var gaps: String {
    let entries = verdicts.filter { !$0.gaps.isEmpty }.map { verdict in
      let texts = verdict.gaps.map(\.text).joined(separator: "; ")
      return """
        - `\(verdict.row.title)`: \(texts)
          - UIKit: `\(verdict.row.signature)`
          - here: `\(verdict.declaration ?? "")`
        """
    }
    return entries.isEmpty ? "None." : entries.joined(separator: "\n")
  }

  /// The differences of one weight, grouped by type and by what departs.
  private func list(of weight: Difference.Weight) -> String {
    let lines = Self.grouped(verdicts).compactMap { type, verdicts -> String? in
      var order: [String] = []
      var members: [String: [String]] = [:]
      for verdict in verdicts {
        for difference in verdict.differences where difference.weight == weight {
          if members[difference.text] == nil { order.append(difference.text) }
          members[difference.text, default: []].append(code(verdict.row))
        }
      }
      let phrases = order.map { "\($0): \(members[$0, default: []].joined(separator: ", "))" }
      return phrases.isEmpty ? nil : "- `\(type)`: \(phrases.joined(separator: "; "))"
    }
    return lines.isEmpty ? "None." : lines.joined(separator: "\n")
  }

  /// Public names of the module that the inventory does not have.
  var beyond: String {
    let lines = unlisted.map { type, members in
      let names = members.map { "`\($0)`" }.joined(separator: ", ")
      return names.isEmpty ? "- `\(type)`" : "- `\(type)`: \(names)"
    }
    return """
      ## Beyond the inventory

      Public names of the collection-view family, and underscored ones anywhere, that Apple's
      interface does not list: aids for what Linux cannot express, or leaks.

      \(lines.isEmpty ? "None." : lines.joined(separator: "\n"))
      """
  }
}
