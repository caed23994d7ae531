/// The displayed accessories of a cell at both edges, each from leading to trailing. Rule CELL-3.
@MainActor struct AccessoryArrangement {
  private(set) var leading: [UICellAccessory] = []
  private(set) var trailing: [UICellAccessory] = []

  /// The accessories that are displayed in a cell with the given editing state.
  ///
  /// - Parameter idiom: On a Mac, outline disclosures are at the leading edge, elsewhere at the
  ///   trailing edge.
  init(
    _ accessories: [UICellAccessory], isEditing: Bool, idiom: UIUserInterfaceIdiom
  ) {
    let displayed = accessories.filter { $0.isDisplayed(whileEditing: isEditing) }
    let system = displayed.filter { $0.traits.placement == nil }
    refuse(
      unless: system.count < 2 || Set(system.map(\.accessoryType)).count == system.count,
      """
      Accessories must be of different types, custom views excepted; got \
      \(system.map(\.accessoryType)).
      """)
    let ranked = system.map { ($0, $0.rank(on: idiom)) }.sorted { $0.1 < $1.1 }
    leading = ranked.filter { $0.1 < 10 }.map(\.0)
    trailing = ranked.filter { $0.1 >= 10 }.map(\.0)
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
  /// The position of a system accessory, ascending from leading to trailing; 10 and above are at
  /// the trailing edge.
  fileprivate func rank(on idiom: UIUserInterfaceIdiom) -> Int {
    switch accessoryType {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    case .outlineDisclosure: idiom == .mac && traits.outlineStyle != .header ? 3 : 13
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
