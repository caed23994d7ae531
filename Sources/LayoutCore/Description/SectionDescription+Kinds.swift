extension SectionDescription {
  /// The supplementary kinds that the section uses more than once, in the order of their
  /// repetition.
  ///
  /// Boundary items, item and group supplementaries of one section must have kinds of their own;
  /// the layout object refuses a section for which this is not empty.
  ///
  /// - Complexity: O(d), d the number of described items.
  package var duplicateKinds: [String] {
    var seen: Set<String> = []
    var duplicates: [String] = []
    for kind in boundaries.map(\.kind) + group.supplementaryKinds
    where !seen.insert(kind).inserted && !duplicates.contains(kind) {
      duplicates.append(kind)
    }
    return duplicates
  }

  /// The section without supplementaries of kinds that come before them.
  ///
  /// What stands for items without a place keeps its kind.
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
  /// Leaves out supplementaries of the kinds in `seen`; adds those of the others to them.
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

  /// The kinds of the supplementaries of the item and of all subitems below it.
  var supplementaryKinds: [String] {
    var kinds = supplementaries.map(\.kind)
    switch group?.form {
    case .repeating(let subitems): kinds += subitems.flatMap(\.supplementaryKinds)
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
