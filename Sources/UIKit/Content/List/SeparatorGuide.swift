/// The guide that the lines of a cell begin and end with.
///
/// Made the first time it is asked for: until then no solver is needed.
@MainActor final class SeparatorGuide {
  private unowned let cell: UIView
  private var guide: UILayoutGuide?
  private var lead: NSLayoutConstraint?

  init(in cell: UIView) {
    self.cell = cell
  }

  /// The guide; its sides give way to constraints of the app.
  func made(_ automaticLead: CGFloat) -> UILayoutGuide {
    if let guide { return guide }
    let guide = UILayoutGuide()
    cell.addLayoutGuide(guide)
    let lead = guide.leadingAnchor.constraint(
      equalTo: cell.leadingAnchor, constant: automaticLead)
    let trail = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    lead.priority = .defaultLow
    trail.priority = .defaultLow
    NSLayoutConstraint.activate([
      lead, trail, guide.topAnchor.constraint(equalTo: cell.topAnchor),
      guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    (self.guide, self.lead) = (guide, lead)
    return guide
  }

  /// The distances of lines from the cell's leading and trailing edge, in points.
  func sides(_ automaticLead: CGFloat) -> (lead: CGFloat, trail: CGFloat) {
    guard let guide else { return (automaticLead, 0) }
    if lead?.constant != automaticLead { lead?.constant = automaticLead }
    let frame = guide.layoutFrame
    guard frame.width > 0 else { return (automaticLead, 0) }
    let (left, right) = (frame.minX, cell.bounds.width - frame.maxX)
    return cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? (right, left) : (left, right)
  }
}
