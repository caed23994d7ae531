import GeometryCore

extension ItemTrace {
  /// The content insets that count.
  var effectiveInsets: DirectionalInsets {
    item.contentInsets.effective(estimated: item.extent.estimatedAxes.subtracting(fixed))
  }

  /// Whether both came to the same length by the same rule.
  func isLike(_ other: ItemTrace, along axis: Axis) -> Bool {
    item.extent[axis] == other.item.extent[axis] && fixed == other.fixed
      && template.size[axis] == other.template.size[axis]
      && item.group == nil && other.item.group == nil
  }

  /// Who places the cells one by one: the application, or the packing of a group; nil if they
  /// follow each other.
  var placer: String? {
    switch item.group?.form {
    case .custom: "custom group's item provider"
    case .packed(let arrangement): arrangement.rule.placeName
    case .repeating, .counted, nil: nil
    }
  }

  /// The kind of group; empty for a cell.
  var note: String {
    guard let group = item.group else { return "" }
    let direction = group.axis == .horizontal ? "horizontal" : "vertical"
    let count = arrangement?.mains.count ?? 0
    switch group.form {
    case .repeating: return "\(direction), \(count) \(count == 1 ? "item fits" : "items fit")"
    case .counted: return "\(direction), \(count) \(count == 1 ? "item" : "items")"
    case .custom: return "custom, \(template.slots.count) items"
    case .packed(let arrangement):
      return "\(arrangement.rule.name), \(template.slots.count) items"
    }
  }
}

extension PackedArrangement.Rule {
  /// What the rule is called.
  var name: String {
    switch self {
    case .waterfall: "waterfall"
    case .lines: "wrapping lines"
    case .sheet: "sheet"
    }
  }

  /// The source of the places it gives.
  var placeName: String { "place in the \(name)" }
}
