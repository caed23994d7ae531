// The state and the height of a cell in its table view.
extension UITableViewCell {
  /// Updates the cell for the row that it is about to show.
  func prepare(for path: IndexPath, in table: UITableView) {
    givenStyle = table.editingStyle(at: path)
    if let level = table.delegate?.tableView?(table, indentationLevelForRowAt: path) {
      indentationLevel = level
    }
    updateAccessories(at: path)
    if let row, row.isBeingEdited != isEditing {
      setEditing(row.isBeingEdited, animated: false)
    }
    row?.showSelection(animated: false)
  }

  /// Updates the appearance for a position in a section; nil outside of a table view.
  func join(_ place: ListPlace?) {
    self.place = place
    var own = place
    if let inset = chosenSeparatorInset ?? row?.table?.chosenSeparatorInset {
      let direction = effectiveUserInterfaceLayoutDirection
      let insets = NSDirectionalEdgeInsets(inset, direction)
      own?.separators?.bottomSeparatorInsets = insets
      own?.separators?.topSeparatorInsets = insets
    }
    if let inset = row?.table?.readableInset { own?.margin = max(place?.margin ?? 0, inset) }
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

  var cardCorners: (mask: CACornerMask, radius: CGFloat)? { place?.cardCorners }

  func swipeDidChange(_ isSwiped: Bool) {
    let state: StateMask = isSwiped ? .showingDeleteConfirmation : []
    willTransition(to: state)
    setNeedsUpdateConfiguration()
    didTransition(to: state)
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

  /// The height that the cell prefers, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
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
