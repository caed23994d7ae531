/// The accessories of a cell at its two edges, each in the order from leading to trailing.
@MainActor struct AccessoryArrangement {
  private(set) var leading: [UICellAccessory] = []
  private(set) var trailing: [UICellAccessory] = []

  /// The accessories that a cell shows while it is being edited, or is not.
  init(_ accessories: [UICellAccessory], isEditing: Bool) {
    let displayed = accessories.filter { $0.isDisplayed(whileEditing: isEditing) }
    let system = displayed.filter { $0.traits.placement == nil }
    refuse(
      unless: Set(system.map(\.accessoryType)).count == system.count,
      """
      Accessories must be of different types, custom views excepted; got \
      \(system.map(\.accessoryType)).
      """)
    let ranked = system.sorted { $0.rank < $1.rank }
    leading = ranked.filter { $0.rank < 10 }
    trailing = ranked.filter { $0.rank >= 10 }
    for accessory in displayed { insert(accessory) }
  }

  private mutating func insert(_ accessory: UICellAccessory) {
    switch accessory.traits.placement {
    case .leading(_, let position)?:
      leading.insert(accessory, at: min(max(position(leading), 0), leading.count))
    case .trailing(_, let position)?:
      trailing.insert(accessory, at: min(max(position(trailing), 0), trailing.count))
    case nil: return
    }
  }
}

extension UICellAccessory {
  /// Where the system puts a kind: ascending from leading to trailing; 10 and above are trailing.
  fileprivate var rank: Int {
    switch accessoryType {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    case .outlineDisclosure: traits.outlineStyle == .header ? 13 : 3
    case .label: 11
    case .popUpMenu: 10
    case .checkmark: 12
    case .detail: 14
    case .disclosureIndicator: 15
    case .reorder: 16
    case .customView: 9
    }
  }
}
