// The lines between a list's cell and its neighbours.
extension UICollectionViewListCell {
  private var rowAfterStandsOut: Bool {
    row(at: 1).map { $0.isSelected || $0.isHighlighted } ?? false
  }

  /// Where lines begin by themselves: with the text. Rule CELL-7.
  var automaticLineLead: CGFloat {
    let plan = accessoryPlan(width: bounds.width)
    let width = plan.contentTrail - plan.contentLead
    let textLead = textLead(in: width)
    return plan.contentLead + (textLead ?? directionalLayoutMargins.leading)
  }

  func placeLines() {
    let isProminent = isSelected || isHighlighted
    let (top, bottom) = (listPlace?.topLine ?? .hidden, listPlace?.bottomLine ?? .hidden)
    let separators = listPlace?.separators
    let isCovered = isProminent || rowAfterStandsOut
    bottomLine.isHidden = bottom == .hidden || isCovered && !configurationState.isEditing
    topLine.isHidden = top == .hidden || isProminent
    guard let separators, !bottomLine.isHidden || !topLine.isHidden else {
      topLine.removeFromSuperview()
      bottomLine.removeFromSuperview()
      return
    }
    let pixel = 1 / traitCollection.pixelScale
    place(
      bottomLine, separators.bottomSeparatorInsets, y: bounds.height - pixel,
      isFull: bottom == .full)
    place(topLine, separators.topSeparatorInsets, y: 0, isFull: top == .full)
    let color = isSelected ? separators.multipleSelectionColor : separators.color
    for line in [topLine, bottomLine] { line.show(color, separators.visualEffect) }
  }

  private func place(_ line: UIView, _ insets: NSDirectionalEdgeInsets, y: CGFloat, isFull: Bool) {
    if line.superview !== stage { stage.addSubview(line) }
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let sides = separatorGuide.sides(automaticLineLead)
    let lead = insets.leading == automatic.leading ? (isFull ? 0 : sides.lead) : insets.leading
    let trail = insets.trailing == automatic.trailing ? sides.trail : insets.trailing
    line.frame = physical(
      CGRect(
        x: lead, y: y, width: max(0, bounds.width - lead - trail),
        height: 1 / traitCollection.pixelScale))
  }
}
