// The state and the height of a cell in its table view.
extension UITableViewCell: ItemView {
  /// The index path of the row; nil if it is not visible.
  var path: IndexPath? { table?.rows.path(of: self) }

  func adoptSelection(_ isSelected: Bool) {
    guard self.isSelected != isSelected else { return }
    setSelected(isSelected, animated: table?.rows.animatesSelecting ?? false)
  }

  func adoptHighlight(_ isHighlighted: Bool) {
    if self.isHighlighted != isHighlighted { setHighlighted(isHighlighted, animated: false) }
  }

  var isBeingEdited: Bool {
    get { isEditing }
    set {
      guard isEditing != newValue else { return }
      if newValue, let table, let path { adoptReorderControl(at: path, in: table) }
      setEditing(newValue, animated: table?.rows.animatesEditing ?? false)
    }
  }

  var isLifted: Bool {
    get { body.isLifted }
    set { body.isLifted = newValue }
  }

  var isReordered: Bool {
    get { body.isReordered }
    set { body.isReordered = newValue }
  }

  var dropState: DropRelation {
    get { body.dropState }
    set { body.dropState = newValue }
  }

  var dragState: UICollectionViewCell.DragState {
    get { body.dragState }
    set {
      guard body.dragState != newValue else { return }
      body.dragState = newValue
      dragStateDidChange(DragState(newValue))
    }
  }

  var swipeActions: SwipeActionsView? {
    get { body.swipeActions }
    set { body.swipeActions = newValue }
  }

  func followSwipe() { body.followSwipe() }

  /// The contents, which have moved aside while swipe actions are revealed, are those of the body.
  func hasGrip(at point: CGPoint) -> Bool {
    body.isReorderControl(at: body.convert(point, from: self))
  }

  /// Updates the cell for the row that it is about to show.
  func prepare(for path: IndexPath, in table: UITableView) {
    let style = table.knownEditingStyle(at: path)
    (givenStyle, mayBeEdited) = (style ?? .none, style != nil)
    if style == EditingStyle.none {
      let indents = table.delegate?.tableView?(table, shouldIndentWhileEditingRowAt: path)
      if let indents { shouldIndentWhileEditing = indents }
    }
    if table.isEditing { adoptReorderControl(at: path, in: table) }
    if let level = table.delegate?.tableView?(table, indentationLevelForRowAt: path) {
      indentationLevel = level
    }
    updateAccessories(at: path)
  }

  /// Shows a reorder control where the data source says that the row can be moved. Rule TABLE-12.
  private func adoptReorderControl(at path: IndexPath, in table: UITableView) {
    guard !showsReorderControl, table.saysMovable(path) else { return }
    showsReorderControl = true
  }

  /// Updates the appearance for a position in a section; nil outside of a table view.
  func join(_ place: ListPlace?) {
    var place = place
    if let table { place?.margin = table.margin }
    self.place = place
    var own = place
    if let inset = chosenSeparatorInset ?? table?.chosenSeparatorInset {
      let direction = effectiveUserInterfaceLayoutDirection
      let insets = NSDirectionalEdgeInsets(inset, direction)
      own?.separators?.bottomSeparatorInsets = insets
      own?.separators?.topSeparatorInsets = insets
    }
    if let inset = table?.readableInset { own?.margin = max(place?.margin ?? 0, inset) }
    body.adoptListPlace(own)
    if let own { takeMargins(own.margin) }
    labels.take(labelLook)
  }

  /// Sets the margins of the cell, unless the application has set others. They are those of its
  /// content view. Rule TABLE-8.
  private func takeMargins(_ side: CGFloat) {
    let margins = NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
    guard margins != givenMargins, givenMargins == nil || givenMargins == directionalLayoutMargins
    else { return }
    givenMargins = margins
    directionalLayoutMargins = margins
    body.contentView.setNeedsLayout()
    body.setNeedsLayout()
  }

  /// Called when swipe actions were revealed or hidden.
  func swipeDidChange(_ isSwiped: Bool) {
    let state: StateMask = isSwiped ? .showingDeleteConfirmation : []
    willTransition(to: state)
    setNeedsUpdateConfiguration()
    didTransition(to: state)
    table?.rowWasSwiped(self, isOpen: isSwiped)
  }

  // MARK: Labels

  /// As in `Fixtures/Lists/contents.json`; the fonts of the styles are those known of table views.
  var labelLook: TableLabels.Look {
    let margin = body.directionalLayoutMargins.leading
    var look = TableLabels.Look(
      text: .init(.body), secondaryText: .init(.caption1),
      margins: NSDirectionalEdgeInsets(
        top: 11, leading: body.contentMargin, bottom: 11, trailing: 8))
    switch style {
    case .default, .subtitle: break
    case .value1:
      look.secondaryText = .init(.body, .secondaryLabel)
      look.isSideBySide = true
    case .value2:
      look.text = .init(.caption1, .systemBlue)
      look.column = 91
    }
    if accessoryType == .none, accessoryView == nil { look.margins.trailing = margin }
    return look
  }

  // MARK: Height

  /// The height that a separator adds to a row with a content configuration, in points.
  /// Rule TABLE-9.
  fileprivate func separatorHeight(in table: UITableView) -> CGFloat {
    guard contentConfiguration != nil, table.separatorStyle != .none else { return 0 }
    return 1 / traitCollection.pixelScale
  }

  /// The height that fits the content, in points.
  func naturalHeight(forWidth width: CGFloat) -> CGFloat {
    if contentConfiguration == nil, !labels.isEmpty {
      let plan = body.accessoryPlan(width: width)
      let content = labels.height(forWidth: max(0, plan.contentTrail - plan.contentLead))
      return max(ListMetrics.rowHeight, content)
    }
    return body.fittedHeight(forWidth: width) {
      body.giveMargins()
      return body.contentFrame
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The attributes with the height of a row: the given one, or that of its cell.
  @MainActor func fitting(_ cell: UITableViewCell) -> UICollectionViewLayoutAttributes {
    guard let table = cell.table, let preferred = duplicate() else { return self }
    preferred.frame.size.height =
      table.givenHeight(ofRowAt: indexPath)
      ?? cell.traitCollection.pixelGrid.ceiled(cell.fittedHeight(size.width))
      + cell.separatorHeight(in: table)
    return preferred
  }
}
