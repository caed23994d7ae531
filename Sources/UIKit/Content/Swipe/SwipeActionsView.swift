/// The buttons beside a row that is swiped aside.
///
/// Lies beyond the edge of the cell's own content; the cell moves it in by as much as it is wide.
final class SwipeActionsView: UIView {
  let edge: SwipeActionsEdge
  let configuration: UISwipeActionsConfiguration
  /// In the order of the actions: the one at the edge of the row first.
  private(set) var buttons: [SwipeActionButton]
  private var plan = SwipeActionsPlan(contents: [], room: 0)
  /// How far the row lies aside.
  var place = Place.open { didSet { if place != oldValue { setNeedsLayout() } } }
  /// Called with the index of a button that was tapped.
  var onTap: ((Int) -> Void)?

  /// How far a row lies aside.
  enum Place: Equatable {
    /// As far as the buttons are wide.
    case open
    /// As far as a finger has it, in points. Whether the first action takes all the room.
    case led(CGFloat, isFull: Bool)
    /// All the way, the first action taking all the room.
    case full

    /// Whether the first action takes all the room.
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
    // What is nearer to the edge lies in front, for rows that do not show all yet.
    buttons.reversed().forEach(addSubview)
    for (index, button) in buttons.enumerated() {
      button.onTap = { [weak self] in self?.onTap?(index) }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The room that all buttons take in a row of `size`, in points.
  func extent(in size: CGSize) -> CGFloat {
    plan = SwipeActionsPlan(
      contents: buttons.map { $0.contentWidth(inHeight: size.height) }, room: size.width)
    return plan.extent
  }

  /// How far a row of `size` lies aside now, in points.
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

  /// Gives each button its share of the room: of less than they want they lie one above the other,
  /// of more they are wider.
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
