/// The buttons beside a row that is swiped aside.
///
/// Lies beyond the edge of the cell's own content; the cell moves it in by as much as it is wide.
final class SwipeActionsView: UIView {
  let edge: SwipeEdge
  let configuration: UISwipeActionsConfiguration
  /// In the order of the actions: the one at the edge of the row first.
  private(set) var buttons: [SwipeActionButton]
  private var plan = SwipeActionsPlan(contents: [], room: 0)

  init(_ configuration: UISwipeActionsConfiguration, _ edge: SwipeEdge) {
    self.edge = edge
    self.configuration = configuration
    buttons = configuration.actions.map(SwipeActionButton.init)
    super.init(frame: .zero)
    buttons.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  /// How far a row of `size` moves aside, in points.
  func extent(in size: CGSize) -> CGFloat {
    plan = SwipeActionsPlan(
      contents: buttons.map { $0.contentWidth(inHeight: size.height) }, room: size.width)
    return plan.extent
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isAtRight = (edge == .trailing) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    for (button, (distance, width)) in zip(buttons, zip(plan.distances, plan.widths)) {
      let x = isAtRight ? bounds.width - distance - width : distance
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
  }
}

/// The side of a row that actions lie at, in reading direction.
package enum SwipeEdge: Hashable, Sendable {
  case leading
  case trailing
}
