// The accessories of a cell.
extension UICollectionViewListCell {
  func accessoriesDidChange() {
    let types = Set(accessories.map(\.accessoryType))
    for (type, view) in accessoryViews where !types.contains(type) {
      view.removeFromSuperview()
      accessoryViews[type] = nil
      placedAccessories.remove(type)
    }
    contentWidthDidChange()
  }

  private var arrangement: AccessoryArrangement {
    AccessoryArrangement(
      accessories, isEditing: configurationState.isEditing,
      idiom: traitCollection.userInterfaceIdiom)
  }

  /// The indentation of the content in points.
  var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  func accessoryPlan(width: CGFloat) -> AccessoryPlan {
    let arrangement = self.arrangement
    let margins = directionalLayoutMargins
    let grip = arrangement.trailing.last
    return AccessoryPlan(
      leading: arrangement.leading.map { reservedWidth($0, in: width) },
      trailing: arrangement.trailing.map { reservedWidth($0, in: width) }, width: width,
      margins: (margins.leading, margins.trailing),
      indentation: indentation,
      indentsAccessories: indentsAccessories,
      hasSeparator: grip?.accessoryType == .reorder && grip?.traits.showsVerticalSeparator == true)
  }

  /// The width reserved for an accessory; the standard width scales with the content size category.
  private func reservedWidth(_ accessory: UICellAccessory, in width: CGFloat) -> CGFloat {
    switch accessory.traits.width {
    case .actual: size(of: accessory, in: width).width
    case .standard: (24 * AccessoryView.magnification(traitCollection)).rounded()
    case .custom(let width): width
    }
  }

  /// The size of an accessory.
  ///
  /// - Parameter width: The width of the cell, of which texts take at most half.
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

  /// The view of an accessory, added to the cell so that it has the traits of the cell.
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
    for (type, view) in accessoryViews where !shown.contains(type) { remove(view, type) }
    placeReorderSeparator(plan.separatorLead)
  }

  /// Removes an accessory. Within an animation it slides to the nearer edge and fades out.
  private func remove(_ view: UIView, _ type: UICellAccessory.AccessoryType) {
    let wasPlaced = placedAccessories.remove(type) != nil
    guard wasPlaced, movesAccessories, let view = view as? AccessoryView else {
      // An accessory that is sliding out is removed at the end of the animation.
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

  /// Whether accessories are animated: the cell has been on the screen, and this is part of an
  /// animation.
  private var movesAccessories: Bool {
    UIView.inheritedAnimationDuration > 0 && layer.wasThereAtCommit
  }

  /// The frame moved to the nearer edge of the cell.
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
      insert(view, frame)
    } else {
      view.frame = frame
    }
  }

  /// Shows an accessory. Within an animation it slides in from the nearer edge and fades in.
  private func insert(_ view: UIView, _ frame: CGRect) {
    guard movesAccessories, view is AccessoryView else { return view.frame = frame }
    UIView.performWithoutAnimation {
      view.frame = atEdge(frame)
      view.alpha = 0
    }
    view.frame = frame
    view.alpha = 1
  }

  private func placeReorderSeparator(_ lead: CGFloat?) {
    guard let lead else {
      reorderSeparator?.removeFromSuperview()
      reorderSeparator = nil
      return
    }
    let line = reorderSeparator ?? UIView()
    line.backgroundColor = .separator
    line.frame = physical(CGRect(x: lead, y: 0, width: 1, height: bounds.height))
    if reorderSeparator == nil { stage.addSubview(line) }
    reorderSeparator = line
  }

  /// The accessory with an action at a point of the cell; nil if there is none.
  func button(at point: CGPoint) -> UICellAccessory.AccessoryType? {
    let arrangement = self.arrangement
    return (arrangement.leading + arrangement.trailing).first { accessory in
      doesSomething(accessory) && room(of: accessory)?.contains(point) ?? false
    }?.accessoryType
  }

  /// The touch areas of buttons, and that of the reorder control.
  var buttonAreas: [CGRect] {
    let arrangement = self.arrangement
    return (arrangement.leading + arrangement.trailing).compactMap { accessory in
      doesSomething(accessory) ? room(of: accessory) : nil
    } + [reorderArea].compactMap(\.self)
  }

  /// The touch area of the reorder control, as high as the cell.
  var reorderArea: CGRect? {
    guard let grip = arrangement.trailing.first(where: { $0.accessoryType == .reorder }),
      let room = room(of: grip)
    else { return nil }
    return CGRect(x: room.minX, y: 0, width: room.width, height: stage.bounds.height)
  }

  /// Whether a point of the cell is at the horizontal position of the reorder control.
  func isReorderControl(at point: CGPoint) -> Bool {
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

  /// The touch area of an accessory, at least 44 points wide and high.
  private func room(of accessory: UICellAccessory) -> CGRect? {
    guard let view = accessoryViews[accessory.accessoryType], view.superview === stage,
      !view.isHidden
    else { return nil }
    return view.frame.insetBy(
      dx: min(0, (view.bounds.width - 44) / 2), dy: min(0, (view.bounds.height - 44) / 2))
  }

  /// Simulates a tap on an accessory: calls its handler. Without a handler an outline disclosure
  /// expands or collapses the item, a delete control reveals the trailing actions, and a pop-up
  /// menu opens.
  ///
  /// - Returns: Whether the cell shows such an accessory with an action.
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

  /// Expands or collapses the item for a tap anywhere on the cell, if the outline disclosure has
  /// the header style.
  ///
  /// - Returns: Whether it has; such a cell is not selected by the tap.
  /// - Note: As UIKit's headers describe the styles. The automatic style is the header style in
  ///   cells that are headers of their lists.
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
    let source = collectionView?.dataSource as? any OutlineDataSource
    return source?.toggleItem(at: element.indexPath) ?? false
  }

  private func showActions() -> Bool {
    guard let list = collectionView, let path = list.indexPath(for: self) else { return false }
    return list.openSwipeWhileEdited(at: path)
  }
}
