/// A view that shows a bar item.
@MainActor protocol BarItemCarrier: UIView {
  /// What it shows now; nil for nothing.
  var carriedItem: UIBarItem? { get }
}
