// The separators between cells.
extension UICollectionViewListCell {
  private var nextRowIsHighlighted: Bool {
    row(at: 1)?.isProminent ?? false
  }

  /// The default leading inset of separators: the leading edge of the text. Rule CELL-7.
  var automaticSeparatorLead: CGFloat {
    let plan = accessoryPlan(width: bounds.width)
    let textLead = textLead
    let margin = directionalLayoutMargins.leading
    guard separatorsFollowControls || plan.leading.isEmpty else {
      return indentation + (textLead ?? Self.marginBesideControls) + margin
        - Self.marginBesideControls
    }
    return plan.contentLead + (textLead ?? margin)
  }

  func placeSeparators() {
    let (top, bottom) = (listPlace?.topSeparator ?? .hidden, listPlace?.bottomSeparator ?? .hidden)
    let separators = listPlace?.separators
    let isCovered = isProminent || nextRowIsHighlighted
    let isKept = configurationState.isEditing && (separatorsFollowControls || !isProminent)
    bottomSeparator.isHidden = bottom == .hidden || isCovered && !isKept
    topSeparator.isHidden = top == .hidden || isProminent
    guard let separators, !bottomSeparator.isHidden || !topSeparator.isHidden else {
      topSeparator.removeFromSuperview()
      bottomSeparator.removeFromSuperview()
      return
    }
    let pixel = 1 / traitCollection.pixelScale
    place(
      bottomSeparator, separators.bottomSeparatorInsets, y: bounds.height - pixel,
      isFull: bottom == .full)
    place(topSeparator, separators.topSeparatorInsets, y: 0, isFull: top == .full)
    let color = isProminent && isSelected ? separators.multipleSelectionColor : separators.color
    for line in [topSeparator, bottomSeparator] { line.show(color, separators.visualEffect) }
  }

  private func place(_ line: UIView, _ insets: NSDirectionalEdgeInsets, y: CGFloat, isFull: Bool) {
    if line.superview !== stage { stage.addSubview(line) }
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let sides = separatorGuide.sides(automaticSeparatorLead)
    let (ownLead, ownTrail) = (isFull ? 0 : sides.lead, sides.trail)
    let adds = addsSeparatorInsets
    let lead =
      insets.leading == automatic.leading ? ownLead : insets.leading + (adds ? ownLead : 0)
    let trail =
      insets.trailing == automatic.trailing ? ownTrail : insets.trailing + (adds ? ownTrail : 0)
    line.frame = physical(
      CGRect(
        x: lead, y: y, width: max(0, bounds.width - lead - trail),
        height: 1 / traitCollection.pixelScale))
  }
}
