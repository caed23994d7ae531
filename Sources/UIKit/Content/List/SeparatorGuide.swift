/// The layout guide for the leading and trailing ends of a cell's separators.
///
/// Created on first access: until then no solver is needed.
@MainActor final class SeparatorGuide {
  private unowned let cell: UIView
  private var guide: UILayoutGuide?
  private var lead: NSLayoutConstraint?

  init(in cell: UIView) {
    self.cell = cell
  }

  /// The guide. Constraints of the application override its default edges.
  ///
  /// - Parameter automaticLead: The default leading inset in points.
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

  /// The insets of separators from the leading and the trailing edge of the cell, in points.
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
