/// The buttons that are revealed by swiping a row.
///
/// Placed beyond the edge of the content of the cell, which moves by the width of the view.
final class SwipeActionsView: UIView {
  let edge: SwipeActionsEdge
  let configuration: UISwipeActionsConfiguration
  /// The buttons in the order of the actions, beginning at the edge of the row.
  private(set) var buttons: [SwipeActionButton]
  private var plan = SwipeActionsPlan(contents: [], room: 0)
  /// How far the row is open.
  var place = Place.open { didSet { if place != oldValue { setNeedsLayout() } } }
  /// Called with the index of a tapped button.
  var onTap: ((Int) -> Void)?

  /// How far a row is open.
  enum Place: Equatable {
    /// By the width of the buttons.
    case open
    /// By a distance in points that follows a finger; `isFull` if the first action fills it.
    case led(CGFloat, isFull: Bool)
    /// By the whole width, which the first action fills.
    case full

    /// Whether the first action fills the view.
    var takesAll: Bool {
      switch self {
      case .open: false
      case .led(_, let isFull): isFull
      case .full: true
      }
    }
  }

  init(_ configuration: UISwipeActionsConfiguration, _ edge: SwipeActionsEdge) {
    self.edge = edge
    self.configuration = configuration
    buttons = configuration.actions.map(SwipeActionButton.init)
    super.init(frame: .zero)
    // Buttons nearer to the edge are in front while the row is not fully open.
    buttons.reversed().forEach(addSubview)
    for (index, button) in buttons.enumerated() {
      button.onTap = { [weak self] in self?.onTap?(index) }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width of all buttons in a row of `size`, in points.
  func extent(in size: CGSize) -> CGFloat {
    plan = SwipeActionsPlan(
      contents: buttons.map { $0.contentWidth(inHeight: size.height) }, room: size.width)
    return plan.extent
  }

  /// How far a row of `size` is open, in points.
  func distance(in size: CGSize) -> CGFloat {
    let extent = extent(in: size)
    switch place {
    case .open: return extent
    case .led(let distance, _): return distance
    case .full: return size.width
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeButtons()
  }

  /// Gives each button its share of the width. In less than their width buttons overlap, in more
  /// they are stretched.
  func placeButtons() {
    let isAtRight = (edge == .trailing) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let share = plan.extent > 0 ? bounds.width / plan.extent : 1
    for (index, button) in buttons.enumerated() {
      let takesAll = place.takesAll && index == 0
      let near = takesAll ? 0 : plan.distances[index] * share
      let seen = takesAll ? bounds.width : plan.widths[index] * share
      let width = max(seen, plan.widths[index])
      let far = near + seen
      button.contentWidth = plan.widths[index]
      button.contentIsAtLeft = isAtRight
      button.frame = CGRect(
        x: isAtRight ? bounds.width - far : far - width, y: 0, width: width, height: bounds.height)
      button.placeContent()
    }
  }
}
