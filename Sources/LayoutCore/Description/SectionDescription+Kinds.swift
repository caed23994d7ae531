extension SectionDescription {
  /// The supplementary kinds that the section uses more than once, in the order of their
  /// repetition.
  ///
  /// The boundary items and the supplementary items of a section must have distinct kinds; the
  /// layout refuses a section with duplicates.
  ///
  /// - Complexity: O(d), d the number of described items.
  package var duplicateKinds: [String] {
    var seen: Set<String> = []
    var duplicates: [String] = []
    for kind in boundaries.map({ $0.kind }) + group.supplementaryKinds
    where !seen.insert(kind).inserted && !duplicates.contains(kind) {
      duplicates.append(kind)
    }
    return duplicates
  }

  /// The section without supplementary items of kinds that were used before.
  ///
  /// An overflow item keeps its kind.
  ///
  /// - Complexity: O(d), d the number of described items.
  package func keepingFirstKinds() -> SectionDescription {
    var result = self
    var seen: Set<String> = []
    result.boundaries = boundaries.filter { seen.insert($0.kind).inserted }
    result.group.dropKinds(&seen)
    return result
  }
}

extension ItemDescription {
  /// Removes supplementary items of the kinds in `seen`, and adds the kinds of the others to it.
  fileprivate mutating func dropKinds(_ seen: inout Set<String>) {
    supplementaries = supplementaries.filter { seen.insert($0.kind).inserted }
    switch group?.form {
    case .repeating(var subitems):
      for index in subitems.indices { subitems[index].dropKinds(&seen) }
      group?.form = .repeating(subitems)
    case .counted(var subitem, let count, let resizes):
      subitem.dropKinds(&seen)
      group?.form = .counted(subitem, count: count, resizesSubitem: resizes)
    case .packed(var arrangement):
      arrangement.piece.dropKinds(&seen)
      group?.form = .packed(arrangement)
    case .custom, nil: break
    }
  }

  /// The kinds of the supplementary items of the item and its descendants.
  var supplementaryKinds: [String] {
    var kinds = supplementaries.map { $0.kind }
    switch group?.form {
    case .repeating(let subitems): kinds += subitems.flatMap { $0.supplementaryKinds }
    case .counted(let subitem, _, _): kinds += subitem.supplementaryKinds
    case .packed(let arrangement):
      kinds += arrangement.piece.supplementaryKinds
      if case .lines(let rule) = arrangement.rule, let overflow = rule.overflow {
        kinds.append(overflow.kind)
      }
    case .custom, nil: break
    }
    return kinds
  }
}
