// What stands at the edges of a list's cell.
extension UICollectionViewListCell {
  func accessoriesDidChange() {
    let types = Set(accessories.map(\.accessoryType))
    for (type, view) in accessoryViews where !types.contains(type) {
      view.removeFromSuperview()
      accessoryViews[type] = nil
      placedAccessories.remove(type)
    }
    roomDidChange()
  }

  private var arrangement: AccessoryArrangement {
    AccessoryArrangement(
      accessories, isEditing: configurationState.isEditing,
      idiom: traitCollection.userInterfaceIdiom)
  }

  func accessoryPlan(width: CGFloat) -> AccessoryPlan {
    let arrangement = self.arrangement
    let margins = directionalLayoutMargins
    let grip = arrangement.trailing.last
    return AccessoryPlan(
      leading: arrangement.leading.map { reservedWidth($0, in: width) },
      trailing: arrangement.trailing.map { reservedWidth($0, in: width) }, width: width,
      margins: (margins.leading, margins.trailing),
      indentation: CGFloat(max(0, indentationLevel)) * indentationWidth,
      indentsAccessories: indentsAccessories,
      hasSeparator: grip?.accessoryType == .reorder && grip?.traits.showsVerticalSeparator == true)
  }

  /// The width of an accessory's room; standard ones grow with the text like the accessories.
  private func reservedWidth(_ accessory: UICellAccessory, in width: CGFloat) -> CGFloat {
    switch accessory.traits.width {
    case .actual: size(of: accessory, in: width).width
    case .standard: (24 * AccessoryView.magnification(traitCollection)).rounded()
    case .custom(let width): width
    }
  }

  /// - Parameter width: That of the cell: texts take half of it at most.
  private func size(of accessory: UICellAccessory, in width: CGFloat) -> CGSize {
    let view = view(of: accessory)
    let natural = view.sizeThatFits(bounds.size)
    switch accessory.accessoryType {
    case .customView:
      let keeps = accessory.traits.maintainsFixedSize || natural == .zero
      return keeps ? view.bounds.size : natural
    case .label, .popUpMenu:
      return CGSize(width: min(natural.width, width / 2), height: natural.height)
    case .disclosureIndicator, .outlineDisclosure, .checkmark, .delete, .insert, .reorder,
      .multiselect, .detail:
      return natural
    }
  }

  /// The accessory's view, in the cell: there it has the cell's traits.
  private func view(of accessory: UICellAccessory) -> UIView {
    if let view = accessoryViews[accessory.accessoryType] {
      if view.superview !== stage { stage.addSubview(view) }
      return view
    }
    let view: UIView =
      switch accessory.accessoryType {
      case .customView(let view): view
      case .label: UILabel()
      case .popUpMenu: PopUpMenuView()
      case .disclosureIndicator, .outlineDisclosure, .checkmark, .delete, .insert, .reorder,
        .multiselect, .detail:
        AccessoryView(accessory.accessoryType)
      }
    accessoryViews[accessory.accessoryType] = view
    stage.addSubview(view)
    show(accessory, in: view)
    return view
  }

  private func show(_ accessory: UICellAccessory, in view: UIView) {
    let traits = accessory.traits
    if let label = view as? UILabel, accessory.accessoryType == .label {
      label.text = traits.text
      label.font = traits.font
      label.adjustsFontForContentSizeCategory = traits.adjustsFont
      label.textColor = traits.tintColor ?? .secondaryLabel
      label.isHidden = traits.isHidden
    } else if let view = view as? AccessoryView {
      let state = configurationState
      let isMarked =
        accessory.accessoryType == .outlineDisclosure ? state.isExpanded : state.isSelected
      view.show(accessory, isMarked: isMarked)
    } else if let view = view as? PopUpMenuView {
      view.show(traits)
    } else {
      if let tint = traits.tintColor { view.tintColor = tint }
      view.isHidden = traits.isHidden
    }
  }

  func placeAccessories() {
    let arrangement = self.arrangement
    for accessory in arrangement.leading + arrangement.trailing {
      show(accessory, in: view(of: accessory))
    }
    let plan = accessoryPlan(width: bounds.width)
    var shown: Set<UICellAccessory.AccessoryType> = []
    for (accessory, region) in zip(
      arrangement.leading + arrangement.trailing, plan.leading + plan.trailing)
    {
      shown.insert(accessory.accessoryType)
      place(accessory, region)
    }
    for (type, view) in accessoryViews where !shown.contains(type) { takeOut(view, type) }
    placeGripLine(plan.separatorLead)
  }

  /// Takes an accessory out; within an animation it slides to the edge it is at, and fades.
  private func takeOut(_ view: UIView, _ type: UICellAccessory.AccessoryType) {
    let wasPlaced = placedAccessories.remove(type) != nil
    guard wasPlaced, movesAccessories, let view = view as? AccessoryView else {
      // What slides out is removed when it is out.
      if view.alpha > 0 || !view.layer.isMoving { view.removeFromSuperview() }
      return
    }
    UIView.animate(withDuration: UIView.inheritedAnimationDuration) { [self] in
      view.frame = atEdge(view.frame)
      view.alpha = 0
    } completion: { [weak self] _ in
      view.alpha = 1
      if self?.placedAccessories.contains(type) != true { view.removeFromSuperview() }
    }
  }

  /// Whether accessories are seen coming and going: the cell has been on the screen, and this is
  /// part of an animation.
  private var movesAccessories: Bool {
    UIView.inheritedAnimationDuration > 0 && layer.wasThereAtCommit
  }

  /// A frame moved to the nearer edge of the cell.
  private func atEdge(_ frame: CGRect) -> CGRect {
    let x = frame.midX < bounds.midX ? 0 : bounds.width - frame.width
    return CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func place(_ accessory: UICellAccessory, _ region: AccessoryPlan.Region) {
    let view = view(of: accessory)
    let size = size(of: accessory, in: bounds.width)
    let middle = topPadding + (bounds.height - topPadding) / 2
    let frame = physical(
      CGRect(
        x: region.middle - size.width / 2, y: middle - size.height / 2, width: size.width,
        height: size.height))
    if placedAccessories.insert(accessory.accessoryType).inserted {
      putIn(view, frame)
    } else {
      view.frame = frame
    }
  }

  /// Has an accessory begin where it comes from: within an animation at the nearer edge, unseen.
  private func putIn(_ view: UIView, _ frame: CGRect) {
    guard movesAccessories, view is AccessoryView else { return view.frame = frame }
    UIView.performWithoutAnimation {
      view.frame = atEdge(frame)
      view.alpha = 0
    }
    view.frame = frame
    view.alpha = 1
  }

  private func placeGripLine(_ lead: CGFloat?) {
    guard let lead else {
      gripLine?.removeFromSuperview()
      gripLine = nil
      return
    }
    let line = gripLine ?? UIView()
    line.backgroundColor = .separator
    line.frame = physical(CGRect(x: lead, y: 0, width: 1, height: bounds.height))
    if gripLine == nil { stage.addSubview(line) }
    gripLine = line
  }

  /// The accessory at a point of the cell that does something when it is tapped; nil elsewhere.
  func button(at point: CGPoint) -> UICellAccessory.AccessoryType? {
    let arrangement = self.arrangement
    return (arrangement.leading + arrangement.trailing).first { accessory in
      doesSomething(accessory) && room(of: accessory)?.contains(point) ?? false
    }?.accessoryType
  }

  /// Whether a point of the cell is on the accessory by which a row is moved, or beside it.
  func isGrip(at point: CGPoint) -> Bool {
    guard let grip = arrangement.trailing.first(where: { $0.accessoryType == .reorder }),
      let room = room(of: grip)
    else { return false }
    return point.x >= room.minX && point.x <= room.maxX
  }

  private func doesSomething(_ accessory: UICellAccessory) -> Bool {
    switch accessory.accessoryType {
    case .outlineDisclosure, .delete, .popUpMenu: true
    default: accessory.traits.handler != nil
    }
  }

  /// Where an accessory is touched: as wide and high as a finger at least.
  private func room(of accessory: UICellAccessory) -> CGRect? {
    guard let view = accessoryViews[accessory.accessoryType], view.superview === stage,
      !view.isHidden
    else { return nil }
    return view.frame.insetBy(
      dx: min(0, (view.bounds.width - 44) / 2), dy: min(0, (view.bounds.height - 44) / 2))
  }

  /// What happens when a person taps an accessory: its handler is called. Without one an outline
  /// disclosure expands or collapses the item, the sign to delete shows the trailing actions, and a
  /// pop-up menu opens.
  ///
  /// - Returns: Whether the cell shows such an accessory that does something.
  @discardableResult
  package func tapAccessory(_ type: UICellAccessory.AccessoryType) -> Bool {
    let arrangement = self.arrangement
    let all = arrangement.leading + arrangement.trailing
    guard let accessory = all.first(where: { $0.accessoryType == type }) else { return false }
    guard let handler = accessory.traits.handler else {
      switch type {
      case .outlineDisclosure: return toggleItem()
      case .delete: return showActions()
      case .popUpMenu: return openPopUpMenu()
      default: return false
      }
    }
    handler()
    return true
  }

  /// Has a tap anywhere on the cell expand or collapse its item, where the style of its outline
  /// disclosure is that of a header.
  ///
  /// - Returns: Whether it is; such a cell is not selected by a tap.
  /// - Note: As UIKit's headers describe the styles; the automatic one is a header's in cells that are
  ///   headers of their lists.
  func tapHeader() -> Bool {
    let arrangement = self.arrangement
    let all = arrangement.leading + arrangement.trailing
    let disclosure = all.first { $0.accessoryType == .outlineDisclosure }
    switch disclosure?.traits.outlineStyle {
    case .header: break
    case .automatic where listPlace?.role == .header: break
    case .automatic, .cell, nil: return false
    }
    tapAccessory(.outlineDisclosure)
    return true
  }

  private func toggleItem() -> Bool {
    guard let element, element.category == .cell else { return false }
    let source = list?.dataSource as? any OutlineDataSource
    return source?.toggleItem(at: element.indexPath) ?? false
  }

  private func showActions() -> Bool {
    guard let list, let path = list.indexPath(for: self) else { return false }
    return list.openSwipeWhileEdited(at: path)
  }

  /// The collection view that shows the cell; nil outside.
  private var list: UICollectionView? {
    var ancestor = superview
    while let view = ancestor, !(view is UICollectionView) { ancestor = view.superview }
    return ancestor as? UICollectionView
  }
}
