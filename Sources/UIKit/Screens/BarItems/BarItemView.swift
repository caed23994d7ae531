/// A view that shows a bar item.
@MainActor protocol BarItemView: UIView {
  /// The item that it shows; nil while it shows none.
  var barItem: UIBarItem? { get }
}

/// A view that shows items and follows their changes: a bar, or the button of an item.
@MainActor protocol BarItemObserver: UIView {
  /// Called when a property of `item` has changed.
  func itemDidChange(_ item: NSObject)
  /// Makes a change of an item; views that it adds fade in.
  func fadeInNewViews(_ change: () -> Void)
}

extension BarItemObserver {
  func fadeInNewViews(_ change: () -> Void) { change() }
}
