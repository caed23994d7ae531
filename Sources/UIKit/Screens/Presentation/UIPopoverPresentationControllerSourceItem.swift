/// What the arrow of a popover may point at: views and bar items.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The rectangle of the item in the coordinates of a view; nil while both are not in one window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIPopoverPresentationControllerSourceItem where Self: UIView {
  /// The bounds of the view in the coordinates of another one; nil while both are not in one window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, referenceView.window === window else { return nil }
    return referenceView.convert(bounds, from: self)
  }
}

extension UIBarItem: UIPopoverPresentationControllerSourceItem {
  /// The rectangle of the button or tab that shows the item, in the coordinates of a view; nil while
  /// no bar in the view's window shows it.
  public func frame(in referenceView: UIView) -> CGRect? {
    let tab = bar?.subviews.first { ($0 as? any BarItemView)?.barItem === self }
    return ((self as? UIBarButtonItem)?.view ?? tab)?.frame(in: referenceView)
  }
}
