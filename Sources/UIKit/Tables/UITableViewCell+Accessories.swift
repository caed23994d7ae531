// The accessories of a cell, which its properties choose.
extension UITableViewCell {
  /// Updates the accessories after a change of a property.
  ///
  /// - Parameter path: The row that the cell is about to show; nil for the one that it shows.
  func updateAccessories(at path: IndexPath? = nil) {
    var all: [UICellAccessory] = []
    if table?.allowsMultipleSelectionDuringEditing == true {
      all.append(.multiselect())
    } else {
      switch editingStyle {
      case .none:
        // A control that is not seen keeps its room free. Rule TABLE-13.
        if mayBeEdited, shouldIndentWhileEditing {
          all.append(.delete(options: .init(isHidden: true)) {})
        }
      case .delete: all.append(.delete { [weak self] in self?.askToDelete() })
      case .insert: all.append(.insert { [weak self] in self?.commit(.insert) })
      }
    }
    all += accessories(accessoryType, or: accessoryView, displayed: .whenNotEditing)
    all += accessories(editingAccessoryType, or: editingAccessoryView, displayed: .whenEditing)
    if showsReorderControl, let table, let path = path ?? self.path, table.canMove(path) {
      all.append(.reorder())
    }
    if all.isEmpty, body.accessories.isEmpty { return labels.take(labelLook) }
    body.accessories = all
    labels.take(labelLook)
  }

  private func accessories(
    _ type: AccessoryType, or view: UIView?, displayed: UICellAccessory.DisplayedState
  ) -> [UICellAccessory] {
    if let view {
      return [
        .customView(
          configuration: .init(
            customView: view, placement: .trailing(displayed: displayed),
            reservedLayoutWidth: .actual, maintainsFixedSize: true))
      ]
    }
    let detail = UICellAccessory.detail(displayed: displayed) { [weak self] in
      self?.detailWasTapped()
    }
    switch type {
    case .none: return []
    case .disclosureIndicator: return [.disclosureIndicator(displayed: displayed)]
    case .detailDisclosureButton: return [detail, .disclosureIndicator(displayed: displayed)]
    case .checkmark: return [.checkmark(displayed: displayed)]
    case .detailButton: return [detail]
    }
  }

  private func detailWasTapped() {
    guard let table, let path else { return }
    parts[CellActions.self]?.accessory?()
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  private func askToDelete() {
    guard let table, let path else { return }
    table.confirmDeletion(at: path)
  }

  private func commit(_ style: EditingStyle) {
    guard let table, let path else { return }
    table.dataSource?.tableView(table, commit: style, forRowAt: path)
  }
}
